import { useSelector } from '@xstate/react';
import { operatorContent as words } from '#copy/operator/content.ts';
import { type ArticleKind, articleKindNames } from '#domain/content/kinds.ts';
import {
  type Article,
  type OperatorArticleRef,
  selectCanClose,
  selectCanOpen,
  selectCanOpenCertificates,
  selectChoice,
  selectDone,
  selectIsConflicting,
  selectIsDeciding,
  selectIsOpening,
  selectIsUnread,
  selectOpen,
  selectRefusal,
  selectRow,
  selectSaved,
} from '#machines/operator-article/index.ts';
import { type ArticleRow, type OperatorQueueRef, selectFilters } from '#machines/operator-queue/index.ts';
import { ReceivedQuotes } from '#src/features/procurement/views/ReceivedQuotes.tsx';
import { ActionResult, Opened } from '#src/operator/queue/Opened.tsx';
import { Question } from '#src/operator/queue/Question.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import type { HoldFile } from '../rates-import/RateFile.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { PublishForm } from './PublishForm.tsx';
import { ConflictQuestion, LeaveQuestion } from './Questions.tsx';

const TONES = { DRAFT: 'plain', SCHEDULED: 'warn', PUBLISHED: 'ok', WITHDRAWN: 'danger' } as const;

export const ArticleStatus = ({ row: { status, hasChanges, changeFrom } }: { row: Article['row'] }) => (
  <>
    <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
    {changeFrom === null ? null : <Badge tone="warn">{words.upcoming}</Badge>}
    {hasChanges ? <Badge tone="warn">{words.changed}</Badge> : null}
  </>
);

/** Suppliers' quotes for the goods as last saved, with the choice of one. */
export function Quotes({ actor }: { actor: OperatorArticleRef }) {
  const saved = useSelector(actor, selectSaved);
  const canOpen = useSelector(actor, selectCanOpenCertificates);
  const { quotes, content, decision } = saved ?? {};
  if (quotes === undefined || content?.fields.postKind !== 'REQUEST') return null;
  const lines = content.blocks.flatMap((block) => (block.kind === 'goods' ? [block] : []));
  const isOpen = decision === undefined;
  return (
    <div className="grid min-w-0 gap-1.5">
      <ReceivedQuotes
        quotes={quotes}
        lines={lines.map((line, index) => ({ ...line, lineNo: index + 1 }))}
        awarded={decision?.quoteNo ?? null}
        onCertificate={canOpen ? (quoteNo, lineNo) => actor.send({ type: 'certificate.open', quoteNo, lineNo }) : null}
        decide={
          isOpen ? ({ quoteNo, company }) => <Choose actor={actor} quoteNo={quoteNo} company={company} /> : undefined
        }
      />
      {decision?.quoteNo === null ? <Note>{words.noneWon}</Note> : null}
      {isOpen && quotes.length > 0 ? (
        <div>
          <Choose actor={actor} quoteNo={null} company="" />
        </div>
      ) : null}
      <AwardQuestion actor={actor} />
    </div>
  );
}

interface ChooseProps {
  actor: OperatorArticleRef;
  /** Null to reject all quotes. */
  quoteNo: string | null;
  company: string;
}

function Choose({ actor, quoteNo, company }: ChooseProps) {
  const canDecide = useSelector(actor, (snapshot) => snapshot.can({ type: 'award.ask', quoteNo }));
  return (
    <Button size={32} disabled={!canDecide} onClick={() => actor.send({ type: 'award.ask', quoteNo })}>
      {quoteNo === null ? words.chooseNone : words.award(company)}
    </Button>
  );
}

/** Irreversible, and suppliers are notified. */
function AwardQuestion({ actor }: { actor: OperatorArticleRef }) {
  const isDeciding = useSelector(actor, selectIsDeciding);
  const choice = useSelector(actor, selectChoice);
  const saved = useSelector(actor, selectSaved);
  if (!isDeciding || choice === null) return null;
  const company = saved?.quotes?.find(({ quoteNo }) => quoteNo === choice.quoteNo)?.company;
  const keep = () => actor.send({ type: 'award.keep' });
  return (
    <Question
      id="award"
      title={company === undefined ? words.noneTitle : words.awardTitle(company)}
      help={words.awardHelp}
      onNo={keep}
    >
      <Button size={32} tone="primary" onClick={() => actor.send({ type: 'award.confirm' })}>
        {words.awardConfirm}
      </Button>
      <Button size={32} onClick={keep}>
        {words.awardKeep}
      </Button>
    </Question>
  );
}

