/** A picture or PDF of the business licence as the person chose it. */
export interface LicenceFile {
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** The file itself, which only the port that sends it can read. */
  body: unknown;
}

export type RecogniseOutcome =
  /** The code is null where the licence carries none that can be read. */
  | { kind: 'read'; creditCode: string | null }
  /** A PDF that cannot be rendered, a picture that is none. */
  | { kind: 'unreadable' };

export interface LicenceInput {
  licence: LicenceFile;
}

export interface LicenceContext extends LicenceInput {
  /** Share that is sent, 0 to 100. */
  percent: number;
  fileId: string;
  outcome: LicenceOutput;
  /** The last failure of the network. */
  refusal: string | null;
}

export type LicenceEvent =
  /** Stop sending or reading it. */
  | { type: 'licence.cancel' }
  /** Once more what the network cut off. */
  | { type: 'licence.retry' }
  | { type: 'upload.progressed'; percent: number };

export type LicenceOutput =
  | { kind: 'read'; fileId: string; creditCode: string | null }
  | { kind: 'unreadable' }
  /** The server does not take the file, and says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'cancelled' };
