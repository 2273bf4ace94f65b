import { readFields, SHARE_ID } from './query-text.ts';

/** Shared link id in the query: null when absent, empty when invalid, for which the page shows an error. */
export function linkInAddress(query: string): string | null {
  const id = readFields(query).get('share');
  if (id === undefined) return null;
  return SHARE_ID.test(id) ? id : '';
}
