import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  type DeskArticleRef,
  selectIsAsking,
  selectIsConflicting,
  selectIsLeaving,
  selectRefusal,
} from '#machines/desk-article/index.ts';
import { deskContent as words } from '#src/ui/copy/desk-content.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { takeFocus } from '../desk-queue/take-focus.ts';

interface QuestionProps {
  id: string;
  title: string;
  help: string;
  /** Esc answers no. */
  onNo: () => void;
  children: ReactNode;
}

export function Question({ id, title, help, onNo, children }: QuestionProps) {
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className="grid gap-1 rounded border border-warn-line bg-warn-soft px-2 py-1.5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onNo();
      }}
    >
      <p id={id} tabIndex={-1} ref={takeFocus} className="font-strong">
        {title}
      </p>
      <p id={`${id}-help`}>{help}</p>
      <div className="flex flex-wrap gap-1">{children}</div>
    </div>
  );
}

/** Before what is not saved is given up. */
export function LeaveQuestion({ actor, toList }: { actor: DeskArticleRef; toList: () => void }) {
  const isLeaving = useSelector(actor, selectIsLeaving);
  if (!isLeaving) return null;
  const keep = () => actor.send({ type: 'leave.keep' });
  const leave = () => {
    actor.send({ type: 'leave.confirm' });
    if (actor.getSnapshot().matches('closed')) toList();
  };
  return (
    <Question id="leave" title={words.leaveTitle} help={words.unsaved} onNo={keep}>
      <Button size={32} tone="danger" onClick={leave}>
        {words.leaveConfirm}
      </Button>
      <Button size={32} onClick={keep}>
        {words.leaveKeep}
      </Button>
    </Question>
  );
}

/** Somebody saved first: who and when, and whose writing goes on. */
export function ConflictQuestion({ actor }: { actor: DeskArticleRef }) {
  const isConflicting = useSelector(actor, selectIsConflicting);
  const refusal = useSelector(actor, selectRefusal);
  if (!isConflicting) return null;
  const keep = () => actor.send({ type: 'mine.keep' });
  return (
    <Question id="conflict" title={refusal ?? words.conflictTitle} help={words.conflictHelp} onNo={keep}>
      <Button size={32} onClick={() => actor.send({ type: 'theirs.take' })}>
        {words.theirs}
      </Button>
      <Button size={32} onClick={keep}>
        {words.mine}
      </Button>
    </Question>
  );
}

/** Says what visitors see once it is withdrawn. */
export function WithdrawQuestion({ actor }: { actor: DeskArticleRef }) {
  const isAsking = useSelector(actor, selectIsAsking);
  if (!isAsking) return null;
  const keep = () => actor.send({ type: 'withdraw.keep' });
  return (
    <Question id="withdraw" title={words.withdrawTitle} help={words.withdrawHelp} onNo={keep}>
      <Button size={32} tone="danger" onClick={() => actor.send({ type: 'withdraw.confirm' })}>
        {words.confirm}
      </Button>
      <Button size={32} onClick={keep}>
        {words.keep}
      </Button>
    </Question>
  );
}
