import type { PageEvent } from '../kit/page.ts';

/** The address a page reads: its path names the record, its query the part of a list. */
export interface ResourceAddress {
  path: string;
  /** As the address bar spells it, with its question mark; empty for none. */
  query: string;
}

/** What reading an address ends with, when it does not fail. */
export type ResourceAnswer =
  | { outcome: 'found'; content: unknown }
  /** There is no such record. */
  | { outcome: 'missing' }
  /** The back end has no call for it. */
  | { outcome: 'absent' };

export type ResourceOutcome = ResourceAnswer['outcome'] | 'failed';

export interface ResourceContext {
  address: ResourceAddress;
  /** What was read last; null until something was. */
  content: unknown;
  /** How the reading under way ended; null while it is under way. */
  outcome: ResourceOutcome | null;
}

export type ResourceEvent =
  /** What navigation says to a page that is no more than what it reads. */
  | PageEvent
  /** The page is on another address: another page of its list, another filter. */
  | ({ type: 'resource.asked' } & ResourceAddress)
  /** The person asks for another try. */
  | { type: 'resource.retry' };
