import type { PageEvent } from '../kit/page.ts';

/** The address that a page loads: its path names the record, its query the part of a list. */
export interface ResourceAddress {
  path: string;
  /** As in the address bar, with its question mark; empty for none. */
  query: string;
}

/** The result of loading an address. */
export type ResourceAnswer =
  | { outcome: 'found'; content: unknown }
  | { outcome: 'missing' }
  /** The back end has no such call. */
  | { outcome: 'absent' };

export type ResourceOutcome = ResourceAnswer['outcome'] | 'failed';

export interface ResourceContext {
  address: ResourceAddress;
  /** The last loaded content; null before the first. */
  content: unknown;
  /** The result of the current load; null while it is under way. */
  outcome: ResourceOutcome | null;
}

export type ResourceEvent =
  /** Navigation events, for pages that only load content. */
  | PageEvent
  /** The address changed: another page of its list, another filter. */
  | ({ type: 'resource.asked' } & ResourceAddress)
  | { type: 'resource.retry' };
