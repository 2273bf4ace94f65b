import type { AgreementKind, Booker } from '#domain/booking/service.ts';
import type { Price, PriceQuote, PriceRequest } from '../pricing/index.ts';
import type {
  CheckoutContext,
  CheckoutInput,
  CheckoutOutput,
  CompletedForm,
  OrderAnswer,
  OrderRequest,
  SeenPrice,
  SentOrder,
} from './checkout.types.ts';

export const begin = ({ completed: { form, price }, ...input }: CheckoutInput): CheckoutContext => ({
  ...input,
  form,
  price,
  previous: null,
  agreement: null,
  refusal: null,
  outcome: { order: null, fields: null },
});

export const pendingAgreements = ({ service, form, booker, agreed }: CheckoutContext): readonly AgreementKind[] =>
  booker === null ? [] : service.agreements(form, booker).filter((kind) => !agreed.includes(kind));

const totalsText = ({ totals }: Pick<Price, 'totals'>) =>
  JSON.stringify(totals.map(({ currency, amount }) => [currency, amount]).sort());

/** The same goods cost something else than the person saw. */
export const isOtherPrice = (seen: Pick<Price, 'totals'>, now: Pick<Price, 'totals'>): boolean =>
  totalsText(seen) !== totalsText(now);

const partOf = ({ service, form }: Pick<CheckoutContext, 'form' | 'service'>): string =>
  JSON.stringify(service.priced(form));

/** What a price is told beside: the amended order's, or what the person had before them of the same goods. */
function comparedWith(context: CheckoutContext): Price | null {
  const { price, placing } = context;
  if (placing.amends !== null) return placing.amends.price;
  return price !== null && price.part === partOf(context) ? price.quote : null;
}

/** The price before, where it is another now; null where nothing changed. */
export function seenBefore(context: CheckoutContext, quote: PriceQuote): Price | null {
  const before = comparedWith(context);
  return before !== null && isOtherPrice(before, quote) ? before : null;
}

export const seen = (context: CheckoutContext, quote: PriceQuote): SeenPrice => ({ quote, part: partOf(context) });

/** A form beside which no price came keeps the one of its checkout. */
export const changedTo = (
  { price: known }: CheckoutContext,
  { form, price }: CompletedForm,
): Pick<CheckoutContext, 'form' | 'price'> => ({ form, price: price ?? known });

/** What an answer leaves behind, besides an order and another price. */
export function afterAnswer(answer: OrderAnswer): Partial<CheckoutContext> {
  switch (answer.kind) {
    case 'refused':
      return { refusal: { code: answer.code, message: answer.message }, sent: null };
    case 'fields':
      return {
        refusal: { code: '', message: answer.message },
        outcome: { order: null, fields: answer.fields },
        sent: null,
      };
    case 'unanswered':
      return { refusal: { code: '', message: answer.message } };
    case 'expired':
      return { sent: null };
    default:
      return {};
  }
}

export const withProtocol = ({ agreement, booker }: CheckoutContext): Booker | null =>
  booker !== null && agreement?.kind === 'protocol' ? { ...booker, hasAgreedProtocol: true } : booker;

/** One that was sent before is sent again as it was. */
export const sentBy = ({ sent, placing, price, form }: CheckoutContext): SentOrder =>
  sent ?? { key: placing.key, quoteId: price!.quote.quoteId, form };

export const requestOf = ({ service, sent, placing: { amends } }: CheckoutContext): OrderRequest => ({
  ...{ service: service.code, ...sent! },
  ...(amends === null ? {} : { amends }),
});

/** What is priced, and for which order. */
export const pricedOf = ({ service, form, placing: { amends } }: CheckoutContext): PriceRequest => ({
  ...{ service: service.code, form: service.priced(form) ?? {} },
  ...(amends === null ? {} : { amends: amends.orderNo }),
});

export const outputOf = ({ outcome, refusal }: CheckoutContext): CheckoutOutput => ({ ...outcome, refusal });
