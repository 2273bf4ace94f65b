import type { ListName } from './choices.ts';
import type { RateColumn } from './columns.ts';
import type { FreightTerms } from './lane-row.ts';

type Examples = RateColumn['examples'];

export const choiceColumn = (
  key: string,
  title: string,
  list: ListName,
  examples: Examples,
  isRequired = true,
): RateColumn => ({ key, title, kind: 'choice', list, isRequired, examples });

/** Columns for the goods a price applies to. */
export const cargoColumns = (cargo: Examples, classes: Examples): readonly RateColumn[] => [
  choiceColumn('cargo', '货类', 'cargo', cargo),
  {
    key: 'classes',
    title: '危险品类别',
    kind: 'choices',
    list: 'dangerousClass',
    isRequired: false,
    examples: classes,
  },
];

interface LaneNames {
  between: {
    list: ListName;
    titles: readonly [origin: string, destination: string];
    examples: readonly [string, string];
  };
  by: { list: ListName; title: string; example: string };
}

export const laneColumns = ({ between, by }: LaneNames): readonly RateColumn[] => [
  ...(['origin', 'destination'] as const).map((key, end) => {
    const example = between.examples[end] ?? '';
    return choiceColumn(key, between.titles[end] ?? '', between.list, [example, example]);
  }),
  choiceColumn('carrier', by.title, by.list, [by.example, by.example]),
];

/** Lane columns with examples from Shanghai. */
export const seaLaneColumns = (to: string, carrier: string, list: ListName = 'carrier'): readonly RateColumn[] =>
  laneColumns({
    between: { list: 'port', titles: ['起运港', '目的港'], examples: ['CNSHA', to] },
    by: { list, title: '船公司', example: carrier },
  });

/** Columns of fee, container type and basis. */
export const boxFeeColumns = (
  fee: Examples,
  box: ListName,
  boxes: Examples,
  basis: Examples,
): readonly RateColumn[] => [
  choiceColumn('fee', '费用代码', 'fee', fee),
  choiceColumn('box', '箱型', box, boxes, false),
  choiceColumn('basis', '计费单位', 'basis', basis),
];

/** Example fees of most ocean carriers: freight per container, documents per shipment. */
export const seaFeeColumns = (list: ListName, box: string): readonly RateColumn[] =>
  boxFeeColumns(['OF', 'DOC'], list, [box, ''], ['CONTAINER', 'SHIPMENT']);

/** Fees per container without tax. */
export const BY_BOX = {
  fee: 'OF',
  unit: 'box',
  basisOf: () => 'CONTAINER',
  tax: '0',
  currency: null,
} satisfies Partial<FreightTerms>;

interface PriceExamples {
  currency: Examples;
  price: Examples;
  tax: Examples;
  /** Freight may be negative. */
  isSigned?: boolean;
}

/** Columns of price, currency, tax, payment term and validity. */
export const priceColumns = ({ currency, price, tax, isSigned = false }: PriceExamples): readonly RateColumn[] => [
  choiceColumn('currency', '币种', 'currency', currency),
  { key: 'price', title: '单价', kind: isSigned ? 'signedPrice' : 'price', isRequired: false, examples: price },
  { key: 'tax', title: '税率%', kind: 'tax', isRequired: true, examples: tax },
  choiceColumn('payTerm', '付款方式', 'payTerm', ['PRE', 'PRE']),
  { key: 'from', title: '生效日期', kind: 'day', isRequired: true, examples: ['2026-01-01', '2026-01-01'] },
  { key: 'to', title: '失效日期', kind: 'day', isRequired: true, examples: ['2026-01-31', '2026-01-31'] },
];

export const limitColumn = (examples: Examples): RateColumn => ({
  key: 'limitKg',
  title: '限重kg',
  kind: 'kilograms',
  isRequired: false,
  examples,
});

export const wholeColumn = (key: string, title: string, examples: Examples): RateColumn => ({
  ...{ key, title, kind: 'whole', isRequired: false, examples },
});

/** Columns of a truck's city and distance; trucks are rows of their own below the freight. */
export const doorColumns = ([city, kilometres]: readonly [city: string, kilometres: string]): readonly RateColumn[] => [
  choiceColumn('city', '门点城市', 'city', ['', city], false),
  wholeColumn('kilometres', '公里数', ['', kilometres]),
];

export const lastColumns: readonly RateColumn[] = [
  choiceColumn('space', '舱位', 'space', ['PLENTY', ''], false),
  { key: 'remark', title: '备注', kind: 'text', isRequired: false, examples: ['', ''] },
];
