import { enquiryForm as words, wordsOf } from '#copy/enquiry/form.ts';
import {
  airSections,
  cfsSections,
  dgdeskSections,
  domesticSections,
  type EnquiryField,
  type EnquirySection,
  fclSections,
  flexitankSections,
  lclSections,
  railSections,
  tankSections,
  truckSections,
  warehouseSections,
} from '#domain/enquiry/fields.ts';
import { fieldNames, type SectionTable } from '#domain/form/table.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';

export interface FormSection {
  title: string;
  /** In display order. */
  fields: readonly EnquiryField[];
}

const toSections = (sections: SectionTable): FormSection[] =>
  Object.entries(sections).map(([name, fields]) => ({
    title: words.sections[name as EnquirySection],
    fields: (fieldNames(fields) as EnquiryField[]).filter((field) => fields[field]?.within === undefined),
  }));

export const formSections: Readonly<Record<EnquiryService, readonly FormSection[]>> = {
  fcl: toSections(fclSections),
  lcl: toSections(lclSections),
  truck: toSections(truckSections),
  air: toSections(airSections),
  rail: toSections(railSections),
  domestic: toSections(domesticSections),
  flexitank: toSections(flexitankSections),
  tank: toSections(tankSections),
  warehouse: toSections(warehouseSections),
  dgdesk: toSections(dgdeskSections),
  cfs: toSections(cfsSections),
};

/** Fields that span the whole width. */
export const wideFields: readonly string[] = [
  'boxes',
  'carrierPrefer',
  'fileIds',
  'services',
  'storageWorks',
  'deskWorks',
  'stuffingWorks',
  'remark',
];

const fields: Readonly<Record<string, string>> = words.fields;

export const labelOf = (service: EnquiryService, name: EnquiryField): string =>
  wordsOf(service).fields?.[name] ?? fields[name] ?? '';

export const helpOf = (service: EnquiryService, name: EnquiryField) =>
  wordsOf(service).help?.[name] ?? words.help[name];

export const unitOf = (service: EnquiryService, name: EnquiryField) =>
  wordsOf(service).units?.[name] ?? words.units[name];

/** Target of the links in the error summary. */
export const anchorOf = (name: string) => `enquiry-${name}`;
