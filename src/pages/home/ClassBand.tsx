import { homeSections } from '#src/ui/copy/home-sections.ts';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { HAZARD_CLASSES } from '#src/ui/placard/classes.ts';

const classes = HAZARD_CLASSES.filter((value) => !/^(1\.|mp|lq)/.test(value));

export function ClassBand() {
  return (
    <section aria-labelledby="home-classes" className="page-wide py-5">
      <h2 id="home-classes" className="text-20 leading-head font-strong">
        {homeSections.classes}
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-x-2 gap-y-1">
        {classes.map((value) => (
          <li key={value}>
            <ClassPlacard value={value} size={48} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-3">{homeSections.classNote}</p>
    </section>
  );
}
