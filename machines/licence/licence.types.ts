/** A picture or PDF of the business licence, as chosen. */
export interface LicenceFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** The file itself, opaque to the chart. */
  body: unknown;
}

export type RecogniseOutcome =
  /** The code is null when none was recognised. */
  | { kind: 'read'; creditCode: string | null }
  /** A PDF that cannot be rendered, or a corrupt picture. */
  | { kind: 'unreadable' };

export interface LicenceInput {
  licence: LicenceFile;
}

export interface LicenceContext extends LicenceInput {
  /** Upload progress, 0 to 100. */
  percent: number;
  fileId: string;
  outcome: LicenceOutput;
  refusal: string | null;
}

export type LicenceEvent =
  | { type: 'licence.cancel' }
  /** Retries after a network failure. */
  | { type: 'licence.retry' }
  | { type: 'upload.progressed'; percent: number };

export type LicenceOutput =
  | { kind: 'read'; fileId: string; creditCode: string | null }
  | { kind: 'unreadable' }
  /** The server rejected the file, with a reason. */
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' };
