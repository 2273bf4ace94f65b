import { compare, decimalText, multiply, roundUp } from '../decimal.ts';
import { type CurrencyTotal, totalsOfAmounts } from '../fees/line.ts';
import { errorsOf } from '../form/check.ts';
import { type FieldError, type FormDescription, type FormError, type Rule, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { tidy } from '../form/tidy.ts';
import { GOODS_QUANTITY_LIMITS } from '../procurement/quantity.ts';
import { type QuantityLimits, readQuantity } from '../quantity.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import type { QuoteContext, QuoteForm, QuoteLine } from './supplier-quote-form.ts';

export const QUOTE_PRICE_LIMITS: QuantityLimits = { decimals: 4, min: '0.0001', max: '9999999' };
const LEAD_DAYS_LIMITS: QuantityLimits = { decimals: 0, min: 0, max: 365 };
export const CERTIFICATES_OF_A_LINE = 1;
export const QUOTE_CURRENCIES = ['1', '2'] as const;

type LineRule = Rule<QuoteForm, QuoteLine, QuoteContext>;

/** Rejects quantities above the requested one, unless the buyer allows an excess. */
const notAboveRequested: LineRule = ({ value, scope: { lineNo }, context: { lines, excessAllowed } }) => {
  const asked = lines.find((line) => line.lineNo === lineNo);
  const read = readQuantity(String(value), GOODS_QUANTITY_LIMITS);
  return !excessAllowed && asked !== undefined && read.ok && compare(read.value, asked.quantity) > 0
    ? { code: 'QUOTE_OVER', values: { most: asked.quantity, unit: asked.unit } }
    : null;
};

const notPast: Rule<QuoteForm, QuoteForm, QuoteContext> = ({ value, context: { now } }) =>
  String(value) < localDay(now, CHINA) ? { code: 'DAY_PAST' } : null;

/** Requires every request line once, and a price on at least one. */
function linesOfRequest({ lines }: QuoteForm, context: QuoteContext): FormError[] {
  const asked = context.lines.map(({ lineNo }) => lineNo);
  const isOfRequest = lines.length === asked.length && lines.every(({ lineNo }, index) => lineNo === asked[index]);
  if (!isOfRequest) return [{ path: 'lines', code: 'QUOTE_LINES' }];
  return lines.some(({ isQuoted }) => isQuoted) ? [] : [{ path: 'lines', code: 'QUOTE_EMPTY' }];
}

const text = (most: number) => ({ kind: 'text', most }) as const;

/** Supplier quote form, shared by the page and the server. */
export const quoteDescription: FormDescription<QuoteForm, QuoteContext> = {
  sections: [
    section<QuoteForm, QuoteLine, QuoteContext>({
      at: 'lines.*',
      step: 'quote',
      shown: ({ isQuoted }) => isQuoted,
      fields: {
        price: {
          kind: 'quantity',
          required: true,
          decimals: 4,
          most: 14,
          rules: [rules.quantity(QUOTE_PRICE_LIMITS)],
        },
        currency: { kind: 'choice', required: true, choices: QUOTE_CURRENCIES },
        tax: { kind: 'choice', required: true, choices: ['WITH', 'WITHOUT'] },
        quantity: {
          kind: 'quantity',
          required: true,
          decimals: 3,
          most: 12,
          rules: [rules.quantity(GOODS_QUANTITY_LIMITS), notAboveRequested],
        },
        maker: text(60),
        origin: text(40),
        purity: text(40),
        packing: text(40),
        leadDays: { kind: 'whole', required: true, decimals: 0, most: 3, rules: [rules.quantity(LEAD_DAYS_LIMITS)] },
        certificate: { kind: 'files', most: CERTIFICATES_OF_A_LINE },
      },
    }),
    section<QuoteForm, QuoteForm, QuoteContext>({
      at: '',
      step: 'quote',
      fields: {
        validTo: { kind: 'day', required: true, rules: [notPast] },
        freight: { kind: 'choice', required: true, choices: ['SUPPLIER', 'BUYER'] },
        company: { kind: 'text', required: true, most: 100, rules: [rules.atLeast(2)] },
        contact: { kind: 'text', required: true, most: 20, rules: [rules.atLeast(2)] },
        phone: { kind: 'phone', required: true, most: 20, rules: [rules.mobile] },
        code: {
          kind: 'code',
          required: true,
          most: 6,
          rules: [rules.textRule('SMS_CODE', (code) => /^\d{6}$/.test(code))],
        },
        remark: { kind: 'longText', most: 500 },
      },
    }),
  ],
  checks: [linesOfRequest],
};

export function readQuote(typed: QuoteForm, context: QuoteContext): { form: QuoteForm; errors: readonly FieldError[] } {
  const form = tidy(quoteDescription, typed);
  return { form, errors: errorsOf(quoteDescription, form, context) };
}

type CountedLine = Pick<QuoteLine, 'currency' | 'isQuoted' | 'price' | 'quantity'>;

/** Amount of a line, rounded up to the fen; null when it is incomplete. */
export function quoteAmount({ isQuoted, price, quantity }: CountedLine): string | null {
  const each = readQuantity(price, QUOTE_PRICE_LIMITS);
  const count = readQuantity(quantity, GOODS_QUANTITY_LIMITS);
  return isQuoted && each.ok && count.ok ? decimalText(roundUp(multiply(each.value, count.value))) : null;
}

/** Totals per currency; currencies are not converted. */
export const quoteTotals = (lines: readonly CountedLine[]): CurrencyTotal[] =>
  totalsOfAmounts(
    lines.flatMap((line) => {
      const amount = quoteAmount(line);
      return amount === null ? [] : [{ currency: line.currency, amount }];
    }),
  );
