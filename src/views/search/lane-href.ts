import { defaultTerms, encodeTerms, type SearchTerms } from '#machines/search/index.ts';

interface Port {
  code: string;
  nameCn: string;
}

/** The list of FCL prices of a lane, with whatever else is known of the search. */
export const laneHref = (org: Port, dst: Port, more: Partial<SearchTerms> = {}) =>
  `/shippingFcl?${encodeTerms({
    ...defaultTerms,
    orgPort: org.nameCn,
    orgPortCode: org.code,
    dstPort: dst.nameCn,
    dstPortCode: dst.code,
    ...more,
  })}`;

/** The list of FCL prices for goods whose lane is still to be chosen. */
export const goodsHref = (unNo: string) => `/shippingFcl?${encodeTerms({ ...defaultTerms, unNo })}`;
