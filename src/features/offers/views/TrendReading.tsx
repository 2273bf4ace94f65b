import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { formatMoney } from '#domain/money.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import type { TrendCarrier, TrendDay } from './tools.ts';

const words = fclTools.trend;

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
      ? words.noPrice(date)
      : words.point(date, formatMoney(min, currency), formatMoney(avg, currency));
  const amountOf = ({ amounts }: TrendCarrier) => {
    const amount = amounts[at] ?? null;
    return amount === null ? KIT.none : formatMoney(amount, currency);
  };
  const ofPicked = carriers.filter(({ code }) => code === picked);
  const summary = [read, ...ofPicked.map((carrier) => words.ofCarrier(carrier.nameCn, amountOf(carrier)))].join('　');
  return (
    <>
      <div className="grid pl-9">
        <input
          type="range"
          aria-label={words.day}
          aria-valuetext={summary}
          min={0}
          max={days.length - 1}
          value={at}
          onChange={({ currentTarget }) => onDay(Number(currentTarget.value))}
          className="h-3 w-full cursor-pointer accent-sea"
        />
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12">
        <Legend className="text-link" label={words.min} />
        <Legend className="text-ink-3" label={words.avg} dashed />
        <span className="text-ink-2">{read}</span>
      </figcaption>
      {carriers.length === 0 ? null : (
        <fieldset className="grid gap-0.5">
          <legend className="text-12 text-ink-2">{words.carriers}</legend>
          <div className="flex flex-wrap gap-1">
            {carriers.map((carrier) => (
              <Chip key={carrier.code} on={carrier.code === picked} onToggle={(on) => onPick(on ? carrier.code : null)}>
                {words.ofCarrier(carrier.nameCn, amountOf(carrier))}
              </Chip>
            ))}
          </div>
          <p className="text-12 text-ink-3">{words.carriersHelp}</p>
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
