const WIDTH = 200;
const HEIGHT = 48;
const MARK = 3;

/** Evenly spaced over the width, the lowest at the foot; a level line runs in the middle. */
export function sparkPoints(values: readonly number[]): readonly { x: number; y: number }[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = values.length > 1 ? (WIDTH - 2 * MARK) / (values.length - 1) : 0;
  return values.map((value, at) => ({
    x: Math.round((MARK + at * step) * 10) / 10,
    y: Math.round((MARK + (span === 0 ? 0.5 : 1 - (value - lowest) / span) * (HEIGHT - 2 * MARK)) * 10) / 10,
  }));
}

/** A trend in a line's height: the words beside it say what it shows. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = sparkPoints(values);
  const last = points.at(-1);
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last ? <path className="spark-end" d={`M${last.x} ${last.y}h0`} /> : null}
    </svg>
  );
}
