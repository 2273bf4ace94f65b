import { useSelector } from '@xstate/react';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { formatMoney } from '#domain/money.ts';
import {
  type SearchRef,
  selectAnswer,
  selectCanRetry,
  selectIsBusy,
  selectIsOutdated,
  selectQuery,
  selectScreen,
  selectUnknownPort,
} from '#machines/search/index.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { search } from '#src/ui/copy/search.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Empty, ErrorState } from '#src/ui/parts/Empty.tsx';
import { Note } from '#src/ui/parts/Note.tsx';
import { SkeletonRows } from '#src/ui/parts/Skeleton.tsx';
import { portTime } from '#src/ui/time-text.ts';
import { FilterBar } from '../search/FilterBar.tsx';
import { originZone } from './OfferCells.tsx';
import { OfferList } from './OfferList.tsx';

interface OfferResultsProps {
  actor: SearchRef;
  /** What stands here before anything is asked. */
  introduction: React.ReactNode;
  days: React.ReactNode;
  pageLinks: (answer: SellingAnswer, query: string) => React.ReactNode;
}

export function OfferResults({ actor, introduction, days, pageLinks }: OfferResultsProps) {
  const screen = useSelector(actor, selectScreen);
  const answer = useSelector(actor, selectAnswer);
  const canRetry = useSelector(actor, selectCanRetry);
  const retry = () => actor.send({ type: 'search.retry' });
  if (screen === 'nothing') return introduction;
  return (
    <div className="grid min-h-[100vh] content-start gap-2">
      {screen === 'failed' ? (
        <ErrorState title={words.retryTitle} {...(canRetry ? { onRetry: retry } : {})}>
          {words.failed}
        </ErrorState>
      ) : (
        <>
          {days}
          {answer === null ? (
            <SkeletonRows rows={8} columns={6} />
          ) : (
            <Answered actor={actor} answer={answer} pageLinks={pageLinks} />
          )}
        </>
      )}
    </div>
  );
}

interface AnsweredProps extends Pick<OfferResultsProps, 'actor' | 'pageLinks'> {
  answer: SellingAnswer;
}

function Answered({ actor, answer, pageLinks }: AnsweredProps) {
  const isBusy = useSelector(actor, selectIsBusy);
  const isOutdated = useSelector(actor, selectIsOutdated);
  const canRetry = useSelector(actor, selectCanRetry);
  const query = useSelector(actor, selectQuery);
  const retry = () => actor.send({ type: 'search.retry' });
  return (
    <section aria-busy={isBusy} aria-label={words.list} className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h2 className="text-20 leading-head font-strong">
          {words.lane(answer.org?.nameCn ?? KIT.none, answer.dst?.nameCn ?? KIT.none)}
        </h2>
        <p role="status" className="text-ink-2">
          {words.found(answer.total)}
        </p>
        <p className="text-12 text-ink-3">{words.readAt(portTime(answer.now, originZone(answer)).clock)}</p>
        {isOutdated ? null : (
          <Button size={32} icon="refresh" disabled={!canRetry} onClick={retry}>
            {words.refresh}
          </Button>
        )}
      </div>
      {isOutdated ? (
        <Note
          tone="danger"
          live
          title={words.outdatedTitle}
          action={
            <Button size={32} onClick={retry}>
              {KIT.retry}
            </Button>
          }
        >
          {words.outdated}
        </Note>
      ) : null}
      <FilterBar actor={actor} carriers={answer.carriers} />
      {answer.items.length === 0 ? (
        <NothingFound actor={actor} answer={answer} query={query} />
      ) : (
        <>
          <OfferList actor={actor} answer={answer} />
          {pageLinks(answer, query)}
          <p className="flex flex-wrap justify-between gap-1 text-12 text-ink-3">
            {words.finalWord}
            <a className="text-link underline-offset-4 hover:underline" href={`/enquiryFcl?${query}`}>
              {words.submitEnquiry}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function NothingFound({ actor, answer, query }: { actor: SearchRef; answer: SellingAnswer; query: string }) {
  const unknown = useSelector(actor, selectUnknownPort);
  if (unknown !== null)
    return (
      <Empty picture="ship" title={words.emptyTitle}>
        {unknown === 'origin' ? words.unknownOrigin : words.unknownDestination}
      </Empty>
    );
  const least = answer.fromPrice;
  return (
    <Empty
      picture="ship"
      title={words.emptyTitle}
      actions={
        <>
          <ButtonLink tone="primary" href={`/enquiryFcl?${query}`}>
            {words.submitEnquiry}
          </ButtonLink>
          <Button onClick={() => actor.send({ type: 'search.edit', edit: { kind: 'filtersCleared' } })}>
            {search.clear}
          </Button>
        </>
      }
    >
      <p>{words.empty}</p>
      {least === null ? null : (
        <p>{words.fromPrice(least.ctnType, formatMoney(least.amount, least.currency), least.day)}</p>
      )}
    </Empty>
  );
}
