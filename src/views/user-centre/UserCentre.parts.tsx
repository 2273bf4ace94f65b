import { useSelector } from '@xstate/react';
import { selectRoom, selectUser, type UserCentreRef, type UserCentreRoom } from '#machines/user-centre/index.ts';
import { userCentre } from '#src/ui/copy/user-centre.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/Badge.tsx';

const tones: Record<keyof typeof userCentre.verificationStates, BadgeTone> = {
  NONE: 'plain',
  PENDING: 'warn',
  PASS: 'ok',
  REJECT: 'danger',
};

export function AccountCard({ actor }: { actor: UserCentreRef }) {
  const user = useSelector(actor, selectUser);
  if (user === null) return null;

  const { name, phone, enterpriseResp: enterprise } = user;
  const rows: [term: string, text: string][] = [
    [userCentre.name, name],
    [userCentre.phone, phone],
    [userCentre.enterprise, enterprise?.entName ?? userCentre.noEnterprise],
  ];
  return (
    <section aria-label={userCentre.signedInAs(name)} className="rounded border border-line bg-surface p-2 md:p-3">
      <p className="font-strong text-16">{userCentre.signedInAs(name)}</p>
      <dl className="mt-2 grid gap-1 sm:grid-cols-2">
        {rows.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-12 text-ink-3">{term}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
        {enterprise === null ? null : (
          <div>
            <dt className="text-12 text-ink-3">{userCentre.verification}</dt>
            <dd>
              <Badge tone={tones[enterprise.serviceOpenAuditStatus]}>
                {userCentre.verificationStates[enterprise.serviceOpenAuditStatus]}
              </Badge>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The one the special enterprise has is nobody else's business. */
const openRooms: readonly UserCentreRoom[] = ['workplace', 'order', 'mmOrder', 'verification'];

export function Rooms({ actor }: { actor: UserCentreRef }) {
  const asked = useSelector(actor, selectRoom);
  const rooms = asked === 'honeywell' ? [...openRooms, asked] : openRooms;

  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="font-strong text-20">
        {userCentre.rooms}
      </h2>
      <ul className="mt-2 grid gap-2 md:grid-cols-2">
        {rooms.map((room) => (
          <li
            key={room}
            {...(room === asked ? { 'aria-current': 'true' } : {})}
            className="rounded border border-line bg-surface p-2 aria-[current]:border-sea"
          >
            <p className="flex flex-wrap items-center gap-1">
              <strong className="font-strong">{userCentre.roomWords[room].title}</strong>
              {room === asked ? <Badge tone="sea">{userCentre.asked}</Badge> : null}
              <Badge>{userCentre.notYet}</Badge>
            </p>
            <p className="mt-1 text-ink-2">{userCentre.roomWords[room].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
