import { addressOf } from '#domain/query-text.ts';
import { defaultTerms, editTerms, encodeTerms, type SearchEdit, type SearchTerms } from '#machines/search/index.ts';

interface Port {
  code: string;
  nameCn: string;
}

/** FCL price list of a lane, with further search terms. */
export const laneHref = (org: Port, dst: Port, more: Partial<SearchTerms> = {}) =>
  `/shippingFcl?${encodeTerms({
    ...defaultTerms,
    orgPort: org.nameCn,
    orgPortCode: org.code,
    dstPort: dst.nameCn,
    dstPortCode: dst.code,
    ...more,
  })}`;

/** The current search with other goods and optionally another lane; keeps ports, dates, containers and load. */
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

/** Search of a service prefilled with goods and further parameters. */
export const goodsHref = (path: string, unNo: string, more: Readonly<Record<string, string>> = {}) =>
  [`${path}?${carriedQuery(defaultTerms, unNo)}`, addressOf('', more).slice(1)].filter((text) => text !== '').join('&');
