import { lazy, Suspense } from 'react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { orderPage as page } from '#copy/dg-desk/order.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Missing } from '#src/features/header/views/Missing.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { pageLoaded } from '#src/lazy/page-loaded.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonForm, SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import type { LazySegregationRef } from '../list/LazySegregation.tsx';
import { askPerson, Question, type QuestionRef } from '../list/Question.tsx';
import { GroupTable } from './GroupTable.tsx';
import { SegregationRow } from './SegregationRow.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetModes } from './SheetModes.tsx';
import type { DeskSheet } from './sheet.types.ts';
import { sheetQueryOf } from './sheet-query.ts';

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
