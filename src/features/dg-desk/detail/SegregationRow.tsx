import { dangerousPage } from '#copy/dg-desk/page.ts';
import { classes } from '#src/ui/classes.ts';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import type { DeskSheet } from './sheet.types.ts';

const words = dangerousPage.segregation;

/** Divisions that share a column of the segregation table with another one. */
const SHARED = ['1.2', '1.5', '1.6'];

const verdictOf = (value: string): { text: string; tone: string } => {
  if (value === 'X') return { text: words.fine, tone: 'text-ok' };
  if (value === '1') return { text: words.ask, tone: 'font-strong text-warn' };
  return { text: value === '*' ? words.special : words.blocked(value), tone: 'font-strong text-track' };
};

const isBlocked = (value: string) => value !== 'X' && value !== '1';

/** Segregation from each class, by the strictest of all classes of the goods. */
export function SegregationRow({ sheet: { mainClass, segregation, subsidiaryClasses } }: { sheet: DeskSheet }) {
  const all = [mainClass, ...subsidiaryClasses];
  return (
    <section aria-labelledby="segregation">
      <div className="mb-1 flex flex-wrap items-baseline gap-x-1.5">
        <h2 id="segregation" className="font-strong text-20 leading-head">
          {words.title}
        </h2>
        <p className="text-ink-2">{all.length === 1 ? words.own(mainClass) : words.note(all.join('、'))}</p>
      </div>
      <ul className="grid grid-cols-6 border-line border-t border-l bg-surface text-center text-12 md:grid-cols-9 xl:grid-cols-[repeat(17,minmax(0,1fr))]">
        {segregation
          .filter(({ dgClass }) => !SHARED.includes(dgClass))
          .map(({ dgClass, value }) => {
            const { text, tone } = verdictOf(value);
            return (
              <li
                key={dgClass}
                className={classes(
                  'grid justify-items-center gap-0.25 border-line border-r border-b px-0.25 py-1',
                  isBlocked(value) && 'bg-track-soft',
                )}
              >
                <PlacardDrawing value={dgClass} size={24} />
                <span className="font-strong text-14">{dgClass}</span>
                <span className={tone}>{text}</span>
              </li>
            );
          })}
      </ul>
      <p className="mt-1 text-12 text-ink-3">{words.legend}</p>
    </section>
  );
}
