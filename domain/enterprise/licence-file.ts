import { UPLOAD_BYTES_AT_MOST } from '../limits.ts';

/** Business licence: one image or PDF. */
export const LICENCE_TYPES = ['image/jpeg', 'image/png', 'image/bmp', 'application/pdf'] as const;

export type LicenceFileError = 'empty' | 'tooLarge' | 'wrongType';

/** Checks the file in the browser; the server also inspects its first bytes. */
export function licenceFileError({ size, type }: { size: number; type: string }): LicenceFileError | null {
  if (size === 0) return 'empty';
  if (!LICENCE_TYPES.some((taken) => taken === type)) return 'wrongType';
  return size > UPLOAD_BYTES_AT_MOST ? 'tooLarge' : null;
}
