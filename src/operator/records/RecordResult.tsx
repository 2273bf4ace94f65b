import { useSelector } from '@xstate/react';
import { operatorCompany as words } from '#copy/operator/company.ts';
import {
  type OperatorRecordsRef,
  selectFailure,
  selectIsSaved,
  selectIsUnread,
} from '#machines/operator-records/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { takeFocus } from '../queue/take-focus.ts';

/** Result of the last action. */
export function RecordResult({ actor }: { actor: OperatorRecordsRef }) {
  const isSaved = useSelector(actor, selectIsSaved);
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {isSaved ? (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words.saved}
        </p>
      ) : null}
      {failure === null ? null : isUnread ? (
        <RetryNote tone="danger" title={words.failures[failure.of]} onRetry={() => actor.send({ type: 'list.renew' })}>
          {failure.message}
        </RetryNote>
      ) : (
        <Note tone="danger" live title={words.failures[failure.of]}>
          {failure.message}
        </Note>
      )}
    </>
  );
}
