import { readSpecifications } from '../enquiry/purchase-fields.ts';
import { errorsOf } from '../form/check.ts';
import { type Field, type FieldError, type FormDescription, type FormError, section } from '../form/field.ts';
import { ascii, textRule } from '../form/rules.ts';
import { blankTexts, type FieldData, type FieldTable, fieldNames } from '../form/table.ts';
import { isCasNumber } from '../identity/cas-number.ts';
import { type ArticleBlock, type BlockKind, emptyBlock, type TypedBlock, toBlock, toTyped } from './block.ts';
import { type ArticleKind, kindOf } from './kinds.ts';
import { goodsFields, licenceFields } from './market-fields.ts';
import { tagsOf } from './tags.ts';

export interface ArticleForm {
  fields: Readonly<Record<string, string>>;
  blocks: readonly TypedBlock[];
}

export interface ArticleContent {
  fields: Readonly<Record<string, string>>;
  blocks: readonly ArticleBlock[];
}

export const BLOCKS_AT_MOST = 80;
export const LINES_AT_MOST = 60;
export const LINE_AT_MOST = 400;
export const CELLS_AT_MOST = 8;

/** A path of this site, or an https URL. */
export const SITE_ADDRESS = /^(?:\/(?:[^\s/\\][^\s\\]*)?|https:\/\/[^\s/\\@]+(?:\/[^\s\\]*)?)$/;
/** Dotted chapter number, as in the help centre's URLs. */
export const HELP_NUMBER = /^[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,3}$/;

const PORT_CODE = /^[A-Z]{5}$/;
/** Mobile number, or a landline with extension. */
const PHONE = /^\+?\d[\d-]{5,18}\d$/;

const text = (most: number): FieldData => ({ kind: 'freeText', required: true, most });
const lines: FieldData = { kind: 'longText', required: true, most: 4_000 };

export const blockFields: Readonly<Record<BlockKind, FieldTable>> = {
  heading: { text: text(80) },
  paragraph: { text: { kind: 'longText', required: true, most: 2_000 } },
  list: { lines },
  link: { text: text(80), href: text(300) },
  picture: { text: text(120) },
  file: { text: text(120) },
  table: { text: text(200), lines },
  offers: { text: { kind: 'freeText', most: 80 }, lines },
  form: { text: text(60) },
  goods: goodsFields,
  licence: licenceFields,
};

type ArticleField = Field<ArticleForm, unknown, null>;

const isWhole = textRule('NOT_WHOLE', (typed) => /^\d{1,3}$/.test(typed.trim()));
const rulesOf: Readonly<Record<string, ArticleField['rules']>> = {
  href: [textRule('SITE_ADDRESS', (typed) => SITE_ADDRESS.test(typed.trim()))],
  sort: [isWhole],
  portCode: [textRule('PORT_CODE', (typed) => PORT_CODE.test(typed.trim()))],
  phone: [textRule('PHONE', (typed) => PHONE.test(typed.trim()))],
  contactPhone: [textRule('PHONE', (typed) => PHONE.test(typed.trim()))],
  nameEn: [ascii],
  casNo: [textRule('CAS_NUMBER', (typed) => isCasNumber(typed))],
  unNo: [textRule('UN_NUMBER', (typed) => /^\d{4}$/.test(typed.trim()))],
  specifications: [textRule('SPECIFICATIONS', (typed) => readSpecifications(typed) !== null)],
  stock: [isWhole],
};

const isAmong = (of: readonly string[]) =>
  textRule('NOT_A_CHOICE', (typed) => tagsOf(typed).every((one) => of.includes(one)));

const chapterRules = { number: [textRule('HELP_NUMBER', (typed) => HELP_NUMBER.test(typed.trim()))] };

/** A number without thousands separators or sign, as it is sent. */
const isPlain = textRule('NOT_A_NUMBER', (typed) => /^\d+(?:\.\d+)?$/.test(typed.trim()));

const described = (table: FieldTable, own = rulesOf): Record<string, ArticleField> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { onlyIf: _, of, ...field }]) => [
      name,
      {
        ...field,
        rules: [
          ...(own[name] ?? []),
          ...(of === undefined ? [] : [isAmong(of)]),
          ...(field.kind === 'quantity' ? [isPlain] : []),
        ],
      },
    ]),
  );

