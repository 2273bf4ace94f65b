const WIDTH = 200;
const HEIGHT = 48;
const MARK = 3;

/** A value a day over the width, the lowest at the foot; a level line runs in the middle, and a day without a value is left open. */
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

/** A trend in a line's height: the words beside it say what it shows. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const lines = sparkLines(values);
  const last = lines.at(-1)?.at(-1);
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {lines.map((line) => (
        // A lone day is a line to itself: its round ends are seen.
        <polyline key={line[0]} points={[...line, line.at(-1)].join(' ')} />
      ))}
      {last === undefined ? null : <path className="spark-end" d={`M${last}h0`} />}
    </svg>
  );
}
