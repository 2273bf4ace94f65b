import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  type OperatorRestrictionsRef,
  selectCanAdd,
  selectDone,
  selectFailure,
  selectIsOpen,
  selectIsUnread,
} from '#machines/operator-restrictions/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { takeFocus, takeLostFocus } from '../queue/take-focus.ts';
import { Conflict } from './Conflict.tsx';
import { Considered } from './Considered.tsx';
import { EndQuestion } from './EndQuestion.tsx';
import { RestrictionForm } from './RestrictionForm.tsx';
import { RestrictionList } from './RestrictionList.tsx';

/** Restrictions of carriers, ports and vessels, with the open one beside the list. */
export function OperatorRestrictions({ actor }: { actor: OperatorRestrictionsRef }) {
  const [wasOpened, setWasOpened] = useState(false);
  const canAdd = useSelector(actor, selectCanAdd);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <section aria-labelledby="restrictions" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="restrictions" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button
          key={String(canAdd)}
          ref={wasOpened ? takeLostFocus : undefined}
          size={32}
          icon="plus"
          disabled={!canAdd}
          onClick={() => {
            setWasOpened(true);
            actor.send({ type: 'row.add' });
          }}
        >
          {words.add}
        </Button>
        <Button size={32} icon="refresh" disabled={!isOpen} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <Result actor={actor} />
      <div className="grid min-w-0 items-start gap-2 xl:has-[>div:last-child:not(:empty)]:grid-cols-[minmax(0,1fr)_400px]">
        <RestrictionList actor={actor} onOpen={() => setWasOpened(true)} />
        <div className="grid min-w-0 gap-2">
          <EndQuestion actor={actor} />
          <Conflict actor={actor} />
          <Considered actor={actor} />
          <RestrictionForm actor={actor} />
        </div>
      </div>
    </section>
  );
}

/** Result of the last action. */
function Result({ actor }: { actor: OperatorRestrictionsRef }) {
  const done = useSelector(actor, selectDone);
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words[done]}
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
