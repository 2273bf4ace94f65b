import type { LogoPicture } from '#domain/company/logo.ts';
import type { UPLOAD_EXTENSIONS } from '#domain/limits.ts';

/** Includes OFD, the tax office's invoice format, which only operators upload. */
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
  /** Checks the content and writes a clean copy of a picture. */
  | { id: number; kind: 'inspect'; path: string; extension: UploadExtension; cleanPath: string }
  /** Reads the codes of a picture or of a document's first pages. */
  | { id: number; kind: 'readCodes'; path: string; mediaType: string }
  /** Renders a document's pages one below the other. */
  | { id: number; kind: 'drawPages'; path: string }
  /** Renders a company's logo in every size. */
  | { id: number; kind: 'drawLogo'; path: string }
  /** Reads a document's text. */
  | { id: number; kind: 'readText'; path: string };

export interface Inspected {
  mediaType: string;
  extension: UploadExtension;
  /** Re-encoded without anything but its pixels. */
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

/** The thread has loaded and accepts jobs. */
export const THREAD_READY = 'ready';

/** Thrown when the worker refuses a file. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly error: FileError) {
    super(error);
  }
}
