import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { ModeAdvice } from '#contract/calls/mode-advice.ts';
import { modes as modeWords } from '#copy/dg-desk/modes.ts';
import { dangerousDesk, page } from '#copy/dg-desk/page.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { KIT } from '#copy/kit.ts';
import { head } from '#copy/shell.ts';
import { deskOrderAddress } from '#domain/dg-desk/order-link.ts';
import { DESK_DAYS } from '#domain/dg-desk/works.ts';
import { asksForModes, modesAddress } from '#domain/modes/address.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { DangerousSearch } from '#src/features/dangerous-goods/lookup/DangerousSearch.tsx';
import { useAddressQuery } from '#src/features/resource/views/use-content.ts';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { pageLoaded } from '#src/lazy/preload.ts';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { readPlacard } from '#src/ui/placard/classes.ts';
import type { DeskCarriers } from '../tools/CarrierClasses.tsx';
import { classHref, deskClasses, sheetHref } from './desk-classes.ts';
import type { DeskList } from './EntryList.tsx';
import type { LazySegregationRef } from './LazySegregation.tsx';
import { askPerson, Question, type QuestionRef } from './Question.tsx';
import { queryOf, queryText } from './query.ts';
import { Results } from './Results.tsx';

const orderHref = (works: readonly DeskWork[]) => deskOrderAddress({ works, unNo: '', packingGroup: '' });

/** Services for dangerous goods: result, duration, requirements and order link. */
export function Services() {
  return (
    <section aria-labelledby="desk-services" className="mt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div>
          <h2 id="desk-services" className="font-strong text-20 leading-head">
            {words.listTitle}
          </h2>
          <p className="text-ink-2">{words.listNote}</p>
        </div>
        <ButtonLink href={orderHref([])}>{words.order}</ButtonLink>
      </div>
      <ul className="grid border-line border-t md:grid-cols-2 md:gap-x-4">
        {deskWorks.map((work) => {
          const { name, gives, papers } = words.works[work];
          const { normal, urgent } = DESK_DAYS[work];
          return (
            <li key={work} className="flex items-start justify-between gap-2 border-line border-b py-1.5">
              <div className="min-w-0">
                <h3 className="font-strong">{name}</h3>
                <p className="text-ink-2">{gives}</p>
                <p className="text-12 text-ink-3">
                  {words.listDays(normal, urgent)}，{words.papersNeeded}：{papers}
                </p>
              </div>
              <ButtonLink href={orderHref([work])} size={32} className="shrink-0" aria-label={words.orderOf(name)}>
                {words.order}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-12 text-ink-3">
        <DemoMark /> {words.verdict}
      </p>
    </section>
  );
}

const nameOf = (dgClass: string) => readPlacard(dgClass)?.name ?? KIT.unknownClass(dgClass);

/** Hazard classes with their labels; small beside a list. */
export function ClassTiles({ current, isSmall }: { current: string | null; isSmall: boolean }) {
  return (
    <nav aria-label={dangerousDesk.classes}>
      <ul
        className={classes(
          'grid gap-1',
          isSmall ? 'grid-cols-[repeat(auto-fill,minmax(64px,1fr))]' : 'grid-cols-3 md:grid-cols-5 xl:grid-cols-8',
        )}
      >
        {deskClasses.map((one) => (
          <li key={one} className="grid">
            <Link
              href={classHref(one)}
              aria-current={one === current ? 'true' : undefined}
              className={classes(
                'flex min-w-0 items-center rounded border px-1 text-ink no-underline',
                isSmall ? 'min-h-4 justify-center gap-0.5' : 'gap-1 py-1 max-md:grid max-md:justify-items-center',
                one === current
                  ? 'border-sea bg-sea-soft ring-1 ring-sea ring-inset'
                  : 'border-line-2 bg-surface hover:border-line-field hover:bg-hover',
              )}
            >
              <PlacardDrawing value={one} size={isSmall ? 24 : 48} />
              <span className={classes('min-w-0', !isSmall && 'max-md:text-center')}>
                <span className="font-strong">{one}</span>
                <span className={isSmall ? 'sr-only' : 'block text-12 text-ink-2'}>{nameOf(one)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const templatesWords = dangerousDesk.templates;

/** Blank forms to download, static files of the site. */
export function Templates() {
  return (
    <section aria-labelledby="desk-templates" className="mt-4">
      <h2 id="desk-templates" className="font-strong text-20 leading-head">
        {templatesWords.title}
      </h2>
      <p className="text-ink-2">{templatesWords.note}</p>
      <ul className="mt-1 grid gap-1 md:grid-cols-3">
        {templatesWords.files.map(({ file, name, use }) => (
          <li key={file} className="rounded border border-line bg-surface p-2">
            <Link
              href={`/templates/${file}`}
              download={`${name}.rtf`}
              className="inline-flex min-h-3 items-center text-link underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <p className="text-12 text-ink-3">{use}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
