import { ratesImport as words } from '#copy/operator/rates.ts';
import type { RatePreview } from '#machines/rates-import/index.ts';
import { classes } from '#src/ui/classes.ts';

/** Number of changes by kind. */
export function Counts({ preview: { counts, errorTotal } }: { preview: RatePreview }) {
  const facts = [
    { label: words.counts.new, count: counts.new },
    { label: words.counts.changed, count: counts.changed },
    { label: words.counts.lapsing, count: counts.lapsing },
    { label: words.counts.errors, count: errorTotal, isBad: errorTotal > 0 },
  ];
  return (
    <dl className="grid grid-cols-2 gap-1 md:grid-cols-4">
      {facts.map(({ label, count, isBad }) => (
        <div
          key={label}
          className={classes('rounded border px-1.5 py-1', isBad ? 'border-danger-line' : 'border-line')}
        >
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className={classes('font-strong text-20', isBad && 'text-danger')}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
