import { extensionOf } from '../file-name.ts';

export const PDF = 'application/pdf';

const SHOWN: Readonly<Record<string, string>> = {
  pdf: PDF,
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};

/** Media type of files a browser may display, by extension; null for files that are downloaded. */
export const shownTypeOf = (name: string): string | null => SHOWN[extensionOf(name)] ?? null;
