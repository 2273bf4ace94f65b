import { errorsOf } from '../form/check.ts';
import { type FieldError, type FormDescription, type FormError, type Rule, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { tidy } from '../form/tidy.ts';
import { isCasNumber } from '../identity/cas-number.ts';
import { DAY_MS, REQUEST_DAYS_AT_MOST, UPLOADS_OF_A_FORM } from '../limits.ts';
import { GOODS_QUANTITY_LIMITS, GOODS_UNITS } from '../procurement/quantity.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import { ACCESS_CODE_LENGTH, isNewAccessCode } from './access-code.ts';
import type { RequestContext, RequestForm, RequestItem } from './purchase-form.ts';

export const TRADES = ['DELIVERED', 'SELF', 'FOB', 'CIF'] as const;
export const PAYMENTS = ['BEFORE', 'MONTHLY', 'ACCEPTANCE'] as const;
export const QUALIFICATIONS = ['TRADE', 'MAKING', 'PRECURSOR'] as const;
export const ITEMS_OF_A_REQUEST = 10;
const SPECIFICATIONS_OF_AN_ITEM = 10;
const TARGET_LIMITS = { decimals: 4, min: '0.0001', max: '9999999' };

export interface Specification {
  key: string;
  value: string;
}

/** Null when a line is not `name: value`. */
export function readSpecifications(typed: string): Specification[] | null {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => /^([^:：]{1,20})[:：]\s*(.{1,40})$/u.exec(line));
  if (lines.length > SPECIFICATIONS_OF_AN_ITEM) return null;
  return read.every((found) => found !== null)
    ? read.map(([, key = '', value = '']) => ({ key: key.trim(), value }))
    : null;
}

/** Quotes close at 18:00 China time on the last day. */
export const quoteClosing = (lastDay: string): number => Date.parse(`${lastDay}T18:00:00+08:00`);

type RequestRule = Rule<RequestForm, RequestForm, RequestContext>;

/** The deadline must be in the future and within the allowed span. */
const isSoon: RequestRule = ({ value, context: { now } }) => {
  const at = quoteClosing(String(value));
  if (at <= now) return { code: 'DAY_PAST' };
  const most = localDay(now + REQUEST_DAYS_AT_MOST * DAY_MS, CHINA);
  return String(value) > most ? { code: 'REQUEST_LONG', values: { day: most } } : null;
};

const isAfterClosing: RequestRule = ({ value, form: { lastDay } }) =>
  lastDay !== '' && String(value) < lastDay ? { code: 'REQUEST_EARLY', values: { day: lastDay } } : null;

const isNotPast: RequestRule = ({ value, context: { now } }) =>
  String(value) < localDay(now, CHINA) ? { code: 'DAY_PAST' } : null;

function itemsOfForm({ items }: RequestForm): FormError[] {
  const isSized = items.length > 0 && items.length <= ITEMS_OF_A_REQUEST;
  return isSized ? [] : [{ path: 'items', code: 'REQUEST_ITEMS', values: { most: String(ITEMS_OF_A_REQUEST) } }];
}

const text = (most: number, required = false) => ({ kind: 'text', most, required }) as const;

/** Purchase request form, shared by the page and the server. */
export const requestDescription: FormDescription<RequestForm, RequestContext> = {
  sections: [
    section<RequestForm, RequestItem, RequestContext>({
      at: 'items.*',
      step: 'request',
      fields: {
        nameCn: { ...text(100, true), rules: [rules.atLeast(2)] },
        nameEn: { ...text(100), rules: [rules.ascii] },
        casNo: { kind: 'code', most: 20, rules: [rules.textRule('CAS_NUMBER', isCasNumber)] },
        grade: text(20),
        purity: text(40, true),
        packing: text(40, true),
        quantity: {
          kind: 'quantity',
          required: true,
          decimals: 3,
          most: 12,
          rules: [rules.quantity(GOODS_QUANTITY_LIMITS)],
        },
        unit: { kind: 'choice', required: true, choices: GOODS_UNITS },
        targetPrice: { kind: 'quantity', decimals: 4, most: 14, rules: [rules.quantity(TARGET_LIMITS)] },
        priceHidden: { kind: 'tick', shown: ({ scope }) => (scope as RequestItem).targetPrice !== '' },
        specifications: {
          kind: 'longText',
          most: 500,
          rules: [rules.textRule('SPECIFICATIONS', (typed) => readSpecifications(typed) !== null)],
        },
      },
    }),
    section<RequestForm, RequestForm, RequestContext>({
      at: '',
      step: 'request',
      fields: {
        lastDay: { kind: 'day', required: true, rules: [isSoon] },
        place: { ...text(100, true), rules: [rules.atLeast(4)] },
        arrivalDay: { kind: 'day', required: true, rules: [isNotPast, isAfterClosing] },
        trade: { kind: 'choice', required: true, choices: TRADES },
        tax: { kind: 'choice', required: true, choices: ['WITH', 'WITHOUT'] },
        payment: { kind: 'choice', required: true, choices: PAYMENTS },
        qualifications: { kind: 'choices', choices: QUALIFICATIONS },
        excess: { kind: 'tick' },
        samples: { kind: 'files', most: UPLOADS_OF_A_FORM },
        remark: { kind: 'longText', most: 500 },
        contact: { ...text(20, true), rules: [rules.atLeast(2)] },
        phone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
        accessCode: {
          kind: 'code',
          most: ACCESS_CODE_LENGTH,
          rules: [rules.textRule('ACCESS_CODE', isNewAccessCode)],
        },
      },
    }),
  ],
  checks: [itemsOfForm],
};

export function readRequest(
  typed: RequestForm,
  context: RequestContext,
): { form: RequestForm; errors: readonly FieldError[] } {
  const form = tidy(requestDescription, typed);
  return { form, errors: errorsOf(requestDescription, form, context) };
}
