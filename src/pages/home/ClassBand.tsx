import type { ResourceRef } from '#machines/resource/index.ts';
import { homeMarket } from '#src/ui/copy/home-market.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { useContent } from '#src/views/resource/use-content.ts';
import { shownClasses } from './classes.ts';
import type { Figures } from './content.ts';

const words = homeMarket.classes;

/** Every class by its label; how many lanes take it stands below once it is counted. */
export function ClassBand({ actor }: { actor: ResourceRef<Figures> }) {
  const figures = useContent(actor);
  const lanesOf = (value: string) =>
    figures?.classes.reduce(
      (most, { dgClass, lanes }) =>
        dgClass.split('.')[0] === value || dgClass === value ? Math.max(most, lanes) : most,
      0,
    );
  return (
    <section aria-labelledby="home-classes" className="page-wide py-3">
      <h2 id="home-classes" className="sr-only">
        {words.title}
      </h2>
      <ul className="grid grid-cols-5 gap-y-1 md:grid-cols-8 min-[1180px]:grid-cols-15">
        {shownClasses.map((value) => {
          const lanes = lanesOf(value);
          const isAsked = lanes === 0;
          return (
            <li key={value}>
              <a
                href={isAsked ? '/enquiryFcl' : '/shippingFcl'}
                className="grid h-full content-start justify-items-center gap-0.25 rounded px-0.25 py-1 text-center text-12 text-ink-2 hover:bg-surface"
              >
                <span className={isAsked ? 'opacity-50' : undefined}>
                  <PlacardDrawing value={value} size={48} />
                </span>
                <span className="font-strong text-16 leading-head text-ink">{value}</span>
                <span>{words.short[value] ?? KIT.hazard[value]}</span>
                <span className="min-h-2.25 text-ink-3">
                  {lanes === undefined ? null : isAsked ? words.ask : words.count(lanes)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
