import type { PageSection } from '#copy/text-pages.ts';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';

/** Definition list of information: subject left, text right. */
export function Sheet({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="mt-4 in-[main:has([data-waits])]:invisible overflow-clip rounded border border-line bg-surface">
      {sections.map((section) => (
        <section key={section.heading} className="grid border-line border-b last:border-b-0 md:grid-cols-[224px_1fr]">
          <h2 className="bg-sunken px-2 py-1 font-strong text-16 leading-head md:border-line md:border-r md:px-3 md:py-2.5">
            {section.heading}
          </h2>
          <div className="grid min-w-0 content-start gap-1.5 px-2 py-2 md:px-3">
            {section.text ? <p className="max-w-[48em] text-ink-2">{section.text}</p> : null}
            <Points points={section.points ?? []} />
            <Placards {...section} />
          </div>
        </section>
      ))}
    </div>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return points.length === 0 ? null : (
    <ul className="grid max-w-[48em] gap-1 text-ink-2">
      {points.map((point) => (
        <li key={point} className="flex items-baseline gap-1">
          <span className="diamond-before inline-flex text-sea" aria-hidden="true" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}

function Placards({ classes = [], refused = [] }: PageSection) {
  return (
    <>
      <PlacardRow values={classes} />
      <PlacardRow values={refused} refused />
    </>
  );
}

function PlacardRow({ values, refused = false }: { values: readonly string[]; refused?: boolean }) {
  return values.length === 0 ? null : (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,208px),1fr))] gap-x-2 gap-y-1 border-line border-t pt-1.5">
      {values.map((value) => (
        <li key={value} className="min-w-0">
          <ClassPlacard value={value} size={40} refused={refused} />
        </li>
      ))}
    </ul>
  );
}
