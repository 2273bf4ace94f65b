import type { EnquiryField } from '#domain/enquiry/fields.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { enquiry as words } from '#src/ui/copy/enquiry.ts';

export interface FormSection {
  title: string;
  /** In the order of reading; a range of days stands under its first. */
  fields: readonly EnquiryField[];
}

const goods: readonly EnquiryField[] = ['isDanger', 'unNo', 'dgClass', 'packingGroup', 'cargoName'];
const contact: FormSection = { title: words.sections.contact, fields: ['contact', 'phone', 'company', 'remark'] };
const files: FormSection = { title: words.sections.files, fields: ['fileIds'] };
const lane: FormSection = { title: words.sections.lane, fields: ['orgPortCode', 'dstPortCode'] };

export const formSections: Readonly<Record<EnquiryService, readonly FormSection[]>> = {
  fcl: [
    lane,
    { title: words.sections.goods, fields: goods },
    { title: words.sections.boxes, fields: ['boxes', 'weight', 'volume'] },
    {
      title: words.sections.wishes,
      fields: ['expectEtdFrom', 'quoteDeadline', 'targetPrice', 'targetCurrency', 'carrierPrefer', 'services'],
    },
    files,
    contact,
  ],
  lcl: [lane, { title: words.sections.goods, fields: [...goods, 'weight', 'volume'] }, contact],
  truck: [
    { title: words.sections.route, fields: ['pickupPlace', 'deliveryPlace', 'loadingDay', 'ctnType'] },
    { title: words.sections.goods, fields: goods },
    contact,
  ],
};

/** Fields that take the whole width of the form. */
export const wideFields: readonly string[] = ['boxes', 'carrierPrefer', 'fileIds', 'services', 'remark'];

export const labelOf = (service: EnquiryService, name: EnquiryField) =>
  service === 'truck' && name === 'isDanger' ? words.truckDanger : words.fields[name];

export const helpOf = (service: EnquiryService, name: string) =>
  (service === 'truck' ? words.truckHelp[name] : undefined) ?? words.help[name];

/** Where the summary of errors jumps to. */
export const anchorOf = (name: string) => `enquiry-${name}`;
