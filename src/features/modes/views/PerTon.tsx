import { modes } from '#copy/dg-desk/modes.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { formatMoney } from '#domain/money.ts';
import { type BarPart, barParts, partEnds } from './bars.ts';

const FULL = 100;
/** The longest layer lies below the others. */
const layers = [...barParts].reverse();
const TONES: Record<BarPart, string> = { freight: 'text-sea', dangerous: 'text-warn', other: 'text-line-field' };

interface PerTonProps {
  amounts: readonly { currency: string; amount: string }[];
  lines: readonly FeeLine[];
  /** Amount at which a bar is full, by currency. */
  most: ReadonlyMap<string, number>;
}

/** Cost per tonne and its parts for each currency, with bars comparable across rows. */
export const PerTon = ({ amounts, lines, most }: PerTonProps) => (
  <span className="grid gap-0.25">
    {amounts.map(({ currency, amount }) => (
      <span key={currency} className="grid font-strong tabular-nums">
        {formatMoney(amount, currency)}
        <Bar length={Number(amount) / (most.get(currency) || 1)} ends={partEnds(lines, currency)} />
      </span>
    ))}
  </span>
);

/** Bars above the maximum are width cut open. */
function Bar({ length, ends }: { length: number; ends: Record<BarPart, number> }) {
  const width = Math.min(Math.max(length, 0), 1) * FULL;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${FULL} 4`} preserveAspectRatio="none" className="h-0.5 w-full">
      <path d={`M0 0H${FULL}V4H0Z`} className="text-line" fill="currentColor" />
      {layers.map((part) => (
        <path
          key={part}
          d={`M0 0H${Math.round(width * ends[part])}V4H0Z`}
          className={TONES[part]}
          fill="currentColor"
        />
      ))}
      {length > 1 ? <path d="M84 0H92L88 4H80Z" className="text-line" fill="currentColor" /> : null}
    </svg>
  );
}

/** Legend of the bars. */
export const BarKey = () => (
  <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-12 text-ink-2">
    {barParts.map((part) => (
      <span key={part} className="flex items-center gap-0.5">
        <svg aria-hidden="true" viewBox="0 0 4 4" className="size-1">
          <path d="M0 0H4V4H0Z" className={TONES[part]} fill="currentColor" />
        </svg>
        {modes.parts[part]}
      </span>
    ))}
  </p>
);
