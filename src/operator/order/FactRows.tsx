export type FactRow = readonly [term: string, text: string];

export const FactRows = ({ rows, isWide = false }: { rows: readonly FactRow[]; isWide?: boolean }) => (
  <dl className={isWide ? 'grid gap-x-3 md:grid-cols-2' : undefined}>
    {rows.map(([term, text]) => (
      <div key={term} className="grid grid-cols-[120px_1fr] gap-x-1 border-line border-b py-0.75 last:border-b-0">
        <dt className="text-ink-3">{term}</dt>
        <dd className="min-w-0 wrap-break-word">{text}</dd>
      </div>
    ))}
  </dl>
);
