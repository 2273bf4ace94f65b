import type { LogoPicture } from '#domain/company/logo.ts';
import type { UPLOAD_EXTENSIONS } from '#domain/limits.ts';

/** With what an operator alone sends: an invoice as the tax office writes it. */
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number] | 'ofd';

/** Why a file is not accepted. */
export type FileError =
  | 'NOT_WHAT_IT_SAYS'
  | 'DAMAGED'
  | 'PROTECTED'
  | 'TOO_MANY_PIXELS'
  | 'TOOK_TOO_LONG'
  | 'ARCHIVE_TOO_LARGE'
  | 'ARCHIVE_PROTECTED'
  | 'NESTED_ARCHIVE'
  | 'EXECUTABLE'
  | 'MACRO'
  | 'ACTIVE_CONTENT';

export type FileJob =
  /** Checks the content and, of a picture, writes a clean one beside it. */
  | { id: number; kind: 'inspect'; path: string; extension: UploadExtension; cleanPath: string }
  /** Reads the codes in a picture or on a document's first pages. */
  | { id: number; kind: 'readCodes'; path: string; mediaType: string }
  /** Draws the pages of a document one below the other. */
  | { id: number; kind: 'drawPages'; path: string }
  /** Draws a company's mark in every size it is shown in. */
  | { id: number; kind: 'drawLogo'; path: string }
  /** Reads the words of a document. */
  | { id: number; kind: 'readText'; path: string };

export interface Inspected {
  mediaType: string;
  extension: UploadExtension;
  /** Drawn again without anything that came along with the picture. */
  isClean: boolean;
  bytes: number;
  sha256: string;
}

export type DrawnLogo = Readonly<Record<LogoPicture, Uint8Array>>;

export type FileAnswer =
  | { id: number; inspected: Inspected }
  | { id: number; texts: readonly string[] }
  | { id: number; picture: Uint8Array }
  | { id: number; logo: DrawnLogo }
  | { id: number; error: FileError }
  | { id: number; broken: string; code: string | undefined };

/** The thread has loaded and takes jobs. */
export const THREAD_READY = 'ready';

/** A file that is not accepted, as the thread that read it says. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly error: FileError) {
    super(error);
  }
}
