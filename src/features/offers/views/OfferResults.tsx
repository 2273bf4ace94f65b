import { useSelector } from '@xstate/react';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { selectAnswer, selectCanRetry, selectScreen } from '#machines/search/index.ts';
import { selectScreen as selectLinkScreen } from '#machines/shared-link/index.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { SharedLinkNotice } from './lazy-parts.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import type { FclTools, ResultsProps } from './tools.ts';

export function OfferResults({ actor, tools, introduction, days, offers }: ResultsProps & { tools: FclTools }) {
  const screen = useSelector(actor, selectScreen);
  const linkScreen = useSelector(tools.link, selectLinkScreen);
  const answer = useSelector(actor, selectAnswer) as SellingAnswer | null;
  const canRetry = useSelector(actor, selectCanRetry);
  if (linkScreen !== 'none') return <SharedLinkNotice actor={tools.link} />;
  if (screen === 'nothing') return introduction;
  return (
    <div className="grid min-h-[100vh] content-start gap-1">
      {screen === 'failed' ? (
        <ErrorState
          title={words.retryTitle}
          {...(canRetry ? { onRetry: () => actor.send({ type: 'search.retry' }) } : {})}
        >
          {words.failed}
        </ErrorState>
      ) : (
        <>
          {days}
          {answer === null ? (
            <SkeletonRows rows={8} columns={6} />
          ) : (
            <OfferAnswer actor={actor} tools={tools} answer={answer} />
          )}
          {offers}
        </>
      )}
    </div>
  );
}
