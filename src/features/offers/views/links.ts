import type { Offer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { search } from '#copy/search/form.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { fclOrderAddress } from '#domain/fcl/order-link.ts';
import type { BoxCount } from '#domain/orders/box-text.ts';
import { encodeTerms, type SearchTerms } from '#machines/search/index.ts';

/** Containers that amounts refer to. */
export const boxesIn = (boxes: readonly BoxCount[]): string =>
  boxes.map(({ ctnType, quantity }) => search.boxOf(ctnType, quantity)).join('、') || words.oneSmallBox;

export const orderAddress = (offer: Offer, terms: SearchTerms): string =>
  fclOrderAddress({
    priceId: offer.priceId,
    orgPortCode: terms.orgPortCode,
    dstPortCode: terms.dstPortCode,
    isDanger: terms.isDanger,
    boxes: terms.boxes,
    unNo: terms.isDanger === 'Y' ? (readUnNumber(terms.unNo) ?? '') : '',
    weight: terms.weight,
    volume: terms.volume,
  });

/** Enquiry with the search terms, without the list's filters. */
export const enquiryAddress = (terms: SearchTerms, offer?: Offer): string =>
  `/enquiryFcl?${encodeTerms({
    ...terms,
    page: 1,
    compared: [],
    isComparing: false,
    ...(offer === undefined ? {} : { carriers: [offer.carrier.code], etdFrom: offer.etdDay, etdTo: offer.etdDay }),
  })}`;
