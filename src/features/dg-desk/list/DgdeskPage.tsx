import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { ModeAdvice } from '#contract/calls/mode-advice.ts';
import { modes as modeWords } from '#copy/dg-desk/modes.ts';
import { dangerousDesk, page } from '#copy/dg-desk/page.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { head } from '#copy/shell.ts';
import { asksForModes, modesAddress } from '#domain/modes/address.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { DangerousSearch } from '#src/features/dangerous-goods/lookup/DangerousSearch.tsx';
import { Missing } from '#src/features/header/views/Missing.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { pageLoaded } from '#src/lazy/page-loaded.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import type { DeskCarriers } from '../tools/CarrierClasses.tsx';
import { ClassTiles } from './ClassTiles.tsx';
import { sheetHref } from './desk-classes.ts';
import type { DeskList } from './EntryList.tsx';
import type { LazySegregationRef } from './LazySegregation.tsx';
import { askPerson, Question, type QuestionRef } from './Question.tsx';
import { queryOf, queryText } from './query.ts';
import { Results } from './Results.tsx';
import { Services } from './Services.tsx';
import { Templates } from './Templates.tsx';

const DeskTools = lazy(() =>
  pageLoaded()
    .then(() => import('./DeskTools.tsx'))
    .catch(() => ({ default: Missing })),
);

const ModesPage = lazy(() =>
  pageLoaded()
    .then(() => import('./ModesPage.tsx'))
    .catch(() => ({ default: Missing })),
);

export interface DgdeskPageProps {
  /** The order over the page; null when the URL opens none. */
  order: ReactNode | null;
  listing: ResourceRef<DeskList | null>;
  modes: ResourceRef<ModeAdvice | null>;
  carriers: ResourceRef<DeskCarriers>;
  lookup: DangerousLookupRef;
  segregation: LazySegregationRef;
  question: QuestionRef;
}

const PATH = '/dgdesk';

/** Dangerous goods service desk: search bound to the URL, classes, results and tools. */
export function DgdeskPage({ order, modes, ...desk }: DgdeskPageProps) {
  const isComparing = asksForModes(useAddressQuery(modes));
  if (order !== null) return <Ordered>{order}</Ordered>;
  if (!isComparing) return <Desk {...desk} />;
  return (
    <Suspense fallback={<SkeletonForm />}>
      <ModesPage modes={modes} />
    </Suspense>
  );
}

const Ordered = ({ children }: { children: ReactNode }) => (
  <section aria-label={words.title} className="grid gap-2">
    <title>{head.title(words.title)}</title>
    <meta name="description" content={page.description} />
    <p className="print:hidden">
      <ButtonLink size={32} icon="left" href={PATH}>
        {words.close}
      </ButtonLink>
    </p>
    {children}
  </section>
);

function Desk({ listing, carriers, lookup, segregation, question }: Omit<DgdeskPageProps, 'modes' | 'order'>) {
  const [, openAddress] = useLocation();
  const asked = queryOf(useAddressQuery(listing));
  return (
    <ServicePage page={page}>
      <div className="mt-3 grid gap-2">
        <DangerousSearch
          actor={lookup}
          keyword={asked.keyword}
          action={PATH}
          onSearch={(keyword) => openAddress(keyword === '' ? PATH : `${PATH}?${new URLSearchParams({ keyword })}`)}
          onChoose={({ unNo }) => openAddress(sheetHref(unNo))}
        />
        <ClassTiles current={asked.dgClass} isSmall={queryText(asked) !== ''} />
      </div>
      <Results listing={listing} onAsk={(text) => askPerson(question, text)} />
      <Services />
      <section aria-label={modeWords.tool} className="mt-4 grid gap-1">
        <h2 className="font-strong text-20 leading-head">{modeWords.title}</h2>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="min-w-0 text-ink-2">{modeWords.toolNote}</p>
          <ButtonLink href={modesAddress()}>{modeWords.toolLink}</ButtonLink>
        </div>
      </section>
      <Templates />
      <section aria-label={dangerousDesk.tools.title} className="mt-4 min-h-[100vh]">
        <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
          <h2 className="font-strong text-20 leading-head">{dangerousDesk.tools.title}</h2>
          <p className="text-ink-2">{dangerousDesk.tools.note}</p>
        </div>
        <Suspense fallback={<SkeletonForm />}>
          <DeskTools segregation={segregation} carriers={carriers} />
        </Suspense>
      </section>
      <Question actor={question} />
    </ServicePage>
  );
}
