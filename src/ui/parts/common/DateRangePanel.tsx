import { useLayoutEffect, useRef, useState } from 'react';
import { KIT } from '#copy/kit.ts';
import { dayByKey, firstOf, monthAfter, monthOf, monthsBetween } from '../../calendar-days.ts';
import { classes } from '../../classes.ts';
import { Button } from '../Button.tsx';
import { CalendarMonth, type DaySpan } from '../CalendarMonth.tsx';

interface DatePreset {
  readonly key: string;
  readonly label: string;
  readonly span: { readonly from: string; readonly to: string };
}

export interface DayChoice {
  value: DaySpan;
  onChange: (span: { from: string; to: string }) => void;
  /** Today at the port; the device's clock is never used. */
  today: string;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Days with a sailing. */
  marked?: ReadonlySet<string> | undefined;
  presets?: readonly DatePreset[] | undefined;
}

/** Two months side by side where they fit, else one; the first click sets the start, the second the end. */
export function DateRangePanel({ onDone, ...props }: DayChoice & { onDone: () => void }) {
  const { value, today, earliest, latest } = props;
  const [span, setSpan] = useState<DaySpan>(value);
  const [focused, setFocused] = useState(value.from ?? today);
  const [shown, setShown] = useState(() => monthOf(value.from ?? today));
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(true);
  const usable = (day: string) => (!earliest || day >= earliest) && (!latest || day <= latest);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);

  const go = (key: string) => {
    const next = dayByKey(focused, key);
    if (!next) return false;
    moved.current = true;
    setFocused(next);
    const distance = monthsBetween(shown, monthOf(next));
    if (distance < 0 || distance > 1) setShown(monthAfter(monthOf(next), distance > 1 ? -1 : 0));
    else if (distance === 1 && !isWide(grid.current)) setShown(monthOf(next));
    return true;
  };
  const pick = (day: string) => {
    setFocused(day);
    if (span.from === null || span.to !== null) return setSpan({ from: day, to: null });
    const [from, to] = day < span.from ? [day, span.from] : [span.from, day];
    setSpan({ from, to });
  };
  const turn = (months: number) => {
    setShown(monthAfter(shown, months));
    setFocused(firstOf(monthAfter(shown, months)));
  };
  const month = {
    span,
    focused,
    today,
    usable,
    marked: (day: string) => props.marked?.has(day) ?? false,
    onPick: pick,
    onKey: go,
  };
  const chosen = span.from !== null && span.to !== null ? { from: span.from, to: span.to } : null;
  return (
    <div className="grid gap-1.5">
      <div ref={grid} className="relative grid items-start gap-3 md:grid-cols-2">
        <CalendarMonth {...month} month={shown} />
        <div className="hidden md:block">
          <CalendarMonth {...month} month={monthAfter(shown, 1)} />
        </div>
        <div className="absolute inset-x-0 -top-0.5 flex justify-between pointer-events-none *:pointer-events-auto">
          <Button size={32} tone="quiet" icon="left" iconOnly onClick={() => turn(-1)}>
            {KIT.dates.earlier}
          </Button>
          <Button size={32} tone="quiet" icon="right" iconOnly onClick={() => turn(1)}>
            {KIT.dates.later}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1 border-line border-t pt-1.5">
        {props.presets?.map((preset) => {
          const on = preset.span.from === span.from && preset.span.to === span.to;
          return (
            <button
              key={preset.key}
              type="button"
              aria-pressed={on}
              onClick={() => setSpan(preset.span)}
              className={classes(
                'min-h-4 cursor-pointer rounded border px-1.5',
                on
                  ? 'border-sea bg-sea-soft text-ink ring-1 ring-sea ring-inset'
                  : 'border-line-2 text-ink-2 hover:border-line-field',
              )}
            >
              {preset.label}
            </button>
          );
        })}
        <p className="text-12 text-ink-3" role="status">
          {span.from !== null && span.to === null ? KIT.dates.pickEnd : props.marked ? KIT.dates.legend : ''}
        </p>
        <Button
          size={32}
          className="ml-auto"
          disabled={!chosen}
          onClick={() => {
            if (chosen) props.onChange(chosen);
            onDone();
          }}
        >
          {KIT.confirm}
        </Button>
      </div>
    </div>
  );
}

const isWide = (host: HTMLElement | null) => (host?.children[1] as HTMLElement | undefined)?.offsetParent !== null;
