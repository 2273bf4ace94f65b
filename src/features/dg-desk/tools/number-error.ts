import { deskTools } from '#copy/dg-desk/tools.ts';
import type { QuantityRead } from '#domain/quantity.ts';

/** Error of a number; none for an empty field. */
export function numberError(read: QuantityRead, range: string): string | null {
  if (read.ok || read.problem === 'EMPTY') return null;
  return read.problem === 'TOO_SMALL' || read.problem === 'TOO_LARGE' ? range : deskTools.notANumber;
}