const hasLongLine = (typed: string) => {
  const all = typed.split('\n');
  return all.length > LINES_AT_MOST || all.some((line) => line.length > LINE_AT_MOST);
};

/** Checks that involve several fields of one block. */
function blockErrors({ kind, text: head, lines: typed }: TypedBlock, at: string): FormError[] {
  if (hasLongLine(typed)) return [{ path: `${at}.lines`, code: 'TOO_MANY_LINES' }];
  const block = toBlock({ ...emptyBlock(kind), text: head, lines: typed });
  if (block.kind !== 'table') return [];
  const { columns, rows } = block;
  if (columns.length > CELLS_AT_MOST || columns.includes('') || new Set(columns).size < columns.length)
    return [{ path: `${at}.text`, code: 'TABLE_COLUMNS' }];
  return rows.every(({ length }) => length === columns.length) ? [] : [{ path: `${at}.lines`, code: 'TABLE_ROWS' }];
}

function blocksErrors(kind: ArticleKind, { blocks }: ArticleForm): FormError[] {
  const { blocks: allowed, isBare = false } = kindOf(kind);
  if (blocks.length === 0) return allowed.length === 0 || isBare ? [] : [{ path: 'blocks', code: 'REQUIRED' }];
  if (blocks.length > BLOCKS_AT_MOST || blocks.some((block) => !allowed.includes(block.kind)))
    return [{ path: 'blocks', code: 'NOT_A_CHOICE' }];
  return blocks.flatMap((block, index) => blockErrors(block, `blocks.${index}`));
}

const periodErrors = ({ fields: { startsAt = '', endsAt = '' } }: ArticleForm): FormError[] =>
  startsAt !== '' && endsAt <= startsAt ? [{ path: 'fields.endsAt', code: 'SPAN_BACKWARDS' }] : [];

/** Goods for sale need a price; goods wanted may leave it out. */
const priceErrors = ({ fields, blocks }: ArticleForm): FormError[] =>
  fields.postKind !== 'OFFER'
    ? []
    : blocks.flatMap(({ price }, index) => (price === '' ? [{ path: `blocks.${index}.price`, code: 'REQUIRED' }] : []));

const areaErrors = ({ fields: { areaTotal, areaFree } }: ArticleForm): FormError[] =>
  Number(areaFree) > Number(areaTotal)
    ? [{ path: 'fields.areaFree', code: 'TOO_LARGE', values: { most: areaTotal ?? '' } }]
    : [];

const checksOf: Readonly<Partial<Record<ArticleKind, (form: ArticleForm) => FormError[]>>> = {
  CAMPAIGN: periodErrors,
  POST: priceErrors,
  WAREHOUSE: areaErrors,
};

export const articleForm = (kind: ArticleKind): FormDescription<ArticleForm, null> => ({
  sections: [
    section<ArticleForm, Record<string, unknown>, null>({
      at: 'fields',
      step: '',
      fields: described(kindOf(kind).fields, kind === 'HELP' ? { ...rulesOf, ...chapterRules } : rulesOf),
    }),
    ...kindOf(kind).blocks.map((of) =>
      section<ArticleForm, Record<string, unknown>, null>({
        at: 'blocks.*',
        step: '',
        shown: (block) => block.kind === of,
        fields: described(blockFields[of]),
      }),
    ),
  ],
  checks: [(form) => blocksErrors(kind, form), (form) => checksOf[kind]?.(form) ?? []],
});

export const articleErrors = (kind: ArticleKind, form: ArticleForm): FieldError[] =>
  errorsOf(articleForm(kind), form, null);

export const blankArticle = (kind: ArticleKind): ArticleForm => {
  const { fields, initial = {} } = kindOf(kind);
  return { fields: { ...blankTexts(fields), ...initial }, blocks: [] };
};

export const contentOf = ({ fields, blocks }: ArticleForm): ArticleContent => ({
  fields: Object.fromEntries(Object.entries(fields).map(([name, typed]) => [name, typed.trim()])),
  blocks: blocks.map(toBlock),
});

/** Converts stored content to form values; each field of the kind, in order. */
export const formOf = (kind: ArticleKind, { fields, blocks }: ArticleContent): ArticleForm => ({
  fields: Object.fromEntries(fieldNames(kindOf(kind).fields).map((name) => [name, fields[name] ?? ''])),
  blocks: blocks.map(toTyped),
});
