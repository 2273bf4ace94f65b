import type { StoredFile } from '#domain/files/stored-file.ts';
import type { HandInError, HandInRule } from '#domain/orders/hand-in.ts';
import type { Parent } from '../kit/parent.ts';
import type { UploadsTold } from '../uploads/index.ts';

/** The paper that is handed in, as the person saw it. */
export interface OpenPaper extends HandInRule {
  /** 0 before anything was handed in. */
  version: number;
  /** The server's time, by which its date is checked. */
  now: number;
}

export interface HandInErrorsShown {
  files?: HandInError | 'FILES_COMING';
  day?: HandInError;
}

export interface HandInContext {
  orderNo: string;
  parent: Parent<HandInTold>;
  paper: OpenPaper | null;
  files: readonly StoredFile[];
  day: string;
  /** A file is under way, waits or was refused. */
  areComing: boolean;
  errors: HandInErrorsShown;
  failure: string | null;
  /** The paper that was taken last. */
  taken: string | null;
}

export interface HandInInput {
  orderNo: string;
  parent: Parent<HandInTold>;
}

/** What the order hears: something of it is another now. */
export interface HandInTold {
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
  | UploadsTold;
