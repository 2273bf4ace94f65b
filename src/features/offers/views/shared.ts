import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { encodeTerms, type SearchTerms } from '#machines/search/index.ts';
import type { SharedPage } from '#machines/sharing/index.ts';

const LIST = '/shippingFcl';

/** The current list including its comparison. */
export const sharedList = (terms: SearchTerms, answer: SellingAnswer): SharedPage => ({
  kind: terms.isComparing ? 'compare' : 'search',
  path: LIST,
  query: encodeTerms(terms),
  title: words.lane(answer.org?.nameCn ?? terms.orgPortCode, answer.dst?.nameCn ?? terms.dstPortCode),
  now: answer.now,
});

/** One offer: the list of its day and carrier, with it on top. */
export const sharedPrice = (terms: SearchTerms, answer: SellingAnswer, offer: Offer): SharedPage => ({
  ...sharedList(terms, answer),
  kind: 'price',
  query: encodeTerms({
    ...terms,
    carriers: [offer.carrier.code],
    etdFrom: offer.etdDay,
    etdTo: offer.etdDay,
    page: 1,
    compared: [offer.priceId],
    isComparing: true,
  }),
});
