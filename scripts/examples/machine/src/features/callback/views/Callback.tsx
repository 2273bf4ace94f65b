import { useSelector } from '@xstate/react';
import { callback as words } from '#copy/callback.ts';
import {
  type CallbackRef,
  selectCanAsk,
  selectIsRequested,
  selectIsSending,
  selectRefusal,
} from '#machines/callback/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

export function Callback({ actor }: { actor: CallbackRef }) {
  const canAsk = useSelector(actor, selectCanAsk);
  const isRequested = useSelector(actor, selectIsRequested);
  const isSending = useSelector(actor, selectIsSending);
  const refusal = useSelector(actor, selectRefusal);

  return isRequested ? (
    <p role="status">{words.asked}</p>
  ) : (
    <div className="grid justify-items-start gap-1">
      <Button busy={isSending} disabled={!canAsk && !isSending} onClick={() => actor.send({ type: 'callback.ask' })}>
        {words.ask}
      </Button>
      {refusal === null ? null : <p role="alert">{words.failed(refusal)}</p>}
    </div>
  );
}
