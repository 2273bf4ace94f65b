import { classes } from '../classes.ts';

/** Progress bar in the style of a chart's scale. */
export function ScaleBar({
  percent,
  label,
  tone = 'plain',
}: {
  percent: number;
  label: string;
  tone?: 'plain' | 'ok' | 'danger';
}) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      className="scale-bar w-full"
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
    >
      <span style={{ width: `${shown}%` }} />
    </div>
  );
}

const STROKES = ['M3 3.5H17', 'M10 3.5V16.5', 'M10 10H15.5', 'M5.5 9.5V16.5', 'M2 16.5H18'];

/** 正 counts in fives, one stroke each. */
export function TallyMark({ done, total, label }: { done: number; total: number; label: string }) {
  const characters = Array.from({ length: Math.ceil(total / 5) }, (_, index) => index * 5);
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.25 align-[-4px]">
      {characters.map((from) => (
        <svg
          key={from}
          viewBox="0 0 20 20"
          className="size-2.5 fill-transparent stroke-2"
          strokeLinecap="square"
          aria-hidden="true"
        >
          {STROKES.slice(0, total - from).map((stroke, index) => (
            <path key={stroke} d={stroke} className={classes(from + index < done ? 'stroke-ink' : 'stroke-line-2')} />
          ))}
        </svg>
      ))}
    </span>
  );
}
