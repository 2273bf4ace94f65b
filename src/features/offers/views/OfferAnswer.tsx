import { useSelector } from '@xstate/react';
import { lazy, Suspense, useRef } from 'react';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { search } from '#copy/search/form.ts';
import { formatMoney } from '#domain/money.ts';
import { selectMinute } from '#machines/price-clock/index.ts';
import {
  type SearchEdit,
  type SearchRef,
  type SearchSnapshot,
  type SearchTerms,
  selectAnswered,
  selectCanRetry,
  selectIsBusy,
  selectIsOutdated,
  selectIsStale,
  selectUnknownPort,
} from '#machines/search/index.ts';
import { appliedFilters, FilterBar } from '#src/features/search/views/FilterBar.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Empty, Missing } from '#src/ui/parts/list/Empty.tsx';
import { Pagination } from '#src/ui/parts/list/Pagination.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { EnquiryNote } from './EnquiryNote.tsx';
import { CompareBar } from './lazy-parts.tsx';
import { boxesIn, enquiryAddress } from './links.ts';
import { OfferList } from './OfferList.tsx';
import { OfferTools } from './OfferTools.tsx';
import { sharedPrice } from './shared.ts';
import { originZone } from './standing.ts';
import type { FclTools } from './tools.ts';

interface NothingFoundProps {
  actor: SearchRef;
  answer: SellingAnswer;
  terms: SearchTerms;
}

/** No results: filters to relax, the last known price, and an enquiry with the search terms. */
export function NothingFound({ actor, answer, terms }: NothingFoundProps) {
  const unknown = useSelector(actor, selectUnknownPort);
  const edit = (change: SearchEdit) => actor.send({ type: 'search.edit', edit: change });
  if (unknown !== null)
    return (
      <Empty picture="ship" title={words.unknownPort}>
        {unknown === 'origin' ? words.unknownOrigin : words.unknownDestination}
      </Empty>
    );
  if (answer.total > 0)
    return (
      <Empty
        picture="ship"
        title={words.pastLastTitle}
        actions={
          <Button tone="primary" onClick={() => edit({ kind: 'paged', page: 1 })}>
            {words.firstPage}
          </Button>
        }
      >
        {words.pastLast(answer.total)}
      </Empty>
    );
  const least = answer.fromPrice;
  const isFiltered = appliedFilters(terms, answer.carriers).length > 0;
  const areDaysChosen = terms.etdFrom !== null || terms.etdTo !== null;
  return (
    <Empty
      picture="ship"
      title={isFiltered || areDaysChosen ? words.emptyFiltered : words.emptyTitle}
      actions={
        <>
          {isFiltered ? <Button onClick={() => edit({ kind: 'filtersCleared' })}>{search.clear}</Button> : null}
          {areDaysChosen ? (
            <Button onClick={() => edit({ kind: 'form', change: { etdFrom: null, etdTo: null } })}>
              {words.anyDay}
            </Button>
          ) : null}
          <ButtonLink tone="primary" href={enquiryAddress(terms)}>
            {words.submitEnquiry}
          </ButtonLink>
        </>
      }
    >
      <p>{words.empty}</p>
      {least === null ? null : (
        <p>
          {words.fromPrice(least.ctnType, formatMoney(least.amount, least.currency), least.day)} <DemoMark />
        </p>
      )}
    </Empty>
  );
}

/** Print only: replaces the search form, which is not printed. */
export function PrintedTerms({ terms, answer }: { terms: SearchTerms; answer: SellingAnswer }) {
  const { boxes, isDanger, weight, volume } = terms;
  const { goods, etdFrom, etdTo } = answer;
  const asked = [
    isDanger === 'Y' ? search.dangerous : search.general,
    ...(goods === null ? [] : [`UN${goods.unNo} ${goods.nameCn} ${goods.classes.join('、')}`]),
    boxesIn(boxes),
    ...(weight === '' ? [] : [`${search.weight} ${weight} ${search.kilograms}`]),
    ...(volume === '' ? [] : [`${search.volume} ${volume} ${search.cubicMetres}`]),
    words.between(etdFrom, etdTo),
    ...appliedFilters(terms, answer.carriers).map(({ label }) => label),
  ];
  return (
    <p className="hidden print:block">
      {words.asked}
      {asked.join('；')}
    </p>
  );
}

const ComparePanel = lazy(() => import('./ComparePanel.tsx').catch(() => ({ default: Missing })));

const selectTerms = ({ context }: SearchSnapshot) => context.terms;

interface OfferAnswerProps {
  actor: SearchRef;
  tools: FclTools;
  answer: SellingAnswer;
}

