import type { QuantityRead } from '#domain/quantity.ts';
import { deskTools } from '#src/ui/copy/desk-tools.ts';

/** Error of a number; none for an empty field. */
export function numberError(read: QuantityRead, range: string): string | null {
  if (read.ok || read.problem === 'EMPTY') return null;
  return read.problem === 'TOO_SMALL' || read.problem === 'TOO_LARGE' ? range : deskTools.notANumber;
}
