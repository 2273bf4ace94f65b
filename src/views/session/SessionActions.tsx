import { useSelector } from '@xstate/react';
import {
  type SessionRef,
  selectCanSignOut,
  selectHasWholeVehicleOrders,
  selectIsSignedIn,
} from '#machines/session/index.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { Button } from '#src/ui/parts/Button.tsx';

interface SessionActionsProps {
  actor: SessionRef;
  onSignIn: () => void;
  /** Called when a hand is on its way to the button: the dialog's code may come. */
  onSignInNear?: () => void;
  onMemberCentre: () => void;
  onWholeVehicleOrders: () => void;
}

export function SessionActions({ actor, ...on }: SessionActionsProps) {
  const isSignedIn = useSelector(actor, selectIsSignedIn);
  const hasWholeVehicleOrders = useSelector(actor, selectHasWholeVehicleOrders);
  const canSignOut = useSelector(actor, selectCanSignOut);

  return isSignedIn ? (
    <>
      <Button tone="quiet" size={32} onClick={on.onMemberCentre}>
        {sessionActions.memberCentre}
      </Button>
      {hasWholeVehicleOrders ? (
        <Button tone="quiet" size={32} onClick={on.onWholeVehicleOrders}>
          {sessionActions.wholeVehicleOrders}
        </Button>
      ) : null}
      <Button tone="quiet" size={32} disabled={!canSignOut} onClick={() => actor.send({ type: 'session.signOut' })}>
        {sessionActions.signOut}
      </Button>
    </>
  ) : (
    <Button size={32} onPointerEnter={on.onSignInNear} onFocus={on.onSignInNear} onClick={on.onSignIn}>
      {sessionActions.open}
    </Button>
  );
}
