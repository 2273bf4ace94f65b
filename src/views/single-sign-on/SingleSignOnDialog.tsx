import { useSelector } from '@xstate/react';
import { type SingleSignOnRef, selectIsAsking, selectIsSwitching } from '#machines/single-sign-on/index.ts';
import { session } from '#src/ui/copy/session.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';

/** Esc and the mask keep the account that is signed in. */
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