interface OperatorArticleProps {
  actor: OperatorArticleRef;
  hold: HoldFile;
  /** Moves the focus back to the list. */
  toList: () => void;
}

/** The open article: editor or read-only text, with publishing below. */
export function OperatorArticle({ actor, hold, toList }: OperatorArticleProps) {
  const open = useSelector(actor, selectOpen);
  const row = useSelector(actor, selectRow);
  const isOpening = useSelector(actor, selectIsOpening);
  const canClose = useSelector(actor, selectCanClose);
  const close = () => {
    actor.send({ type: 'article.close' });
    if (actor.getSnapshot().matches('closed')) toList();
  };
  const isThere = open !== null && (open.id === null || row !== null);
  return (
    <Opened
      id={open === null ? null : `${open.kind} ${open.id ?? ''}`}
      own={words}
      title={
        <>
          {open === null ? words.title : (row?.title ?? words.created(words.kinds[open.kind]))}
          {row === null ? null : <ArticleStatus row={row} />}
        </>
      }
      others={row?.openBy}
      isOpening={isOpening}
      canClose={canClose}
      onClose={close}
      result={<Result actor={actor} />}
    >
      {isThere ? <Body actor={actor} hold={hold} toList={toList} /> : null}
    </Opened>
  );
}

function Body({ actor, hold, toList }: OperatorArticleProps) {
  return (
    <>
      <LeaveQuestion actor={actor} toList={toList} />
      <ConflictQuestion actor={actor} />
      <ArticleEditor actor={actor} hold={hold} />
      <PublishForm actor={actor} />
      <Quotes actor={actor} />
    </>
  );
}

function Result({ actor }: { actor: OperatorArticleRef }) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  const isUnread = useSelector(actor, selectIsUnread);
  const isConflicting = useSelector(actor, selectIsConflicting);
  return (
    <ActionResult
      done={done === null ? null : words.done[done]}
      refusal={isConflicting ? null : refusal}
      isUnread={isUnread}
      onRetry={() => actor.send({ type: 'article.retry' })}
    />
  );
}

const STATUSES = (['DRAFT', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN'] as const).map((value) => ({
  value,
  label: words.statuses[value],
}));

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'service',
    label: words.kind,
    choices: articleKindNames.map((value) => ({ value: value === 'NEWS' ? '' : value, label: words.kinds[value] })),
  },
  { field: 'status', label: words.status, choices: [{ value: '', label: words.all }, ...STATUSES] },
];

interface OperatorContentProps {
  queue: OperatorQueueRef;
  article: OperatorArticleRef;
  hold: HoldFile;
}

/** Published content, one kind at a time, with the open article beside it. */
export function OperatorContent({ queue, article, hold }: OperatorContentProps) {
  const open = useSelector(article, selectOpen);
  const canOpen = useSelector(article, selectCanOpen);
  const kind = useSelector(queue, chosenKind);
  return (
    <BesideQueue
      queue={
        <Queue
          actor={queue}
          own={words}
          filters={FILTERS}
          openId={open?.id ?? null}
          canOpen={canOpen}
          onOpen={(id) => article.send({ type: 'article.open', kind, id })}
          titleOf={(row) => (row.kind === 'article' ? row.article.title : row.id)}
          renderRow={(row) => (row.kind === 'article' ? <Row row={row} /> : null)}
          begin={
            <Button
              size={32}
              tone="primary"
              icon="plus"
              disabled={!canOpen}
              onClick={() => article.send({ type: 'article.open', kind, id: null })}
            >
              {words.begin(words.kinds[kind])}
            </Button>
          }
        />
      }
      renderOpen={(toList) => <OperatorArticle actor={article} hold={hold} toList={toList} />}
    />
  );
}

const chosenKind = (snapshot: Parameters<typeof selectFilters>[0]): ArticleKind => {
  const { service } = selectFilters(snapshot);
  return articleKindNames.find((kind) => kind === service) ?? 'NEWS';
};

const Row = ({ row: { article } }: { row: ArticleRow }) => (
  <>
    <span className="flex flex-wrap items-center gap-0.5">
      <ArticleStatus row={article} />
    </span>
    <Edited row={article} />
  </>
);

export function Edited({ row: { editedBy, editedAt } }: { row: ArticleRow['article'] }) {
  return (
    <span className="text-12 text-ink-3">
      {editedAt === null ? (
        words.untouched
      ) : (
        <>
          {words.edited(editedBy ?? '')} <DateTime instant={editedAt} zone={HOUSE_ZONE} />
        </>
      )}
    </span>
  );
}
