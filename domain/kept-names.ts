import { BOOKING_DRAFT_PREFIX, ENQUIRY_DRAFT_PREFIX, RECENT_PORTS } from './storage-names.ts';

/** Lists the lanes that were searched last, until one is searched. */
const LANES_PATH = '/shippingFcl';

/**
 * What a browser kept of a visit and a page shows, by how its name begins: the server draws for a browser that kept
 * nothing. `ordered` is the service whose form the page begins with.
 */
export const keptNames = (path: string, query: string, ordered: string | null): readonly string[] => [
  ENQUIRY_DRAFT_PREFIX,
  ...(path === LANES_PATH && query === '' ? [RECENT_PORTS] : []),
  ...(ordered === null ? [] : [`${BOOKING_DRAFT_PREFIX}${ordered}:`]),
];
