import type { ListName } from './choices.ts';

export const rateServices = ['fcl'] as const;
export type RateService = (typeof rateServices)[number];

export type CellKind =
  | { kind: 'choice' | 'choices'; list: ListName }
  | { kind: 'price' | 'tax' | 'day' | 'kilograms' | 'text' | 'moment' | 'cutOff' | 'vessel' | 'voyage' };

export type RateColumn = CellKind & {
  key: string;
  title: string;
  isRequired: boolean;
  /** Of the two lines that the template begins with. */
  examples: readonly [first: string, second: string];
};

/** A line of a sheet by the keys of its columns, every value as it is exported again; empty where nothing is said. */
export type RateRow = Readonly<Record<string, string>>;

/** A line and where it stands. */
export interface PlacedRow {
  row: RateRow;
  sheet: string;
  at: number;
}

/** One fee of a carrier on a lane, for the sailings that depart in its days. */
const fclColumns = [
  { key: 'origin', title: '起运港', kind: 'choice', list: 'port', isRequired: true, examples: ['CNSHA', 'CNSHA'] },
  { key: 'destination', title: '目的港', kind: 'choice', list: 'port', isRequired: true, examples: ['NLRTM', 'NLRTM'] },
  { key: 'carrier', title: '船公司', kind: 'choice', list: 'carrier', isRequired: true, examples: ['COSU', 'COSU'] },
  { key: 'cargo', title: '货类', kind: 'choice', list: 'cargo', isRequired: true, examples: ['Y', 'Y'] },
  {
    key: 'classes',
    title: '危险品类别',
    kind: 'choices',
    list: 'dangerousClass',
    isRequired: false,
    examples: ['3;8', ''],
  },
  { key: 'fee', title: '费用代码', kind: 'choice', list: 'fee', isRequired: true, examples: ['OF', 'DOC'] },
  { key: 'box', title: '箱型', kind: 'choice', list: 'box', isRequired: false, examples: ['20GP', ''] },
  {
    key: 'basis',
    title: '计费单位',
    kind: 'choice',
    list: 'basis',
    isRequired: true,
    examples: ['CONTAINER', 'SHIPMENT'],
  },
  { key: 'currency', title: '币种', kind: 'choice', list: 'currency', isRequired: true, examples: ['USD', 'CNY'] },
  { key: 'price', title: '单价', kind: 'price', isRequired: false, examples: ['850.00', '450.00'] },
  { key: 'tax', title: '税率%', kind: 'tax', isRequired: true, examples: ['0', '6'] },
  { key: 'payTerm', title: '付款方式', kind: 'choice', list: 'payTerm', isRequired: true, examples: ['PRE', 'PRE'] },
  { key: 'from', title: '生效日期', kind: 'day', isRequired: true, examples: ['2026-01-01', '2026-01-01'] },
  { key: 'to', title: '失效日期', kind: 'day', isRequired: true, examples: ['2026-01-31', '2026-01-31'] },
  { key: 'limitKg', title: '限重kg', kind: 'kilograms', isRequired: false, examples: ['21000', ''] },
  { key: 'space', title: '舱位', kind: 'choice', list: 'space', isRequired: false, examples: ['PLENTY', ''] },
  { key: 'remark', title: '备注', kind: 'text', isRequired: false, examples: ['', ''] },
] as const satisfies readonly RateColumn[];

export const rateColumns: Readonly<Record<RateService, readonly RateColumn[]>> = { fcl: fclColumns };

const FEE_KEYS = ['origin', 'destination', 'carrier', 'cargo', 'fee', 'payTerm'];

const joined = (row: RateRow, keys: readonly string[]): string => keys.map((key) => row[key] ?? '').join(' ');

/** Says which fee a row prices, for one type of box or for all. */
export const feeKey = (row: RateRow): string => joined(row, FEE_KEYS);

/** Says which line of a price list a row is: one key stands in it once. */
export const lineKey = (row: RateRow): string => joined(row, [...FEE_KEYS, 'box', 'from']);
