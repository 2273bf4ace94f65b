import type { Parent } from '../kit/parent.ts';

/** Failed: it may come the next time; refused: this file never will. */
export type UploadState = 'done' | 'failed' | 'refused' | 'sending' | 'waiting';

/** A file on its way into a field of the form. */
export interface UploadEntry {
  /** Names the file among those the outside holds. */
  key: string;
  /** The field it is for. */
  path: string;
  name: string;
  size: number;
  state: UploadState;
  /** 0 to 100. */
  percent: number;
  failure: string | null;
}

export interface TakenFile {
  key: string;
  path: string;
  fileId: string;
  name: string;
  size: number;
}

export interface UploadsContext {
  parent: Parent<UploadsReport>;
  entries: readonly UploadEntry[];
}

export interface UploadsInput {
  parent: Parent<UploadsReport>;
}

/** What its parent hears; `areComing` while a file is under way, waits or was refused. */
export type UploadsReport =
  /** Files were chosen or taken out again. */
  | { type: 'uploads.coming'; areComing: boolean }
  /** A file is in: it belongs into the form, once. */
  | { type: 'uploads.taken'; file: TakenFile; areComing: boolean };

export type NewUpload = Pick<UploadEntry, 'key' | 'name' | 'path' | 'size'>;

export type UploadsEvent =
  | { type: 'upload.added'; files: readonly NewUpload[] }
  /** Takes a file out, whether it is under way, waiting or refused. */
  | { type: 'upload.remove'; key: string }
  | { type: 'upload.retry'; key: string }
  /** Another person is here now: nothing that is not in goes on. */
  | { type: 'upload.clear' }
  | { type: 'upload.progressed'; key: string; percent: number };

export interface UploadRequest {
  key: string;
  name: string;
}

export interface UploadAnswer {
  fileId: string;
  name: string;
  size: number;
}
