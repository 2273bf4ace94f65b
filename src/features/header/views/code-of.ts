import { encode } from 'uqr';

/** Draws each dark module as a square, with a quiet zone of four modules. */
export function codeOf(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
