import type { UPLOAD_EXTENSIONS } from '#domain/limits.ts';

export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/** Why a file is not taken. */
export type FileFault =
  | 'NOT_WHAT_IT_SAYS'
  | 'DAMAGED'
  | 'PROTECTED'
  | 'TOO_MANY_PIXELS'
  | 'ARCHIVE_TOO_LARGE'
  | 'ARCHIVE_PROTECTED';

export type FileJob =
  /** Looks at the content and, of a picture, writes a clean one beside it. */
  | { id: number; kind: 'inspect'; path: string; extension: UploadExtension; cleanPath: string }
  /** What the codes of a picture or of a document's pages say. */
  | { id: number; kind: 'readCodes'; path: string; mediaType: string };

export interface Inspected {
  mediaType: string;
  extension: UploadExtension;
  /** Written anew without anything that came along with the picture. */
  isClean: boolean;
  bytes: number;
  sha256: string;
}

export type FileAnswer =
  | { id: number; inspected: Inspected }
  | { id: number; texts: readonly string[] }
  | { id: number; fault: FileFault }
  | { id: number; broken: string };

/** A file that is not taken, said by the thread that looked at it. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}
