import { PRICE_ID } from '#domain/orders/order-link.ts';

/** The price that a form names. */
export interface PriceQuery {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
}

export interface FoundOffer<Answer extends { items: readonly unknown[] }> {
  offer: Answer['items'][number];
  answer: Answer;
  isDanger: boolean;
}

type Request = Pick<PriceQuery, 'dstPortCode' | 'orgPortCode' | 'priceId'> & { isDanger: 'N' | 'Y' };

/** The offer of a price; a form whose goods turned general or dangerous still has the price of the other kind. */
export async function findOfferOf<Answer extends { items: readonly unknown[] }>(
  { priceId, orgPortCode, dstPortCode, isDanger }: PriceQuery,
  read: (request: Request) => Promise<Answer>,
): Promise<FoundOffer<Answer> | null> {
  if (!PRICE_ID.test(priceId) || orgPortCode === '' || dstPortCode === '') return null;
  for (const kind of [isDanger, !isDanger]) {
    const answer = await read({ orgPortCode, dstPortCode, isDanger: kind ? 'Y' : 'N', priceId });
    const [offer] = answer.items;
    if (offer !== undefined) return { offer, answer, isDanger: kind };
  }
  return null;
}
