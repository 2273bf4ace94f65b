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

export const initialContext = ({ completed: { form, price }, ...input }: CheckoutInput): CheckoutContext => ({
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

/** Whether the same goods now have another price than the user saw. */
export const isOtherPrice = (seen: Pick<Price, 'totals'>, now: Pick<Price, 'totals'>): boolean =>
  totalsText(seen) !== totalsText(now);

const partOf = ({ service, form }: Pick<CheckoutContext, 'form' | 'service'>): string =>
  JSON.stringify(service.priced(form));

/** Returns the price to compare with: that of the amended order, or the last one the user saw for the same goods. */
function previousPriceFor(context: CheckoutContext): Price | null {
  const { price, placing } = context;
  if (placing.amends !== null) return placing.amends.price;
  return price !== null && price.part === partOf(context) ? price.quote : null;
}

/** Returns the previous price; null when it is unchanged. */
export function changedPriceFor(context: CheckoutContext, quote: PriceQuote): Price | null {
  const before = previousPriceFor(context);
  return before !== null && isOtherPrice(before, quote) ? before : null;
}

export const seen = (context: CheckoutContext, quote: PriceQuote): SeenPrice => ({ quote, part: partOf(context) });

/** A form without a price keeps the price of its checkout. */
export const withChangedForm = (
  { price: known }: CheckoutContext,
  { form, price }: CompletedForm,
): Pick<CheckoutContext, 'form' | 'price'> => ({ form, price: price ?? known });

/** Returns the context after an answer, except for its order and its price. */
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

/** Retries send the first request unchanged, under the same key. */
export const sentOrderOf = ({ sent, placing, price, form }: CheckoutContext): SentOrder =>
  sent ?? { key: placing.key, quoteId: price!.quote.quoteId, form };

export const requestOf = ({ service, sent, placing: { amends } }: CheckoutContext): OrderRequest => ({
  ...{ service: service.code, ...sent! },
  ...(amends === null ? {} : { amends }),
});

/** The request for a price, with the amended order if there is one. */
export const priceRequestOf = ({ service, form, placing: { amends } }: CheckoutContext): PriceRequest => ({
  ...{ service: service.code, form: service.priced(form) ?? {} },
  ...(amends === null ? {} : { amends: amends.orderNo }),
});

export const outputOf = ({ outcome, refusal }: CheckoutContext): CheckoutOutput => ({ ...outcome, refusal });
