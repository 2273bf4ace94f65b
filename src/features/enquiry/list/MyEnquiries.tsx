import { useSelector } from '@xstate/react';
import type { EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import {
  selectCanRefresh,
  selectContent,
  selectIsBusy,
  selectIsOutdated,
  selectIsWaiting,
  selectScreen,
  type WatchRef,
} from '#machines/watch/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Empty, ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { EnquiriesSkeleton, SignInFirst, Titled } from './EnquiriesTitled.tsx';
import { EnquiryTable } from './EnquiryTable.tsx';

export interface MyEnquiriesProps {
  actor: WatchRef<EnquiryListAnswer>;
  /** Number of the enquiry whose answer is open below. */
  seen: string | null;
  onSee: (enquiryNo: string) => void;
  onSignIn: () => void;
  onPage: (page: number) => void;
}

export function MyEnquiries(props: MyEnquiriesProps) {
  const { actor } = props;
  const screen = useSelector(actor, selectScreen);
  const refresh = () => actor.send({ type: 'watch.refresh' });
  switch (screen) {
    case 'nothing':
      return <SignInFirst onSignIn={props.onSignIn} />;
    case 'loading':
      return <EnquiriesSkeleton />;
    case 'failed':
    case 'missing':
      return (
        <Titled>
          <ErrorState title={words.failedTitle} {...(screen === 'failed' ? { onRetry: refresh } : {})}>
            {words.failed}
          </ErrorState>
        </Titled>
      );
    case 'content':
      return <Listed {...props} />;
    default:
      return screen satisfies never;
  }
}

function Listed({ actor, seen, onSee, onPage }: MyEnquiriesProps) {
  const answer = useSelector(actor, selectContent) as EnquiryListAnswer;
  const isBusy = useSelector(actor, selectIsBusy);
  const isOutdated = useSelector(actor, selectIsOutdated);
  const isWaiting = useSelector(actor, selectIsWaiting);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const refresh = () => actor.send({ type: 'watch.refresh' });
  return (
    <Titled
      beside={
        <>
          <p className="text-12 text-ink-3">
            {words.readAt(portTime(answer.now, HOUSE_ZONE).clock)}
            {isWaiting ? `，${words.waiting}` : ''}
          </p>
          {isOutdated ? null : (
            <Button size={32} icon="refresh" disabled={!canRefresh} onClick={refresh}>
              {words.refresh}
            </Button>
          )}
        </>
      }
    >
      {isOutdated ? (
        <RetryNote tone="danger" title={words.outdatedTitle} onRetry={refresh}>
          {words.outdated}
        </RetryNote>
      ) : null}
      <div aria-busy={isBusy}>
        {answer.items.length === 0 ? (
          <Empty picture="ship" title={words.emptyTitle}>
            {words.empty}
          </Empty>
        ) : (
          <EnquiryTable answer={answer} seen={seen} onSee={onSee} onPage={onPage} />
        )}
      </div>
    </Titled>
  );
}
