import type { Parent } from '../kit/parent.ts';

export interface AmendmentInput {
  orderNo: string;
  parent: Parent<AmendmentReport>;
}

export interface AmendmentContext extends AmendmentInput {
  /** The amendment to withdraw; 0 for none. */
  no: number;
  failure: string | null;
}

export type AmendmentEvent =
  /** Asks the user to confirm the withdrawal of a pending amendment. */
  { type: 'amendment.withdraw'; no: number } | { type: 'amendment.keep' } | { type: 'amendment.confirm' };

export interface Withdrawal {
  orderNo: string;
  no: number;
}

/** Reports to the order that an amendment changed. */
export interface AmendmentReport {
  type: 'amendment.changed';
}
