const PICTURES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
};
export const PDF = 'application/pdf';

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
/** Of what may be shown: the server sends every file as one to be saved. */
export const typeOf = (name: string) => PICTURES[extensionOf(name)] ?? (extensionOf(name) === 'pdf' ? PDF : null);
