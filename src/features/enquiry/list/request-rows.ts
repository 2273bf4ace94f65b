import '#copy/enquiry/all-services.ts';
import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import type { BoxLine, FieldData, FieldTable } from '#domain/form/table.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { choiceNames, choicesOf } from '../form/choices.ts';
import { formSections, labelOf, unitOf } from '../form/sections.ts';

type Enquiry = Pick<EnquiryAnswer, 'dst' | 'dstName' | 'form' | 'org' | 'orgName' | 'service'>;
type FactRow = readonly [term: string, text: string];

interface RequestSection {
  title: string;
  rows: readonly FactRow[];
}

/** All filled-in fields, with the labels of the service's form. */
export const requestSections = (enquiry: Enquiry): RequestSection[] =>
  formSections[enquiry.service]
    .map(({ title, fields }) => ({ title, rows: fields.flatMap((name) => rowOf(enquiry, name)) }))
    .filter(({ rows }) => rows.length > 0);

function rowOf(enquiry: Enquiry, name: EnquiryField): FactRow[] {
  const field = (enquiryForms[enquiry.service].fields as FieldTable)[name];
  const value = enquiry.form[name];
  if (field === undefined || value === undefined || field.kind === 'files') return [];
  const text = textOf(enquiry, name, field);
  return text === '' ? [] : [[labelOf(enquiry.service, name), text]];
}

function textOf(enquiry: Enquiry, name: EnquiryField, field: FieldData): string {
  const { form, service, org, orgName, dst, dstName } = enquiry;
  const value = form[name];
  if (field.kind === 'location')
    return name === 'orgPortCode' ? words.location(orgName, org) : words.location(dstName, dst);
  if (field.kind === 'boxes') return boxesText(value);
  if (name === 'isDanger') return choiceNames(service, name)[String(value)] ?? '';
  const chosen = (code: unknown) =>
    choicesOf(service, name, field).find((choice) => choice.value === code)?.label ?? String(code);
  if (Array.isArray(value)) return value.map(chosen).join('、');
  if (field.kind === 'choice') return chosen(value);
  if (field.kind === 'quantity') return [showMeasure(String(value)), unitOf(service, name)].filter(Boolean).join(' ');
  return name === 'expectEtdFrom' ? words.span(String(value), String(form.expectEtdTo ?? '')) : String(value);
}

const boxesText = (value: unknown): string =>
  Array.isArray(value) ? value.map(({ ctnType, quantity }: BoxLine) => words.box(ctnType, quantity)).join('、') : '';
