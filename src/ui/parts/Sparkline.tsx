const WIDTH = 200;
const HEIGHT = 48;
const MARK = 3;

/** Line points, one value per day, with the minimum at the bottom; constant values run in the middle, missing ones leave gaps. */
export function sparkLines(values: readonly (number | null)[]): readonly (readonly string[])[] {
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest;
  const step = values.length > 1 ? (WIDTH - 2 * MARK) / (values.length - 1) : 0;
  const round = (length: number) => Math.round(length * 10) / 10;
  const lines: string[][] = [[]];
  values.forEach((value, at) => {
    const share = span === 0 ? 0.5 : 1 - ((value ?? 0) - lowest) / span;
    if (value === null) lines.push([]);
    else lines.at(-1)?.push(`${round(MARK + at * step)},${round(MARK + share * (HEIGHT - 2 * MARK))}`);
  });
  return lines.filter((line) => line.length > 0);
}

/** Decorative trend in a line of text; the text beside it states the same. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const lines = sparkLines(values);
  const last = lines.at(-1)?.at(-1);
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {lines.map((line) => (
        // A single day becomes a zero-length line, visible by its round caps.
        <polyline key={line[0]} points={[...line, line.at(-1)].join(' ')} />
      ))}
      {last === undefined ? null : <path className="spark-end" d={`M${last}h0`} />}
    </svg>
  );
}
