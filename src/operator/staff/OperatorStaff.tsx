import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type OperatorStaffRef,
  selectDone,
  selectFailure,
  selectIsBrowsing,
  selectIsUnread,
} from '#machines/operator-staff/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { takeFocus, takeLostFocus } from '../queue/take-focus.ts';
import { ActQuestion } from './ActQuestion.tsx';
import { SetUp } from './SetUp.tsx';
import { StaffForm } from './StaffForm.tsx';
import { StaffList } from './StaffList.tsx';

/** Lists the operators; beside the list stands the form, the confirmation or the set-up of one of them. */
export function OperatorStaff({ actor }: { actor: OperatorStaffRef }) {
  const [wasOpened, setWasOpened] = useState(false);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  return (
    <section aria-labelledby="staff" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="staff" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button
          key={String(isBrowsing)}
          ref={wasOpened ? takeLostFocus : undefined}
          size={32}
          icon="plus"
          disabled={!isBrowsing}
          onClick={() => {
            setWasOpened(true);
            actor.send({ type: 'staff.add' });
          }}
        >
          {words.add}
        </Button>
        <Button size={32} icon="refresh" disabled={!isBrowsing} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <Result actor={actor} />
      <div className="grid min-w-0 items-start gap-2 xl:has-[>div:last-child:not(:empty)]:grid-cols-[minmax(0,1fr)_400px]">
        <StaffList actor={actor} onOpen={() => setWasOpened(true)} />
        <div className="grid min-w-0 gap-2">
          <ActQuestion actor={actor} />
          <StaffForm actor={actor} />
          <SetUp actor={actor} />
        </div>
      </div>
    </section>
  );
}

/** Says that an act was done, or why it was not. */
function Result({ actor }: { actor: OperatorStaffRef }) {
  const done = useSelector(actor, selectDone);
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words.done[done.act](done.name)}
        </p>
      )}
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
