import type { Parent } from '../kit/parent.ts';

/** `failed` can be retried; `refused` is final for this file. */
export type UploadState = 'done' | 'failed' | 'refused' | 'sending' | 'waiting';

/** An upload for a field of the form. */
export interface UploadEntry {
  /** Identifies the file, whose content is stored outside the chart. */
  key: string;
  path: string;
  name: string;
  size: number;
  state: UploadState;
  /** Progress, 0 to 100. */
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

/** Events for the parent; `arePending` while uploads are pending or failed. */
export type UploadsReport =
  /** Files were added or removed. */
  | { type: 'uploads.pending'; arePending: boolean }
  /** An upload finished: the parent adds the file to the form once. */
  | { type: 'uploads.taken'; file: TakenFile; arePending: boolean };

export type NewUpload = Pick<UploadEntry, 'key' | 'name' | 'path' | 'size'>;

export type UploadsEvent =
  | { type: 'upload.added'; files: readonly NewUpload[] }
  /** Removes a file in any state. */
  | { type: 'upload.remove'; key: string }
  | { type: 'upload.retry'; key: string }
  /** Another user signed in: cancels unfinished uploads. */
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
