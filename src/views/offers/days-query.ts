import type { SearchTerms } from '#machines/search/index.ts';

/** What days are priced by where no box is asked for. */
export const USUAL_BOX = '20GP';

type Asked = Pick<SearchTerms, 'boxes' | 'carriers' | 'dstPortCode' | 'isDanger' | 'orgPortCode'>;

/** What days of sailing are asked with: their prices are of the first box and of the carriers the list is of. */
export function daysQuery({ orgPortCode: from, dstPortCode: to, isDanger, boxes, carriers }: Asked): URLSearchParams {
  const query = new URLSearchParams({ from, to, isDanger, ctnType: boxes[0]?.ctnType ?? USUAL_BOX });
  for (const carrier of carriers) query.append('carrier', carrier);
  return query;
}
