import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { sessionActions } from '#copy/shell.ts';
import {
  type SessionRef,
  selectCanSignOut,
  selectHasWholeVehicleOrders,
  selectIsSignedIn,
  selectUserName,
} from '#machines/session/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { SignedInName } from './SignedInName.tsx';

/** Three buttons fit beside logo and menu on the narrowest screen. */
const snug = 'max-md:px-0.5';

interface SessionActionsProps {
  actor: SessionRef;
  /** Resolves when the dialog is open or has failed to load. */
  onSignIn: () => Promise<unknown> | undefined;
  /** Called on hover or focus, to preload the dialog. */
  onSignInNear?: () => void;
  onMemberCentre: () => void;
  onWholeVehicleOrders: () => void;
}

export function SessionActions({ actor, ...on }: SessionActionsProps) {
  const isSignedIn = useSelector(actor, selectIsSignedIn);
  const hasWholeVehicleOrders = useSelector(actor, selectHasWholeVehicleOrders);
  const userName = useSelector(actor, selectUserName);
  const canSignOut = useSelector(actor, selectCanSignOut);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    await on.onSignIn();
    setOpening(false);
  };

  return isSignedIn ? (
    <div className="grid justify-items-end md:flex md:items-center md:gap-1">
      <SignedInName name={userName} />
      <div className="flex items-center md:gap-1">
        <Button tone="quiet" size={32} className={snug} onClick={on.onMemberCentre}>
          {sessionActions.memberCentre}
        </Button>
        {hasWholeVehicleOrders ? (
          <Button tone="quiet" size={32} className={snug} onClick={on.onWholeVehicleOrders}>
            {sessionActions.wholeVehicleOrders}
          </Button>
        ) : null}
        <Button
          tone="quiet"
          size={32}
          className={snug}
          disabled={!canSignOut}
          onClick={() => actor.send({ type: 'session.signOut' })}
        >
          {sessionActions.signOut}
        </Button>
      </div>
    </div>
  ) : (
    <Button size={32} busy={isOpening} onPointerEnter={on.onSignInNear} onFocus={on.onSignInNear} onClick={open}>
      {sessionActions.open}
    </Button>
  );
}
