import { useSelector } from '@xstate/react';
import { reading } from '#copy/booking/outcome.ts';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import {
  type ContractPage,
  type ContractsRef,
  type OpenedContract,
  selectCanConclude,
  selectCanLeave,
  selectCanRefresh,
  selectFailure,
  selectIsAgreed,
  selectIsBusy,
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
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { Amounts, StepHead } from '../invoices/InvoiceFields.tsx';
import { ContractRows } from './ContractRows.tsx';

const asWritten = (paragraph: string) => paragraph;
/** Scrollable regions must be focusable by keyboard. */
const stop = { tabIndex: 0 };

/** Both contract texts in full, with the customer's consent. */
export function ContractTexts({ actor, opened }: { actor: ContractsRef; opened: OpenedContract }) {
  const { record, texts } = opened;
  return (
    <div className="grid gap-2">
      <StepHead>{words.texts(record.orderNo)}</StepHead>
      <p className="flex flex-wrap gap-x-1 text-ink-2">
        {words.amounts} <Amounts amounts={record.totals} />
      </p>
      <div className="grid gap-2 lg:grid-cols-2">
        {texts.map(({ kind, title, version, effectiveDate, body }) => (
          <div key={kind} className="grid min-w-0 content-start gap-1 rounded border border-line bg-surface p-2">
            <h3 className="font-strong text-16">{title}</h3>
            <p className="text-12 text-ink-3">{reading.version(version)}</p>
            <section aria-label={title} {...stop} className="max-h-[60vh] overflow-y-auto outline-offset-[-2px]">
              <LegalArticle text={{ title, version, effectiveDate, ...body }} fill={asWritten} />
            </section>
          </div>
        ))}
      </div>
      <Agreeing actor={actor} opened={opened} />
    </div>
  );
}

function Agreeing({ actor, opened: { record, method } }: { actor: ContractsRef; opened: OpenedContract }) {
  const isAgreed = useSelector(actor, selectIsAgreed);
  const isBusy = useSelector(actor, selectIsBusy);
  const canConclude = useSelector(actor, selectCanConclude);
  const canLeave = useSelector(actor, selectCanLeave);
  const failure = useSelector(actor, selectFailure);
  const back = (
    <Button disabled={!canLeave} onClick={() => actor.send({ type: 'contracts.back' })}>
      {words.back}
    </Button>
  );
  if (!record.mayConclude)
    return (
      <Note tone="warn" live action={back}>
        {words.late}
      </Note>
    );
  return (
    <div className="grid gap-2">
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.notConcluded(failure)}
        </Note>
      )}
      <Checkbox checked={isAgreed} disabled={!canLeave} onChange={() => actor.send({ type: 'contracts.agree' })}>
        {words.agree}
      </Checkbox>
      <div className="flex flex-wrap gap-1">
        {back}
        <Button
          tone="primary"
          busy={isBusy}
          disabled={!canConclude && !isBusy}
          onClick={() => actor.send({ type: 'contracts.conclude' })}
        >
          {words.conclude[method]}
        </Button>
      </div>
    </div>
  );
}

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
