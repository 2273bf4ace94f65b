import { useSelector } from '@xstate/react';
import { session } from '#copy/sign-in/session.ts';
import {
  type SingleSignOnRef,
  selectCanSwitch,
  selectIsAsking,
  selectIsSwitching,
  selectOtherName,
} from '#machines/single-sign-on/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';

/** Asks whether to switch from the signed-in account to the one of the link. */
export function SingleSignOn({ actor }: { actor: SingleSignOnRef }) {
  const otherName = useSelector(actor, selectOtherName);
  const canSwitch = useSelector(actor, selectCanSwitch);
  const isSwitching = useSelector(actor, selectIsSwitching);

  return otherName === '' ? null : (
    <div className="grid gap-2">
      <p>{session.switchAccount(otherName)}</p>
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canSwitch} onClick={() => actor.send({ type: 'account.keep' })}>
          {session.switchKeep}
        </Button>
        <Button
          tone="primary"
          busy={isSwitching}
          disabled={!(canSwitch || isSwitching)}
          onClick={() => actor.send({ type: 'account.switch' })}
        >
          {session.switchTo}
        </Button>
      </div>
    </div>
  );
}

/** Escape and the backdrop keep the current account. */
export function SingleSignOnDialog({ actor }: { actor: SingleSignOnRef }) {
  const isAsking = useSelector(actor, selectIsAsking);
  const isSwitching = useSelector(actor, selectIsSwitching);

  return (
    <Dialog
      open={isAsking || isSwitching}
      title={session.switchTitle}
      width={400}
      onClose={() => actor.send({ type: 'account.keep' })}
    >
      <SingleSignOn actor={actor} />
    </Dialog>
  );
}
