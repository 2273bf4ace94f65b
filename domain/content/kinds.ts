import type { FieldTable } from '../form/table.ts';
import type { BlockKind } from './block.ts';
import { postFields, supplierFields, warehouseFields } from './market-fields.ts';

export const newsFields = {
  category: { kind: 'freeText', required: true, most: 20 },
  title: { kind: 'freeText', required: true, most: 80 },
  summary: { kind: 'longText', required: true, most: 200 },
  source: { kind: 'freeText', required: true, most: 40 },
  tags: { kind: 'freeText', most: 80 },
} as const satisfies FieldTable;

export const carouselFields = {
  title: { kind: 'freeText', required: true, most: 40 },
  subtitle: { kind: 'freeText', required: true, most: 60 },
  illustration: { kind: 'choice', required: true, choices: ['vessel', 'placard', 'tank', 'containers'] },
  href: { kind: 'freeText', required: true, most: 300 },
  sort: { kind: 'freeText', required: true, most: 3 },
} as const satisfies FieldTable;

export const campaignFields = {
  title: { kind: 'freeText', required: true, most: 60 },
  summary: { kind: 'longText', required: true, most: 200 },
  startsAt: { kind: 'minute', required: true },
  endsAt: { kind: 'minute', required: true },
  stock: { kind: 'freeText', required: true, most: 3 },
} as const satisfies FieldTable;

export const helpFields = {
  number: { kind: 'freeText', required: true, most: 20 },
  title: { kind: 'freeText', required: true, most: 60 },
} as const satisfies FieldTable;

const textBlocks = ['heading', 'paragraph', 'list', 'link', 'picture', 'file'] as const satisfies readonly BlockKind[];

interface KindOfArticle {
  fields: FieldTable;
  blocks: readonly BlockKind[];
  /** May be published without blocks. */
  isBare?: boolean;
  initial?: Readonly<Record<string, string>>;
}

/** Kinds of published content with their fields and allowed blocks. */
export const articleKinds = {
  NEWS: { fields: newsFields, blocks: textBlocks },
  CAROUSEL: { fields: carouselFields, blocks: [], initial: { illustration: 'vessel', sort: '0' } },
  CAMPAIGN: {
    fields: campaignFields,
    blocks: [...textBlocks, 'table', 'offers', 'form'],
    initial: { stock: '0' },
  },
  HELP: { fields: helpFields, blocks: textBlocks },
  WAREHOUSE: {
    fields: warehouseFields,
    blocks: ['licence', 'picture'],
    isBare: true,
    initial: { temperature: '常温', minimumDays: '1', minimumQuantity: '1', freeDays: '0', docks: '1', sort: '0' },
  },
  SUPPLIER: { fields: supplierFields, blocks: [], initial: { role: 'WAREHOUSE', sort: '0' } },
  POST: {
    fields: postFields,
    blocks: ['goods'],
    initial: { postKind: 'OFFER', trade: 'DELIVERED', payment: 'BEFORE', tax: 'WITH' },
  },
} as const satisfies Readonly<Record<string, KindOfArticle>>;

export type ArticleKind = keyof typeof articleKinds;

export const kindOf = (kind: ArticleKind): KindOfArticle => articleKinds[kind];

export const articleKindNames = Object.keys(articleKinds) as ArticleKind[];
