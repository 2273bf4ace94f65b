import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { head } from '#copy/shell.ts';
import { userCentre as words } from '#copy/user-centre/rooms.ts';
import type { CentreRoomsRef } from '#machines/centre-rooms/index.ts';
import {
  selectCanSignIn,
  selectFailure,
  selectRooms,
  selectScreen,
  type UserCentreRef,
} from '#machines/user-centre/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

interface UserCentreProps {
  actor: UserCentreRef;
  renderRooms: (rooms: CentreRoomsRef) => ReactNode;
}

export function UserCentre({ actor, renderRooms }: UserCentreProps) {
  const screen = useSelector(actor, selectScreen);
  const failure = useSelector(actor, selectFailure);
  const retry = (label: string) => <Button onClick={() => actor.send({ type: 'centre.retry' })}>{label}</Button>;

  switch (screen) {
    case 'busy':
      return (
        <Door>
          <p role="status">{words.loading}</p>
        </Door>
      );
    case 'refused':
      return (
        <Door>
          <Note tone="danger" live title={words.refused} action={retry(words.lookAgain)}>
            {words.refusedHint}
          </Note>
        </Door>
      );
    case 'unreached':
      return (
        <Door>
          <Note tone="danger" live title={words.unreached} action={retry(words.retry)}>
            {words.unreachedHint}
          </Note>
        </Door>
      );
    case 'blocked':
      return (
        <Door>
          <Note tone="danger" live action={retry(words.retry)}>
            {words.blocked}
          </Note>
        </Door>
      );
    case 'unreachable':
      return (
        <Door>
          <Note tone="danger" live title={words.unreachable} action={retry(words.retry)}>
            {failure}
          </Note>
        </Door>
      );
    case 'anonymous':
      return (
        <Door>
          <SignInNote actor={actor} title={words.anonymous} hint={words.anonymousHint} failure={failure} />
        </Door>
      );
    case 'expired':
      return (
        <Door>
          <SignInNote actor={actor} title={words.expired} hint={words.expiredHint} failure={failure} />
        </Door>
      );
    case 'signedIn':
      return <Inside actor={actor} failure={failure} renderRooms={renderRooms} />;
    default:
      return screen satisfies never;
  }
}

interface SignInNoteProps {
  actor: UserCentreRef;
  title: string;
  hint: string;
  /** Why the sign-in dialog did not open. */
  failure: string | null;
}

/** Shown to visitors; reopens the sign-in dialog, which is open at first. */
function SignInNote({ actor, title, hint, failure }: SignInNoteProps) {
  const canSignIn = useSelector(actor, selectCanSignIn);
  return (
    <Note
      live
      tone={failure === null ? 'plain' : 'danger'}
      title={title}
      action={
        canSignIn ? (
          <Button tone="primary" onClick={() => actor.send({ type: 'centre.signIn' })}>
            {words.signIn}
          </Button>
        ) : null
      }
    >
      {failure ?? hint}
    </Note>
  );
}

/** Frame shown before the sign-in. */
function Door({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-100 gap-2">
      <title>{head.title(words.title)}</title>
      <h1 className="font-strong text-28 leading-head">{words.title}</h1>
      {children}
    </div>
  );
}

function Inside({ actor, failure, renderRooms }: UserCentreProps & { failure: string | null }) {
  const rooms = useSelector(actor, selectRooms);
  return (
    <div className="grid gap-2">
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      {rooms === undefined ? null : renderRooms(rooms)}
    </div>
  );
}
