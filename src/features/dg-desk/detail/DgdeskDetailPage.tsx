import { lazy, Suspense } from 'react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { modes } from '#copy/dg-desk/modes.ts';
import { orderPage as page } from '#copy/dg-desk/order.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { head } from '#copy/shell.ts';
import { modesAddress } from '#domain/modes/address.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { pageLoaded } from '#src/lazy/preload.ts';
import { classes } from '#src/ui/classes.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonForm, SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty, Missing } from '#src/ui/parts/list/Empty.tsx';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import type { LazySegregationRef } from '../views/LazySegregation.tsx';
import { askPerson, Question, type QuestionRef } from '../views/Question.tsx';
import { GroupTable } from './GroupTable.tsx';
import { SheetHead } from './SheetHead.tsx';
import { sheetQueryOf } from './sheet-query.ts';
import type { DeskSheet } from './sheet-rows.tsx';

const segregationRowWords = dangerousPage.segregation;

/** Divisions that share a column of the segregation table with another one. */
const SHARED = ['1.2', '1.5', '1.6'];

const verdictOf = (value: string): { text: string; tone: string } => {
  if (value === 'X') return { text: segregationRowWords.fine, tone: 'text-ok' };
  if (value === '1') return { text: segregationRowWords.ask, tone: 'font-strong text-warn' };
  return {
    text: value === '*' ? segregationRowWords.special : segregationRowWords.blocked(value),
    tone: 'font-strong text-track',
  };
};

const isBlocked = (value: string) => value !== 'X' && value !== '1';

/** Segregation from each class, by the strictest of all classes of the goods. */
export function SegregationRow({ sheet: { mainClass, segregation, subsidiaryClasses } }: { sheet: DeskSheet }) {
  const all = [mainClass, ...subsidiaryClasses];
  return (
    <section aria-labelledby="segregation">
      <div className="mb-1 flex flex-wrap items-baseline gap-x-1.5">
        <h2 id="segregation" className="font-strong text-20 leading-head">
          {segregationRowWords.title}
        </h2>
        <p className="text-ink-2">
          {all.length === 1 ? segregationRowWords.own(mainClass) : segregationRowWords.note(all.join('、'))}
        </p>
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
      <p className="mt-1 text-12 text-ink-3">{segregationRowWords.legend}</p>
    </section>
  );
}

const words = modes.sheet;

/** Link to the comparison of modes, with the selected packing group. */
export function SheetModes({ sheet: { unNo, limits }, group }: { sheet: DeskSheet; group: string | null }) {
  const known = limits.length === 1 ? (limits[0]?.packingGroup ?? '') : (group ?? '');
  return (
    <section aria-labelledby="ways" className="grid gap-1">
      <h2 id="ways" className="font-strong text-20 leading-head">
        {words.title(unNo)}
      </h2>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 text-ink-2">{words.note}</p>
        <ButtonLink href={modesAddress({ unNo, packingGroup: known })}>{words.submit}</ButtonLink>
      </div>
    </section>
  );
}

const SheetNotes = lazy(() =>
  pageLoaded()
    .then(() => import('./SheetNotes.tsx'))
    .catch(() => ({ default: Missing })),
);
const SheetTools = lazy(() =>
  pageLoaded()
    .then(() => import('./SheetTools.tsx'))
    .catch(() => ({ default: Missing })),
);

export interface DgdeskDetailPageProps {
  sheet: ResourceRef<DeskSheet | null>;
  segregation: LazySegregationRef;
  question: QuestionRef;
}

/** The page's copy reduced to its name, while the data sheet is loading or missing. */
const bare = { ...page, sections: [], links: page.links.slice(0, 1) };

/** Data sheet of a UN number; without a number, describes what a sheet contains. */
export function DgdeskDetailPage({ sheet: resource, segregation, question }: DgdeskDetailPageProps) {
  const { unNo } = sheetQueryOf(useAddressQuery(resource));
  return (
    <>
      <ResourceView
        actor={resource}
        heading={<ServicePage page={bare} />}
        skeleton={
          <div className="mt-3">
            <SkeletonForm />
          </div>
        }
        missing={<Unknown unNo={unNo} question={question} />}
      >
        {(sheet, query) =>
          sheet === null ? (
            <ServicePage page={page} />
          ) : (
            <Sheet sheet={sheet} group={sheetQueryOf(query).group} segregation={segregation} />
          )
        }
      </ResourceView>
      <Question actor={question} />
    </>
  );
}

interface SheetProps {
  sheet: DeskSheet;
  group: string | null;
  segregation: LazySegregationRef;
}

function Sheet({ sheet, group, segregation }: SheetProps) {
  const { nameCn, unNo } = sheet;
  return (
    <section aria-label={dangerousLookup.title(unNo)}>
      <title>{head.title(dangerousPage.title(unNo, nameCn))}</title>
      <meta name="description" content={dangerousPage.description(unNo, nameCn)} />
      <SheetHead sheet={sheet} group={group} />
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div className="grid min-w-0 content-start gap-4">
          <SheetModes sheet={sheet} group={group} />
          <GroupTable sheet={sheet} group={group} />
          <SegregationRow sheet={sheet} />
          <Suspense fallback={<Waiting />}>
            <SheetNotes sheet={sheet} group={group} />
          </Suspense>
        </div>
        <aside aria-label={dangerousPage.tools} className="min-w-0">
          <h2 className="sr-only">{dangerousPage.tools}</h2>
          <Suspense fallback={<Waiting />}>
            <SheetTools sheet={sheet} group={group} segregation={segregation} />
          </Suspense>
        </aside>
      </div>
    </section>
  );
}

const Waiting = () => (
  <div className="min-h-[100vh]">
    <SkeletonText lines={8} />
  </div>
);

function Unknown({ unNo, question }: { unNo: string; question: QuestionRef }) {
  return (
    <ServicePage page={bare}>
      <Empty
        picture="drum"
        level={2}
        title={dangerousPage.missingTitle(unNo)}
        actions={
          <>
            <Button tone="primary" onClick={() => askPerson(question, unNo)}>
              {dangerousLookup.ask}
            </Button>
            <ButtonLink href="/dgdesk">{dangerousPage.back}</ButtonLink>
          </>
        }
      >
        {dangerousLookup.missing}
      </Empty>
    </ServicePage>
  );
}
