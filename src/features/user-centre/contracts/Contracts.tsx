import { useSelector } from '@xstate/react';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import {
  type ContractPage,
  type ContractsRef,
  selectCanRefresh,
  selectFailure,
  selectIsList,
  selectIsReading,
  selectIsUnread,
  selectOpened,
  selectOutcome,
  selectPage,
} from '#machines/contracts/index.ts';
import { PageTurns } from '#src/features/page-parts/views/PageTurns.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { ContractRows } from './ContractRows.tsx';
import { ContractTexts } from './ContractTexts.tsx';

/** Contracts of the user's orders, and the text of the one to sign. */
export function Contracts({ actor }: { actor: ContractsRef }) {
  const page = useSelector(actor, selectPage);
  const opened = useSelector(actor, selectOpened);
  const isUnread = useSelector(actor, selectIsUnread);
  const failure = useSelector(actor, selectFailure);
  if (isUnread)
    return (
      <RetryNote tone="danger" onRetry={() => actor.send({ type: 'contracts.retry' })}>
        {failure ?? words.failed}
      </RetryNote>
    );
  if (page === null) return <SkeletonLine label={words.loading} />;
  return opened === null ? <List actor={actor} page={page} /> : <ContractTexts actor={actor} opened={opened} />;
}

function List({ actor, page }: { actor: ContractsRef; page: ContractPage }) {
  const isReading = useSelector(actor, selectIsReading);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const isSigning = page.items.some(({ state }) => state === 'signing');
  if (page.items.length === 0)
    return (
      <Empty
        picture="drum"
        level={2}
        title={words.none}
        actions={
          <ButtonLink tone="primary" href="/shippingFcl">
            {words.book}
          </ButtonLink>
        }
      >
        {words.noneText}
      </Empty>
    );
  return (
    <div className="grid gap-2" aria-busy={isReading}>
      <Outcome actor={actor} />
      <div className="flex flex-wrap items-center justify-between gap-1">
        <p className="min-w-0 flex-1 basis-20 text-ink-2">{page.mayAct ? words.lead[page.method] : words.onlyReads}</p>
        {isSigning ? (
          <Button size={32} disabled={!canRefresh} onClick={() => actor.send({ type: 'contracts.refresh' })}>
            {words.refresh}
          </Button>
        ) : null}
      </div>
      <ContractRows actor={actor} page={page} />
      <Turning actor={actor} page={page} />
    </div>
  );
}

/** Result of the last action. */
function Outcome({ actor }: { actor: ContractsRef }) {
  const outcome = useSelector(actor, selectOutcome);
  const failure = useSelector(actor, selectFailure);
  return (
    <>
      {outcome === null ? null : (
        <Note tone="ok" live>
          {words.outcomes[outcome]}
        </Note>
      )}
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
    </>
  );
}

function Turning({ actor, page }: { actor: ContractsRef; page: ContractPage }) {
  const isList = useSelector(actor, selectIsList);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const isOff = !isList || !canRefresh;
  return <PageTurns page={page} isOff={isOff} onTurn={(to) => actor.send({ type: 'contracts.turn', page: to })} />;
}
