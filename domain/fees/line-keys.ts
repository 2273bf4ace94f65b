interface KeyedLine {
  readonly feeCode: string;
  readonly ctnType: string | null;
  readonly currency: string;
}

/** Pairs each line with a key that survives price changes, so that an expanded row keeps its state. */
export function keyedLines<Line extends KeyedLine>(lines: readonly Line[]): readonly (readonly [string, Line])[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const name = `${line.feeCode} ${line.ctnType ?? ''} ${line.currency}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, line] as const;
  });
}
