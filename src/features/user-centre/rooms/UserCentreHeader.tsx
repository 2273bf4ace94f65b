import { useSelector } from '@xstate/react';
import { userCentre as words } from '#copy/user-centre/rooms.ts';
import { type SessionRef, selectCanSignOut } from '#machines/session/index.ts';
import { selectCanLeave, selectIsLeaving, selectUserName, type UserCentreRef } from '#machines/user-centre/index.ts';
import { Brand } from '#src/features/header/views/Brand.tsx';
import { SignedInName } from '#src/features/sign-in/views/SignedInName.tsx';
import { Button } from '#src/ui/parts/Button.tsx';

interface UserCentreActionsProps {
  actor: UserCentreRef;
  /** Undefined on static pages, such as in a story. */
  session: SessionRef | undefined;
}

/** User name, link to the site and sign-out. */
export function UserCentreHeader({ actor, session }: UserCentreActionsProps) {
  return (
    <header data-frame className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="mx-auto flex min-h-7 max-w-[1680px] flex-wrap items-center gap-1 px-(--gut)">
        <Brand />
        <UserCentreActions actor={actor} session={session} />
      </div>
    </header>
  );
}

export function UserCentreActions({ actor, session }: UserCentreActionsProps) {
  const name = useSelector(actor, selectUserName);
  const canLeave = useSelector(actor, selectCanLeave);
  const isLeaving = useSelector(actor, selectIsLeaving);

  return (
    <div className="grid grow justify-end justify-items-end md:flex md:items-center md:gap-1">
      <SignedInName name={name} />
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
        {session === undefined ? null : (
          <span className={name === null ? 'invisible' : ''}>
            <SignOut actor={session} isBusy={isLeaving} />
          </span>
        )}
      </div>
    </div>
  );
}

function SignOut({ actor, isBusy }: { actor: SessionRef; isBusy: boolean }) {
  const canSignOut = useSelector(actor, selectCanSignOut);
  return (
    <Button
      tone="quiet"
      size={32}
      disabled={!canSignOut || isBusy}
      onClick={() => actor.send({ type: 'session.signOut' })}
    >
      {words.signOut}
    </Button>
  );
}
