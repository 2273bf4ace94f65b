import { nice, ticks } from 'd3-array';
import { line } from 'd3-shape';
import { useState } from 'react';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { formatMoney } from '#domain/money.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import type { TrendCarrier, TrendDay } from './tools.ts';

const trendReadingWords = fclTools.trend;

interface TrendReadingProps {
  days: readonly TrendDay[];
  carriers: readonly TrendCarrier[];
  currency: string;
  /** Index of the selected day. */
  at: number;
  picked: string | null;
  onDay: (at: number) => void;
  onPick: (code: string | null) => void;
}

/** Legend and values of one day; pointer, drag or arrow keys change the day. */
export function TrendReading({ days, carriers, currency, at, picked, onDay, onPick }: TrendReadingProps) {
  const { date, min, avg } = days[at]!;
  const read =
    min === null || avg === null
      ? trendReadingWords.noPrice(date)
      : trendReadingWords.point(date, formatMoney(min, currency), formatMoney(avg, currency));
  const amountOf = ({ amounts }: TrendCarrier) => {
    const amount = amounts[at] ?? null;
    return amount === null ? KIT.none : formatMoney(amount, currency);
  };
  const ofPicked = carriers.filter(({ code }) => code === picked);
  const summary = [
    read,
    ...ofPicked.map((carrier) => trendReadingWords.ofCarrier(carrier.nameCn, amountOf(carrier))),
  ].join('　');
  return (
    <>
      <div className="grid pl-9">
        <input
          type="range"
          aria-label={trendReadingWords.day}
          aria-valuetext={summary}
          min={0}
          max={days.length - 1}
          value={at}
          onChange={({ currentTarget }) => onDay(Number(currentTarget.value))}
          className="h-3 w-full cursor-pointer accent-sea"
        />
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12">
        <Legend className="text-link" label={trendReadingWords.min} />
        <Legend className="text-ink-3" label={trendReadingWords.avg} dashed />
        <span className="text-ink-2">{read}</span>
      </figcaption>
      {carriers.length === 0 ? null : (
        <fieldset className="grid gap-0.5">
          <legend className="text-12 text-ink-2">{trendReadingWords.carriers}</legend>
          <div className="flex flex-wrap gap-1">
            {carriers.map((carrier) => (
              <Chip key={carrier.code} on={carrier.code === picked} onToggle={(on) => onPick(on ? carrier.code : null)}>
                {trendReadingWords.ofCarrier(carrier.nameCn, amountOf(carrier))}
              </Chip>
            ))}
          </div>
          <p className="text-12 text-ink-3">{trendReadingWords.carriersHelp}</p>
        </fieldset>
      )}
    </>
  );
}

const Legend = ({ className, label, dashed }: { className: string; label: string; dashed?: boolean }) => (
  <span className="inline-flex items-center gap-0.5">
    <svg aria-hidden="true" viewBox="0 0 24 4" className={`h-0.5 w-3 ${className}`}>
      <path d="M0 2h24" stroke="currentColor" strokeWidth={3} {...(dashed ? { strokeDasharray: '5 4' } : {})} />
    </svg>
    {label}
  </span>
);

const words = fclTools.trend;
const WIDTH = 1_000;
const HEIGHT = 240;
const ROUGH_TICKS = 4;

interface TrendChartProps {
  /** Continuous days. */
  days: readonly TrendDay[];
  carriers: readonly TrendCarrier[];
  currency: string;
}

/** Numbers are used for positions only: displayed amounts are the server's text. */
const y = (amount: string | number, low: number, high: number) =>
  high === low ? HEIGHT / 2 : HEIGHT - ((Number(amount) - low) / (high - low)) * HEIGHT;

/** Lowest, average and carrier prices by day, with gaps for days without one; the text below describes the pointed day. */
export function TrendChart({ days, carriers, currency }: TrendChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const last = days.length - 1;
  const values = [...days.flatMap(({ min, avg }) => [min, avg]), ...carriers.flatMap(({ amounts }) => amounts)].flatMap(
    (amount) => (amount === null ? [] : [Number(amount)]),
  );
  const [low, high] = nice(Math.min(...values), Math.max(...values), ROUGH_TICKS);
  const scale = ticks(low, high, ROUGH_TICKS);
  const x = (index: number) => (index / last) * WIDTH;
  const pathOf = (amounts: readonly (string | null)[]) =>
    line<string | null>(
      (_, index) => x(index),
      (amount) => y(amount ?? low, low, high),
    ).defined((amount) => amount !== null)(amounts) ?? '';
  const at = Math.min(pointed ?? last, last);
  return (
    <figure className="grid gap-1">
      <div className="grid grid-cols-[auto_1fr] gap-x-1">
        <div aria-hidden="true" className="relative h-30 w-8 text-right text-12 text-ink-3">
          {scale.map((value) => (
            <span
              key={value}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${(y(value, low, high) / HEIGHT) * 100}%` }}
            >
              {formatMoney(String(value), currency, 0)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={words.picture(
            words.title,
            days[0]!.date,
            days[last]!.date,
            formatMoney(String(Math.min(...values)), currency),
            formatMoney(String(Math.max(...values)), currency),
          )}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-30 w-full touch-pan-y overflow-visible"
          onPointerMove={({ clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const index = Math.round(((clientX - left) / width) * last);
            setPointed(Math.min(Math.max(index, 0), last));
          }}
        >
          <g className="text-line" fill="none" stroke="currentColor">
            {scale.map((value) => (
              <line key={value} x2={WIDTH} y1={y(value, low, high)} y2={y(value, low, high)} vectorEffect={CRISP} />
            ))}
          </g>
          <g fill="none" stroke="currentColor" strokeLinejoin="round" strokeLinecap="round">
            {carriers.map(({ code, amounts }) =>
              code === picked ? null : (
                <path key={code} d={pathOf(amounts)} className="text-line-field" strokeWidth={1} vectorEffect={CRISP} />
              ),
            )}
            <path
              d={pathOf(days.map(({ avg }) => avg))}
              className="text-ink-3"
              strokeWidth={1.5}
              strokeDasharray="5 4"
              vectorEffect={CRISP}
            />
            <path d={pathOf(days.map(({ min }) => min))} className="text-link" strokeWidth={2.5} vectorEffect={CRISP} />
            <path
              d={pathOf(carriers.find(({ code }) => code === picked)?.amounts ?? [])}
              className="text-ink"
              strokeWidth={2.5}
              vectorEffect={CRISP}
            />
            <line
              x1={x(at)}
              x2={x(at)}
              y2={HEIGHT}
              className="text-line-field"
              strokeDasharray="2 3"
              vectorEffect={CRISP}
            />
          </g>
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between text-12 text-ink-3">
          <span>{days[0]!.date.slice(5)}</span>
          <span>{days[Math.floor(days.length / 2)]!.date.slice(5)}</span>
          <span>{days[last]!.date.slice(5)}</span>
        </div>
      </div>
      <TrendReading
        days={days}
        carriers={carriers}
        currency={currency}
        at={at}
        picked={picked}
        onDay={setPointed}
        onPick={setPicked}
      />
    </figure>
  );
}

const CRISP = 'non-scaling-stroke';
