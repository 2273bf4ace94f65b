import { encode } from 'uqr';

/** One square of path for each dark module, a quiet border of four around them. */
export function codeOf(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
