import { extensionOf } from '../file-name.ts';

export const PDF = 'application/pdf';

const SHOWN: Readonly<Record<string, string>> = {
  pdf: PDF,
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};

/** The media type of a file that a browser may show, by its name; null for one that is saved. */
export const shownTypeOf = (name: string): string | null => SHOWN[extensionOf(name)] ?? null;