/** Prices of a lane with filters and tools. */
export function OfferAnswer({ actor, tools, answer }: OfferAnswerProps) {
  const terms = useSelector(actor, selectTerms);
  const answered = useSelector(actor, selectAnswered);
  const isBusy = useSelector(actor, selectIsBusy);
  const minute = useSelector(tools.clock, selectMinute);
  const top = useRef<HTMLDivElement>(null);
  const isDanger = answered.isDanger === 'Y';
  return (
    <section data-wide-print aria-busy={isBusy} aria-label={words.list} className="grid min-w-0 content-start gap-1">
      <Head actor={actor} tools={tools} answer={answer} />
      <PrintedTerms terms={answered} answer={answer} />
      <EnquiryNote items={answer.items} goods={answer.goods} href={enquiryAddress(answered)} />
      {terms.isComparing ? (
        <Suspense>
          <ComparePanel
            compared={tools.compared}
            picked={terms.compared}
            now={Math.max(minute ?? answer.now, answer.now)}
            onDrop={(priceId) => actor.send({ type: 'search.compare', priceId })}
            onClose={() => actor.send({ type: 'search.edit', edit: { kind: 'comparing', isOpen: false } })}
          />
        </Suspense>
      ) : null}
      <div ref={top} className="min-w-0 scroll-mt-(--clear-above)">
        {answer.items.length === 0 ? (
          <NothingFound actor={actor} answer={answer} terms={answered} />
        ) : (
          <OfferList
            actor={actor}
            answer={answer}
            clock={tools.clock}
            rates={{ fees: tools.fees, onAsk: (offer) => askFees(tools, answered, offer) }}
            onCalendar={(offer) => tools.files.send({ type: 'files.calendar', offer, answer, isDanger })}
            onShare={(offer) =>
              tools.sharing.send({ type: 'share.open', shared: sharedPrice(answered, answer, offer) })
            }
          />
        )}
      </div>
      {answer.items.length === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-1">
          <span className="max-w-full print:hidden">
            <Pagination
              page={terms.page}
              size={terms.pageSize}
              total={answer.total}
              onPage={(page) => {
                actor.send({ type: 'search.edit', edit: { kind: 'paged', page } });
                top.current?.scrollIntoView();
              }}
              onSize={(pageSize) => actor.send({ type: 'search.edit', edit: { kind: 'sized', pageSize } })}
            />
          </span>
          <p className="flex flex-wrap gap-2 text-12 text-ink-3">
            {words.finalWord}
            <Link className="text-link underline-offset-4 hover:underline print:hidden" href={enquiryAddress(answered)}>
              {words.submitEnquiry}
            </Link>
          </p>
        </div>
      )}
      {terms.compared.length === 0 ? null : <CompareBar actor={actor} offers={answer.items} />}
    </section>
  );
}

const askFees = ({ fees }: FclTools, { orgPortCode: from, dstPortCode: to, isDanger }: SearchTerms, offer: Offer) =>
  fees.send({
    type: 'resource.asked',
    path: '',
    query: `${new URLSearchParams({ from, to, isDanger, priceId: offer.priceId })}`,
  });

function Head({ actor, tools, answer }: OfferAnswerProps) {
  const isOutdated = useSelector(actor, selectIsOutdated);
  const canRetry = useSelector(actor, selectCanRetry);
  const isStale = useSelector(actor, selectIsStale);
  const { sort, sortBox } = useSelector(actor, selectTerms);
  const { orgPortCode, dstPortCode, boxes } = useSelector(actor, selectAnswered);
  const isKnown = answer.org !== null && answer.dst !== null;
  const retry = () => actor.send({ type: 'search.retry' });
  return (
    <>
      <h2 className="sr-only text-20 leading-head font-strong print:not-sr-only">
        {words.lane(answer.org?.nameCn ?? orgPortCode, answer.dst?.nameCn ?? dstPortCode)}
      </h2>
      {isKnown ? <FilterBar actor={actor} carriers={answer.carriers} /> : null}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
        <p role="status" className="font-strong">
          {words.found(answer.total)}
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-1 text-12 text-ink-3 max-md:order-last max-md:w-full">
          {isKnown ? <p className="print:hidden">{sortWords(sort, sortBox)}</p> : null}
          <span>{words.readAt(portTime(answer.now, originZone(answer)).clock)}</span>
          {isOutdated ? null : (
            <Button
              size={32}
              icon="refresh"
              iconOnly
              tone="quiet"
              disabled={!canRetry}
              onClick={retry}
              className="print:hidden"
            >
              {words.refresh}
            </Button>
          )}
        </div>
        {isKnown ? (
          <span className="ml-auto flex flex-wrap items-center gap-1">
            <OfferTools actor={actor} answer={answer} tools={tools} />
          </span>
        ) : null}
      </div>
      {isOutdated ? (
        <RetryNote tone="danger" title={words.outdatedTitle} onRetry={retry}>
          {isStale ? words.outdatedTerms(boxesIn(boxes)) : words.outdated}
        </RetryNote>
      ) : null}
    </>
  );
}

const sortWords = (sort: SearchTerms['sort'], box: SearchTerms['sortBox']) =>
  sort === 'price' && box !== null ? search.sortedByBox(box) : search.sortMeanings[sort];
