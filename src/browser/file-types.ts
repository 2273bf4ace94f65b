import { extensionOf } from '#domain/file-name.ts';

const PICTURES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};
export const PDF = 'application/pdf';

/** Of what may be shown: the server sends every file as one to be saved. */
export const typeOf = (name: string) => PICTURES[extensionOf(name)] ?? (extensionOf(name) === 'pdf' ? PDF : null);
