import { encode } from 'uqr';
import { miniProgram } from '#copy/kit.ts';

/** Draws each dark module as a square, with a quiet zone of four modules. */
export function codeOf(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** QR code that opens the mini program on a phone. */
export default function MiniProgramCode({ address }: { address: string }) {
  const { size, path } = codeOf(address);
  return (
    <div className="grid w-25 gap-1 text-center">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={miniProgram.code} className="size-25">
        <rect width="100%" height="100%" className="fill-on-logo" />
        <path d={path} className="fill-un-black" shapeRendering="crispEdges" />
      </svg>
      <span className="text-12 text-ink-2">{miniProgram.hint}</span>
    </div>
  );
}
