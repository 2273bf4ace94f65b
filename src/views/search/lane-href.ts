import { addressOf } from '#domain/query-text.ts';
import { defaultTerms, editTerms, encodeTerms, type SearchEdit, type SearchTerms } from '#machines/search/index.ts';

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

/** The search as it is, for goods and, where one is chosen, another lane; ports, dates, boxes and load go along. */
export const carriedQuery = (terms: SearchTerms, unNo: string, lane?: { org: Port; dst: Port }): string => {
  const ends =
    lane === undefined
      ? []
      : ([
          { kind: 'chosen', side: 'origin', code: lane.org.code, name: lane.org.nameCn },
          { kind: 'chosen', side: 'destination', code: lane.dst.code, name: lane.dst.nameCn },
        ] as const);
  const edits: readonly SearchEdit[] = [{ kind: 'form', change: { isDanger: 'Y', unNo } }, ...ends];
  return encodeTerms({ ...edits.reduce(editTerms, terms), compared: [], isComparing: false });
};

/** A search of a service that begins with the goods only, and with what that service asks of them besides. */
export const goodsHref = (path: string, unNo: string, more: Readonly<Record<string, string>> = {}) =>
  [`${path}?${carriedQuery(defaultTerms, unNo)}`, addressOf('', more).slice(1)].filter((text) => text !== '').join('&');
