import { FILL_FIELDS, FIND_FIELDS, parseTankQuery } from '#domain/tank/address.ts';
import { tanksOf } from '#domain/tank/order-link.ts';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';

const OF_THE_PAGE = ['tab', 'type', 'page', 'boxes', ...FILL_FIELDS, ...FIND_FIELDS.filter((name) => name !== 'unNo')];

/** Enquiry with the typed goods and tanks. */
export function laneEnquiryHref(query: string): string {
  const { packingGroup, density15, density50 } = parseTankQuery(query);
  const left = Object.fromEntries(OF_THE_PAGE.map((name) => [name, null]));
  const asked = { group: packingGroup || null, density15: density15 || null, density50: density50 || null };
  return `/enquiryFcl${withQuery(query, { ...left, service: 'tank', ...asked, tanks: String(tanksOf(query)) })}`;
}
