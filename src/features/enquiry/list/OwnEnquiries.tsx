import { useSelector } from '@xstate/react';
import type { EnquiryListAnswer, EnquiryRow } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { KIT } from '#copy/kit.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import {
  selectCanRefresh,
  selectContent,
  selectIsBusy,
  selectIsOutdated,
  selectIsWaiting,
  selectScreen,
  type WatchRef,
} from '#machines/watch/index.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Empty, ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { PageTurns } from '#src/ui/parts/list/PageTurns.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { EnquiriesSkeleton, SignInFirst, Titled } from './EnquiriesTitled.tsx';
import { Deadline, laneOf, loadOf, Status } from './EnquiryCells.tsx';

interface EnquiryTableProps {
  answer: EnquiryListAnswer;
  seen: string | null;
  onSee: (enquiryNo: string) => void;
  onPage: (page: number) => void;
}

export function EnquiryTable({ answer, seen, onSee, onPage }: EnquiryTableProps) {
  const { items, now, page, pageSize, total } = answer;
  const columns: Column<EnquiryRow>[] = [
    {
      key: 'no',
      label: words.columns.no,
      render: ({ enquiryNo }) => <span className="whitespace-nowrap">{enquiryNo}</span>,
    },
    {
      key: 'lane',
      label: words.columns.lane,
      render: (row) => (
        <span className="grid">
          <span>{laneOf(row)}</span>
          <span className="text-12 text-ink-3">{row.cargoName}</span>
        </span>
      ),
    },
    { key: 'load', label: words.columns.load, render: loadOf },
    { key: 'status', label: words.columns.status, render: Status },
    { key: 'count', label: words.columns.count, numeric: true, render: ({ optionCount }) => String(optionCount) },
    { key: 'deadline', label: words.columns.deadline, render: (row) => <Deadline row={row} now={now} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: ({ enquiryNo }) => (
        <Button size={32} aria-pressed={enquiryNo === seen} onClick={() => onSee(enquiryNo)}>
          <span className="sr-only">{words.seeOf(enquiryNo)}</span>
          {words.see}
        </Button>
      ),
    },
  ];
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <>
      <Table caption={words.title} columns={columns} rows={items} rowKey={({ enquiryNo }) => enquiryNo} />
      {last === 1 ? null : (
        <nav aria-label={KIT.pages.name} className="mt-1 flex flex-wrap items-center gap-1">
          <span className="text-12 text-ink-3">{KIT.pages.total(total)}</span>
          <PageTurns page={page} last={last} onPage={onPage}>
            <span aria-current="page">{KIT.pages.page(page)}</span>
          </PageTurns>
        </nav>
      )}
    </>
  );
}

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

interface OwnEnquiriesProps extends Omit<MyEnquiriesProps, 'actor'> {
  list: LazyRef<WatchRef<EnquiryListAnswer>>;
}

/** The user's enquiries, once the list is loaded. */
export function OwnEnquiries({ list, ...props }: OwnEnquiriesProps) {
  const actor = useSelector(list, selectLoaded);
  return actor === null ? <EnquiriesSkeleton /> : <MyEnquiries actor={actor} {...props} />;
}
