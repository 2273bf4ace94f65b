import { readFields, SHARE_ID } from './query-text.ts';

/** The shared link an address names: null of none, empty of one that is no link at all, which leads nowhere and says so. */
export function linkInAddress(query: string): string | null {
  const id = readFields(query).get('share');
  if (id === undefined) return null;
  return SHARE_ID.test(id) ? id : '';
}
