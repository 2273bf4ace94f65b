import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { useContent } from '#src/features/resource/views/use-content.ts';
import { classes } from '#src/ui/classes.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { HAZARD_CLASSES, type HazardClass } from '#src/ui/placard/classes.ts';
import type { Figures } from './content.ts';

/** Classes and divisions on the page: class 1 once, without the two marks. */
export const shownClasses = HAZARD_CLASSES.filter((value) => !/^(1\.|mp|lq)/.test(value));

const words = homeMarket.classes;

interface ClassBandProps {
  actor: ResourceRef<Figures>;
  /** Class whose lanes are listed below. */
  shown: string | null;
  onShow: (dgClass: string) => void;
}

const CLASS_LINK =
  'grid h-full w-full content-start justify-items-center gap-0.25 rounded px-0.25 py-1 text-center text-12 text-ink-2 hover:bg-surface';

/** Hazard classes with labels and lane counts once loaded; each links to its lanes, or to an enquiry. */
export function ClassBand({ actor, shown, onShow }: ClassBandProps) {
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
      <ul className="grid grid-cols-3 gap-y-1 phone:grid-cols-5 md:grid-cols-8 min-[73.75rem]:grid-cols-15">
        {shownClasses.map((value) => {
          const lanes = lanesOf(value);
          return (
            <li key={value}>
              {lanes === 0 ? (
                <Link href={`/enquiryFcl?dgClass=${value}`} className={CLASS_LINK}>
                  <Tile value={value} says={words.ask} isFaint />
                </Link>
              ) : (
                <button
                  type="button"
                  aria-pressed={value === shown}
                  onClick={() => onShow(value)}
                  className={classes(CLASS_LINK, 'cursor-pointer aria-pressed:bg-sea-soft')}
                >
                  <Tile value={value} says={lanes === undefined ? null : words.count(lanes)} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tile({ value, says, isFaint = false }: { value: HazardClass; says: string | null; isFaint?: boolean }) {
  return (
    <>
      <span className={isFaint ? 'opacity-50' : undefined}>
        <PlacardDrawing value={value} size={48} />
      </span>
      <span className="font-strong text-16 leading-head text-ink">{value}</span>
      <span>{words.short[value] ?? KIT.hazard[value]}</span>
      <span className="min-h-2.25 text-ink-3">{says}</span>
    </>
  );
}
