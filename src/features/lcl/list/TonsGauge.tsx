import { lcl } from '#copy/lcl/search.ts';
import { decimalText, divide, roundUp } from '#domain/decimal.ts';
import { classes } from '#src/ui/classes.ts';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';

const words = lcl.calculator.gauge;

interface TonsGaugeProps {
  volume: string;
  weight: string;
  rule: { kgPerCubicMetre: number | string; minimumTons: string };
  className?: string;
}

/** Volume, weight and minimum on one scale: the largest is charged. */
export function TonsGauge({ volume, weight, rule, className }: TonsGaugeProps) {
  const tons = decimalText(divide(weight, rule.kgPerCubicMetre, 3, 'up'));
  const rows = [
    { key: 'volume', value: volume, text: `${decimalText(roundUp(volume, 3))} m³` },
    { key: 'weight', value: tons, text: `${tons} t` },
    { key: 'minimum', value: rule.minimumTons, text: lcl.tons(rule.minimumTons) },
  ] as const;
  const most = Math.max(...rows.map(({ value }) => Number(value)));
  const whole = Math.max(1, Math.ceil(most));
  return (
    <div className={classes('grid gap-0.75', className)}>
      {rows.map(({ key, value, text }) => (
        <div key={key} className="grid grid-cols-[40px_minmax(0,1fr)_80px] items-center gap-1">
          <span aria-hidden="true">{words[key]}</span>
          <ScaleBar
            percent={(Number(value) / whole) * 100}
            label={words[key]}
            tone={Number(value) === most ? 'ok' : 'plain'}
          />
          <span className="text-right font-strong tabular-nums">{text}</span>
        </div>
      ))}
      <p className="text-12 text-ink-3">{words.whole(whole)}</p>
    </div>
  );
}
