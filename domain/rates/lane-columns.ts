import type { ListName } from './choices.ts';
import type { RateColumn } from './columns.ts';

type Examples = RateColumn['examples'];

export const choiceColumn = (
  key: string,
  title: string,
  list: ListName,
  examples: Examples,
  isRequired = true,
): RateColumn => ({ key, title, kind: 'choice', list, isRequired, examples });

/** Which kind of goods a price is for. */
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

interface PriceExamples {
  currency: Examples;
  price: Examples;
  tax: Examples;
  /** Whether freight may be below zero. */
  isSigned?: boolean;
}

/** How much, taxed how, paid where and on which days. */
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

/** Where a truck goes and how far: a line of its own, after one of freight. */
export const doorColumns = ([city, kilometres]: readonly [city: string, kilometres: string]): readonly RateColumn[] => [
  choiceColumn('city', '门点城市', 'city', ['', city], false),
  wholeColumn('kilometres', '公里数', ['', kilometres]),
];

export const lastColumns: readonly RateColumn[] = [
  choiceColumn('space', '舱位', 'space', ['PLENTY', ''], false),
  { key: 'remark', title: '备注', kind: 'text', isRequired: false, examples: ['', ''] },
];
