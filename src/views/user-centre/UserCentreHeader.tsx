import { useSelector } from '@xstate/react';
import {
  selectCanLeave,
  selectCanSignOut,
  selectIsLeaving,
  selectUserName,
  type UserCentreRef,
} from '#machines/user-centre/index.ts';
import { userCentre as words } from '#src/ui/copy/user-centre.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Brand } from '../header/Brand.tsx';
import { SignedInName } from '../session/SignedInName.tsx';

/** Whose centre it is, the way back and the way out. */
export function UserCentreHeader({ actor }: { actor: UserCentreRef }) {
  return (
    <header data-frame className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="mx-auto flex min-h-7 max-w-[1680px] flex-wrap items-center gap-1 px-(--gut)">
        <Brand />
        <UserCentreActions actor={actor} />
      </div>
    </header>
  );
}

export function UserCentreActions({ actor }: { actor: UserCentreRef }) {
  const name = useSelector(actor, selectUserName);
  const canLeave = useSelector(actor, selectCanLeave);
  const canSignOut = useSelector(actor, selectCanSignOut);
  const isLeaving = useSelector(actor, selectIsLeaving);

  return (
    <div className="ml-auto grid justify-items-end md:flex md:items-center md:gap-1">
      {name === null ? null : <SignedInName name={name} />}
      <div className="flex flex-wrap items-center justify-end gap-1">
        <Button
          size={32}
          icon="left"
          busy={isLeaving}
          disabled={!(canLeave || isLeaving)}
          onClick={() => actor.send({ type: 'centre.leave' })}
        >
          {words.back}
        </Button>
        {name === null ? null : (
          <Button tone="quiet" size={32} disabled={!canSignOut} onClick={() => actor.send({ type: 'centre.signOut' })}>
            {words.signOut}
          </Button>
        )}
      </div>
    </div>
  );
}
