import { UPLOAD_BYTES_AT_MOST } from '../limits.ts';

/** A business licence is one picture or one PDF. */
export const LICENCE_TYPES = ['image/jpeg', 'image/png', 'image/bmp', 'application/pdf'] as const;

export type LicenceFileError = 'empty' | 'tooLarge' | 'wrongType';

/** What a browser can tell of a file before it is sent; the server looks at its first bytes. */
export function licenceFileError({ size, type }: { size: number; type: string }): LicenceFileError | null {
  if (size === 0) return 'empty';
  if (!LICENCE_TYPES.some((taken) => taken === type)) return 'wrongType';
  return size > UPLOAD_BYTES_AT_MOST ? 'tooLarge' : null;
}
