import type { AnswerOf } from '#contract/call.ts';
import type { operatorImportPreview } from '#contract/calls/operator-imports.ts';
import type { Envelope } from '#contract/codes.ts';
import { sheetKinds } from '#domain/imports/kinds.ts';
import { type ImportService, importKindOf } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { csvOf } from '#domain/sheet/csv.ts';
import { clientHeaders, type TestServer } from './server.ts';

const fclColumns = sheetKinds.fcl.columns;

export const rateTitles = fclColumns.map(({ title }) => title);

/** Ocean freight of a box, as a person writes it. */
export const freightRow = {
  origin: 'CNSHA',
  destination: 'NLRTM',
  carrier: 'COSU',
  cargo: '危险品',
  classes: '3;6.1;8',
  fee: 'OF',
  box: '20GP',
  basis: '箱',
  currency: 'USD',
  price: '777.00',
  tax: '0',
  payTerm: '预付',
  from: '2020-01-01',
  to: '2030-12-31',
  limitKg: '21000',
  space: '充足',
  remark: '',
} satisfies RateRow;

export const documentRow = {
  ...freightRow,
  classes: '',
  fee: 'DOC',
  box: '',
  basis: '票',
  currency: 'CNY',
  price: '123.45',
  tax: '6',
  limitKg: '',
  space: '',
} satisfies RateRow;

export const csvOfRates = (rows: readonly RateRow[]): Uint8Array =>
  Buffer.from(csvOf([rateTitles, ...rows.map((row) => fclColumns.map(({ key }) => row[key] ?? ''))]));

export type RatePreview = AnswerOf<typeof operatorImportPreview>;

/** Uploads a file of rates or sailings with the key of the operator's own machine. */
export async function previewFile(
  { address, operatorKey }: Pick<TestServer, 'address' | 'operatorKey'>,
  content: Uint8Array,
  name = 'rates.csv',
  service: ImportService = 'fcl',
): Promise<Envelope<RatePreview>> {
  const form = new FormData();
  form.append('service', service);
  form.append('file', new File([new Uint8Array(content)], name));
  const headers = { ...clientHeaders, 'desk-token': operatorKey };
  const path = `/api-platform/desk/${importKindOf(service)}/preview`;
  return (await fetch(`${address}${path}`, { method: 'POST', headers, body: form })).json();
}
