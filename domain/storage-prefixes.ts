import { BOOKING_DRAFT_PREFIX, ENQUIRY_DRAFT_PREFIX, RECENT_PORTS } from './storage-names.ts';

/** Shows recent lanes until one is searched. */
const LANES_PATH = '/shippingFcl';

/**
 * Prefixes of storage keys whose data a page displays: server-rendered HTML assumes an empty storage. `ordered` is the
 * service of the page's booking form.
 */
export const displayedStoragePrefixes = (path: string, query: string, ordered: string | null): readonly string[] => [
  ENQUIRY_DRAFT_PREFIX,
  ...(path === LANES_PATH && query === '' ? [RECENT_PORTS] : []),
  ...(ordered === null ? [] : [`${BOOKING_DRAFT_PREFIX}${ordered}:`]),
];
