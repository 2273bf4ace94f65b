import type { Parent } from '../kit/parent.ts';

export interface AmendmentInput {
  orderNo: string;
  parent: Parent<AmendmentReport>;
}

export interface AmendmentContext extends AmendmentInput {
  /** The amendment that is to be withdrawn; 0 while none is. */
  no: number;
  /** Why it could not be withdrawn. */
  failure: string | null;
}

export type AmendmentEvent =
  /** Asks whether to withdraw the amendment that waits. */
  { type: 'amendment.withdraw'; no: number } | { type: 'amendment.keep' } | { type: 'amendment.confirm' };

export interface Withdrawal {
  orderNo: string;
  no: number;
}

/** What the order hears: something of it is another now. */
export interface AmendmentReport {
  type: 'amendment.changed';
}
