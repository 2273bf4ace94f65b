import { useSelector } from '@xstate/react';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { type MembersRead, type MembersRef, type Offer, selectCanAct } from '#machines/members/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { OwnRequest } from './OwnRequest.tsx';

interface JoiningProps {
  actor: MembersRef;
  read: MembersRead;
  canVerify: boolean;
  onVerify: () => void;
}

/** Ways to join an enterprise: the opened link, an invitation by phone number, or a request. */
export function Joining({ actor, read, canVerify, onVerify }: JoiningProps) {
  const { offer, offerGone, members } = read;
  const { enterprise, ownRequest } = members;
  const offers = members.offers.filter(({ id }) => id !== offer?.id);
  return (
    <>
      {offerGone === null ? null : (
        <Note tone="danger" live title={words.invalid}>
          {offerGone}
        </Note>
      )}
      {[...(offer === null ? [] : [offer]), ...offers].map((one) => (
        <Offered key={one.id} actor={actor} offer={one} />
      ))}
      {ownRequest === null ? null : <OwnRequest request={ownRequest} />}
      {enterprise === null && ownRequest?.status !== 'waiting' ? (
        <Note
          title={words.none}
          action={
            <Button disabled={!canVerify} onClick={onVerify}>
              {words.verify}
            </Button>
          }
        >
          {words.noneText}
        </Note>
      ) : null}
    </>
  );
}

function Offered({ actor, offer }: { actor: MembersRef; offer: Offer }) {
  const canAct = useSelector(actor, selectCanAct);
  const { id, invitedBy, enterpriseName, role, expiresAt } = offer;
  return (
    <Note
      title={words.offer(invitedBy, enterpriseName)}
      action={
        <Button
          tone="primary"
          disabled={!canAct}
          onClick={() => actor.send({ type: 'members.do', act: { kind: 'join', id } })}
        >
          {words.join}
        </Button>
      }
    >
      <p>{words.offerRole[role]}</p>
      <p className="text-12 text-ink-3">{words.transfer}</p>
      <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
        <span>{words.until}</span>
        <DateTime instant={expiresAt} zone={HOUSE_ZONE} />
      </p>
    </Note>
  );
}
