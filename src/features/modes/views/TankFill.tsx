import type { ModeLoad, ModeRow } from '#contract/calls/mode-advice.ts';
import { modes } from '#copy/dg-desk/modes.ts';
import { SURGE } from '#domain/cargo/tank-fill.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { ModesTyped } from '#domain/modes/address.ts';
import { USUAL_FILLING_TEMPERATURE } from '#domain/tank/kinds.ts';

const words = modes.fillPicture;
/** Inside of the tank shell, from its ceiling down. */
const CEILING = 16;
const DEPTH = 88;
const heightOf = (percent: string | number) => CEILING + DEPTH * (1 - Math.min(Number(percent), 100) / 100);

/** Filling degree of the compared tank, its maximum, and the range where the load would surge. */
export function TankFill({ rows, typed }: { rows: readonly ModeRow[]; typed: ModesTyped }) {
  const load = rows.find(({ mode }) => mode === 'TANK')?.load;
  if (load?.kind !== 'TANK') return null;
  return (
    <figure className="mt-1 grid items-start gap-3 rounded border border-line bg-surface p-2 md:grid-cols-2 md:p-3">
      <div className="grid justify-items-start gap-2">
        <svg
          role="img"
          aria-label={words.picture(load.fill)}
          viewBox="0 0 280 128"
          className="w-full max-w-40"
          fill="none"
          stroke="currentColor"
        >
          <clipPath id="tank-shell">
            <rect x="8" y={CEILING} width="232" height={DEPTH} rx="40" />
          </clipPath>
          <g clipPath="url(#tank-shell)">
            <rect
              x="8"
              y={heightOf(load.fill)}
              width="232"
              height={DEPTH}
              fill="currentColor"
              stroke="none"
              className="text-sea-soft"
            />
            <path d={`M8 ${heightOf(load.fill)}H240`} className="text-sea" />
            {load.highest === null ? null : (
              <path d={`M8 ${heightOf(load.highest)}H240`} strokeDasharray="5 4" className="text-track" />
            )}
          </g>
          <path
            d={`M252 ${heightOf(SURGE.most)}H258V${heightOf(SURGE.least)}H252`}
            className={load.isUnderfilled ? 'text-track' : 'text-line-field'}
          />
          <rect x="8" y={CEILING} width="232" height={DEPTH} rx="40" strokeWidth="2" className="text-sea" />
          <path d="M104 16V8H144V16M40 104V120M208 104V120M24 120H224" strokeWidth="2" className="text-sea" />
        </svg>
        <figcaption className="grid min-w-0 gap-0.5">
          <span className="font-strong text-16">{words.title(load.tankType)}</span>
          <span className="font-strong tabular-nums">
            {modes.load.fill(load.fill)}，{modes.load.most(showMeasure(load.mostKg))}
          </span>
          {load.highest === null ? null : <span className="text-track">{words.highest(load.highest)}</span>}
          <span className="text-12 text-ink-2">{words.surge(SURGE.least, SURGE.most)}</span>
        </figcaption>
      </div>
      <FillSteps load={load} typed={typed} />
    </figure>
  );
}

type TankLoad = Extract<ModeLoad, { kind: 'TANK' }>;
const BASES = { TP1: '97', TP2: '95' } as const;

/** Derives the maximum filling degree line by line from the typed numbers. */
function FillSteps({ load, typed }: { load: TankLoad; typed: ModesTyped }) {
  const { filling, highest } = load;
  if (filling === null || highest === null) return null;
  const { density15, density50, fillTemp } = typed;
  const steps = [
    { text: words.expansion(density15, density50), value: filling.expansion },
    {
      text: words.limit(BASES[filling.provision], fillTemp === '' ? USUAL_FILLING_TEMPERATURE : fillTemp),
      note: words.limitNote,
      value: `${highest}%`,
    },
    { text: words.litres(showMeasure(String(load.capacityLitres))), value: `${showMeasure(filling.fullLitres)} L` },
    { text: words.most, note: words.mostNote, value: `${showMeasure(load.mostKg)} kg` },
    { text: words.yours(showMeasure(load.netKg)), value: `${load.fill}%` },
  ];
  return (
    <div className="min-w-0">
      <h3 className="font-strong">{words.steps}</h3>
      <ol className="mt-1">
        {steps.map(({ text, note, value }) => (
          <li key={text} className="flex items-baseline justify-between gap-2 border-line border-b py-0.75">
            <span>
              {text}
              {note === undefined ? null : <span className="block text-12 text-ink-3">{note}</span>}
            </span>
            <span className="shrink-0 whitespace-nowrap font-strong tabular-nums">{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
