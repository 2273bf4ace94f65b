import * as v from 'valibot';
import { carrierTrades, codeKinds, placeGroups } from '#domain/reference/code-kinds.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { feeBases } from '#domain/reference/fee-bases.ts';
import { feeGroups } from '#domain/reference/fee-codes.ts';
import { call, operatorCallFor } from '../call.ts';
import { fieldMessages } from '../messages.ts';

const operator = operatorCallFor('rates');

const code = (shape: RegExp, ...examples: string[]) =>
  v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(shape), v.examples(examples));
const PLAIN = /^[^\p{Cc}<>&]+$/u;
const name = (...examples: string[]) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(PLAIN), v.examples(examples));
const latin = (...examples: string[]) =>
  v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z][A-Za-z0-9 .,'()/-]{0,59}$/), v.examples(examples));
const letters = (example: string) =>
  v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z]{1,60}$/), v.examples([example]));
const yesNo = v.picklist(['Y', 'N']);

function isZone(text: string): boolean {
  try {
    return /^[A-Z]\w+\/\w/.test(text) && Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

const searched = {
  nameCn: name('太仓'),
  nameEn: latin('Taicang'),
  pinyin: letters('taicang'),
  initials: letters('tc'),
  /** Comma-separated. */
  aliases: v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^[^\p{Cc}<>&]*$/u), v.examples(['', '太仓港'])),
};
const located = {
  ...searched,
  country: code(/^[A-Z]{2}$/, 'CN'),
  timezone: v.pipe(v.string(), v.trim(), v.check(isZone, fieldMessages.timezone), v.examples(['Asia/Shanghai'])),
};

/** Null for a new code; otherwise the code and the version that was edited. */
const of = v.nullable(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,11}$/), v.examples(['CNTAG'])),
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  }),
);

const kind = v.picklist(codeKinds);

const row = v.object({
  kind,
  code: v.string(),
  version: v.number(),
  /** Keyed by the field names of the kind. */
  fields: v.record(v.string(), v.string()),
  /** Null for unedited reference data. */
  editedBy: v.nullable(v.string()),
  editedAt: v.nullable(v.number()),
});
export type OperatorCode = v.InferOutput<typeof row>;

export const operatorCodes = call({
  ...operator,
  name: 'operatorCodes',
  path: '/api-platform/desk/codes/query',
  summary: '操作室：承运人、港口、机场、车站、城市与费用代码，按代码排',
  clauses: ['10.3'],
  request: v.strictObject({
    kind,
    /** Part of a code or a name. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** Last code of the previous page. */
    after: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/), v.examples(['CNTAG']))),
  }),
  answer: v.object({ items: v.array(row), total: v.number(), next: v.nullable(v.string()) }),
});
export type OperatorCodes = v.InferOutput<typeof operatorCodes.answer>;

export const operatorCodeSave = call({
  ...operator,
  name: 'operatorCodeSave',
  path: '/api-platform/desk/codes/save',
  summary: '操作室：新增或修改一个代码，记下之前与之后；代码本身不能改；别人先改过的回 10004009，附现在的内容',
  clauses: ['10.3'],
  request: v.variant('kind', [
    v.strictObject({
      kind: v.literal('CARRIER'),
      of,
      fields: v.strictObject({
        code: code(/^[A-Z0-9][A-Z0-9-]{1,11}$/, 'HZLN'),
        trade: v.picklist(carrierTrades),
        nameCn: name('示例航运'),
        /** SMDG code of a shipping line, or waybill prefix of an airline. */
        secondCode: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{0,4}$/), v.examples(['', 'HZL'])),
        /** Accepts dangerous goods with freight collect. */
        dgCollect: yesNo,
      }),
    }),
    v.strictObject({
      kind: v.literal('PORT'),
      of,
      fields: v.strictObject({
        code: code(/^[A-Z]{2}[A-Z2-9]{3}$/, 'CNTAG'),
        ...located,
        group: v.picklist(placeGroups.PORT),
      }),
    }),
    v.strictObject({
      kind: v.literal('AIRPORT'),
      of,
      fields: v.strictObject({ code: code(/^[A-Z]{3}$/, 'NGB'), ...located }),
    }),
    v.strictObject({
      kind: v.literal('STATION'),
      of,
      fields: v.strictObject({
        code: code(/^[A-Z][A-Z0-9-]{2,9}$/, 'CNTYN'),
        ...located,
        group: v.picklist(placeGroups.STATION),
      }),
    }),
    v.strictObject({
      kind: v.literal('CITY'),
      of,
      fields: v.strictObject({ code: code(/^\d{6}$/, '320585'), ...searched, group: name('江苏') }),
    }),
    v.strictObject({
      kind: v.literal('FEE'),
      of,
      fields: v.strictObject({
        code: code(/^[A-Z]{2,6}$/, 'ECC'),
        nameCn: name('环保附加'),
        feeGroup: v.picklist(feeGroups),
        /** Comma-separated if several, in which case they cannot be changed. */
        basis: v.pipe(
          v.string(),
          v.check(
            (text) => text.split(',').every((one) => feeBases.some((basis) => basis === one)),
            fieldMessages.choice,
          ),
          v.examples(['CONTAINER']),
        ),
        currency: v.picklist(currencies.map((one) => one.code)),
        atCost: yesNo,
      }),
    }),
  ]),
  answer: row,
});
export type CodeToSave = v.InferOutput<typeof operatorCodeSave.request>;
