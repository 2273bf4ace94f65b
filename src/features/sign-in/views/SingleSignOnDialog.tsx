import { useSelector } from '@xstate/react';
import { session } from '#copy/sign-in/session.ts';
import { type SingleSignOnRef, selectIsAsking, selectIsSwitching } from '#machines/single-sign-on/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';

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
