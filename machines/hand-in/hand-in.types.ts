import type { StoredFile } from '#domain/files/stored-file.ts';
import type { HandInError, HandInRule } from '#domain/orders/hand-in.ts';
import type { Parent } from '../kit/parent.ts';
import type { UploadsReport } from '../uploads/index.ts';

/** The open paper in the version that the user saw. */
export interface OpenPaper extends HandInRule {
  /** 0 before the first submission. */
  version: number;
  /** The server's time, for validating the paper's date. */
  now: number;
}

export interface HandInErrorsShown {
  files?: HandInError | 'FILES_COMING';
  day?: HandInError;
}

export interface HandInContext {
  orderNo: string;
  parent: Parent<HandInReport>;
  paper: OpenPaper | null;
  files: readonly StoredFile[];
  day: string;
  /** Uploads are pending or failed. */
  arePending: boolean;
  errors: HandInErrorsShown;
  failure: string | null;
  /** The last paper that the server accepted. */
  taken: string | null;
}

export interface HandInInput {
  orderNo: string;
  parent: Parent<HandInReport>;
}

/** Tells the order that its papers changed. */
export interface HandInReport {
  type: 'handIn.changed';
}

export interface HandInRequest {
  orderNo: string;
  paper: string;
  version: number;
  fileIds: readonly string[];
  day: string;
}

export type HandInEvent =
  | { type: 'handIn.open'; paper: OpenPaper }
  | { type: 'handIn.close' }
  | { type: 'handIn.dated'; day: string }
  | { type: 'handIn.removed'; fileId: string }
  | { type: 'handIn.submit' }
  | UploadsReport;
