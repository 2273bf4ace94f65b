import type { ReactNode } from 'react';
import { KIT } from '#copy/kit.ts';
import { classes } from '../classes.ts';
import { SpriteImage } from '../SpriteImage.tsx';
import { type Placard, readPlacard } from './classes.ts';
import sprite from './placards.svg?no-inline';

/** From 40 px the label has its inner line and class number; smaller sizes use a simplified drawing. */
const SIZES = { 16: 'size-2', 24: 'size-3', 40: 'size-5', 48: 'size-6', 96: 'size-12' } as const;
export type PlacardSize = keyof typeof SIZES;

/** Letters of an explosives label: division and group for 1.1 to 1.3, group only for 1.4 to 1.6. */
function lettersOf({ drawing, number, group }: Placard) {
  const bomb = /^1(\.[1-3])?$/.test(drawing);
  const text = bomb && drawing !== '1' ? number : group;
  return text ? (
    <text
      x="50"
      y={bomb ? 72 : 66}
      textAnchor="middle"
      fontSize="15"
      fontFamily="Arial, Helvetica, sans-serif"
      className="fill-un-black font-strong"
    >
      {text}
    </text>
  ) : null;
}

function Drawing({ placard, size }: { placard: Placard; size: PlacardSize }) {
  const large = size >= 40;
  const href = `${sprite}#${large ? 'pl' : 'ps'}-${placard.drawing.replace('.', '-')}`;
  const svg = { viewBox: '0 0 100 100', className: classes(SIZES[size], 'shrink-0') };
  const letters = large && lettersOf(placard);
  return letters ? (
    <svg {...svg} aria-hidden="true">
      <use href={href} />
      {letters}
    </svg>
  ) : (
    <SpriteImage {...svg} href={href} />
  );
}

/** The drawing alone, for callers that show number and name. */
export function PlacardDrawing({ value, size }: { value: string; size: PlacardSize }) {
  const placard = readPlacard(value);
  return placard ? <Drawing placard={placard} size={size} /> : null;
}

/** Placard with number and Chinese name. `refused` keeps the colours under a stroke. */
export function ClassPlacard(props: {
  value: string;
  size?: PlacardSize | undefined;
  refused?: boolean;
  /** Hides the name visually, for dense rows that show it elsewhere. */
  numberOnly?: boolean;
}) {
  const placard = readPlacard(props.value);
  if (!placard) return <span className="text-danger">{KIT.unknownClass(props.value)}</span>;
  const drawing = <Drawing placard={placard} size={props.size ?? 24} />;
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-0.75 text-ink-2">
      {props.refused ? <span className="refused-stroke inline-grid">{drawing}</span> : drawing}
      {placard.number && <span className="shrink-0 whitespace-nowrap font-strong text-ink">{placard.number}</span>}
      <span className={props.numberOnly && placard.number ? 'sr-only' : undefined}>{placard.name}</span>
      {props.refused && <span className="text-12 text-track">{KIT.refused}</span>}
    </span>
  );
}

/** Main hazard first, then subsidiary hazards of the same size. */
export function PlacardRow(props: { values: readonly string[]; size?: PlacardSize; children?: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      {props.values.map((value) => (
        <ClassPlacard key={value} value={value} size={props.size} numberOnly />
      ))}
      {props.children}
    </span>
  );
}
