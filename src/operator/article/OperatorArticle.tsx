import { useSelector } from '@xstate/react';
import { operatorContent as words } from '#copy/operator/content.ts';
import {
  type OperatorArticleRef,
  selectCanClose,
  selectDone,
  selectIsConflicting,
  selectIsOpening,
  selectIsUnread,
  selectOpen,
  selectRefusal,
  selectRow,
} from '#machines/operator-article/index.ts';
import { ActionResult, Opened } from '../queue/Opened.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleStatus } from './ArticleStatus.tsx';
import { PublishForm } from './PublishForm.tsx';
import { ConflictQuestion, LeaveQuestion } from './Questions.tsx';
import { Quotes } from './Quotes.tsx';

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
