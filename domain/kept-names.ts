import { ENQUIRY_DRAFT_PREFIX, RECENT_PORTS } from './storage-names.ts';

/** Lists the lanes that were searched last, until one is searched. */
const LANES_PATH = '/shippingFcl';

/** What a browser kept of a visit and a page shows, by how its name begins: the server draws for somebody who was never here. */
export const keptNames = (path: string, query: string): readonly string[] =>
  path === LANES_PATH && query === '' ? [ENQUIRY_DRAFT_PREFIX, RECENT_PORTS] : [ENQUIRY_DRAFT_PREFIX];
