import { useSelector } from '@xstate/react';
import {
  selectCanLeave,
  selectFailure,
  selectIsLeaving,
  selectScreen,
  type UserCentreRef,
} from '#machines/user-centre/index.ts';
import { userCentre } from '#src/ui/copy/user-centre.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/Note.tsx';
import { AccountCard, Rooms } from './UserCentre.parts.tsx';

export function UserCentre({ actor }: { actor: UserCentreRef }) {
  const canLeave = useSelector(actor, selectCanLeave);
  const isLeaving = useSelector(actor, selectIsLeaving);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h1 className="font-strong text-28 leading-head">{userCentre.title}</h1>
        <Button
          busy={isLeaving}
          disabled={!(canLeave || isLeaving)}
          onClick={() => actor.send({ type: 'centre.leave' })}
        >
          {userCentre.back}
        </Button>
      </div>
      <Screen actor={actor} />
    </div>
  );
}

function Screen({ actor }: { actor: UserCentreRef }) {
  const screen = useSelector(actor, selectScreen);
  const failure = useSelector(actor, selectFailure);
  const retry = () => actor.send({ type: 'centre.retry' });

  switch (screen) {
    case 'busy':
      return <p role="status">{userCentre.loading}</p>;
    case 'refused':
      return (
        <Note
          tone="danger"
          live
          title={userCentre.refused}
          action={<Button onClick={retry}>{userCentre.lookAgain}</Button>}
        >
          {userCentre.refusedHint}
        </Note>
      );
    case 'unreachable':
      return (
        <Note
          tone="danger"
          live
          title={userCentre.unreachable}
          action={<Button onClick={retry}>{userCentre.retry}</Button>}
        >
          {failure}
        </Note>
      );
    case 'anonymous':
      return (
        <Note live title={userCentre.anonymous}>
          {userCentre.anonymousHint}
        </Note>
      );
    case 'signedIn':
      return (
        <>
          {failure === null ? null : (
            <Note tone="danger" live>
              {failure}
            </Note>
          )}
          <AccountCard actor={actor} />
          <Rooms actor={actor} />
        </>
      );
    default:
      return screen satisfies never;
  }
}
