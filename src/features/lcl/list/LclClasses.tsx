import { useId } from 'react';
import { lcl } from '#copy/lcl/search.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

const words = lcl.classes;

/** Classes accepted for consolidation, on request, and refused. */
export function LclClasses() {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="in-[main:has([data-waits])]:invisible grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-1">
        <h2 id={title} className="font-strong text-20">
          {words.title}
        </h2>
        <p className="text-ink-2">{words.note}</p>
      </div>
      <ul className="grid">
        {words.rows.map(({ verdict, tone, classes, note }) => (
          <li key={verdict} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 border-line border-t py-1">
            <span className="w-9 shrink-0">
              <Badge tone={tone}>{verdict}</Badge>
            </span>
            <PlacardRow values={[...classes]} size={40} />
            <span className="text-12 text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
