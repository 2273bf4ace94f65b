import { useSelector } from '@xstate/react';
import { operatorContent as words } from '#copy/operator/content.ts';
import {
  type OperatorArticleRef,
  selectIsAsking,
  selectIsConflicting,
  selectIsLeaving,
  selectRefusal,
} from '#machines/operator-article/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Question } from '../queue/Question.tsx';

/** Asks before discarding unsaved changes. */
export function LeaveQuestion({ actor, toList }: { actor: OperatorArticleRef; toList: () => void }) {
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

/** Another operator saved first: shows who and when, and asks which version to keep. */
export function ConflictQuestion({ actor }: { actor: OperatorArticleRef }) {
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

/** Explains what visitors see after withdrawal. */
export function WithdrawQuestion({ actor }: { actor: OperatorArticleRef }) {
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
