import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { dangerousPage } from '#src/ui/copy/dangerous-desk.ts';
import { dangerousLookup } from '#src/ui/copy/dangerous-lookup.ts';
import { manualQuery } from '#src/ui/copy/dangerous-sheet.ts';
import { head } from '#src/ui/copy/head.ts';
import { page } from '#src/ui/copy/pages/dgdesk-detail.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { FeedbackDialog } from '#src/views/feedback/FeedbackDialog.tsx';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { useAddressQuery } from '#src/views/resource/use-content.ts';
import { ServicePage } from '../service/ServicePage.tsx';
import { askedSheet } from './asked-sheet.ts';
import { GroupTable } from './GroupTable.tsx';
import { SegregationRow } from './SegregationRow.tsx';
import { SheetHead } from './SheetHead.tsx';
import { Controls, Emergency, PapersAndLanes } from './SheetNotes.tsx';
import { SheetTools } from './SheetTools.tsx';
import type { DeskSheet } from './sheet.types.ts';

export interface DgdeskDetailPageProps {
  sheet: ResourceRef<DeskSheet | null>;
  segregation: SegregationCheckRef;
  question: FeedbackRef;
}

/** Nothing but the page's own name, while its sheet is on its way or there is none. */
const bare = { ...page, sections: [], links: page.links.slice(0, 1) };

/** One number's sheet; without a number, what a sheet holds. */
export function DgdeskDetailPage({ sheet: resource, segregation, question }: DgdeskDetailPageProps) {
  const { unNo } = askedSheet(useAddressQuery(resource));
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
        missing={<Missing unNo={unNo} question={question} />}
      >
        {(sheet, query) =>
          sheet === null ? (
            <ServicePage page={page} />
          ) : (
            <Sheet sheet={sheet} group={askedSheet(query).group} segregation={segregation} />
          )
        }
      </ResourceView>
      <FeedbackDialog actor={question} title={manualQuery.title} asks={manualQuery} />
    </>
  );
}

interface SheetProps {
  sheet: DeskSheet;
  group: string | null;
  segregation: SegregationCheckRef;
}

function Sheet({ sheet, group, segregation }: SheetProps) {
  const { controls, mainClass, nameCn, unNo } = sheet;
  return (
    <section aria-label={dangerousLookup.title(unNo)}>
      <title>{head.title(dangerousPage.title(unNo, nameCn))}</title>
      <meta name="description" content={dangerousPage.description(unNo, nameCn)} />
      <SheetHead sheet={sheet} />
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div className="grid min-w-0 content-start gap-4">
          <GroupTable sheet={sheet} group={group} />
          <SegregationRow sheet={sheet} />
          <div className="grid gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Emergency mainClass={mainClass} />
            <Controls controls={controls} />
          </div>
          <PapersAndLanes sheet={sheet} />
        </div>
        <SheetTools sheet={sheet} group={group} segregation={segregation} />
      </div>
    </section>
  );
}

function Missing({ unNo, question }: { unNo: string; question: FeedbackRef }) {
  const ask = () => {
    question.send({ type: 'feedback.open' });
    question.send({ type: 'feedback.typed', field: 'text', text: manualQuery.begin(unNo) });
  };
  return (
    <ServicePage page={bare}>
      <Empty
        picture="drum"
        level={2}
        title={dangerousPage.missingTitle(unNo)}
        actions={
          <>
            <Button tone="primary" onClick={ask}>
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
