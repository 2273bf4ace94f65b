import { useSelector } from '@xstate/react';
import type { Members as RequestsMembers } from '#contract/calls/members.ts';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { colleagueRoles, memberRoles } from '#domain/enterprise/roles.ts';
import {
  type MembersRead,
  type MembersRef,
  type Offer,
  selectCanAct,
  selectFailure,
  selectIsBusy,
  selectIsLost,
  selectIsOwner,
  selectRead,
} from '#machines/members/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { Colleagues } from './Colleagues.tsx';
import { Inviting } from './Inviting.tsx';
import { OwnRequest } from './OwnRequest.tsx';
import { Section } from './Section.tsx';

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

type Request = RequestsMembers['requests'][number];

/** Requests to join; visible to owners only. */
export function Requests({ actor, requests }: { actor: MembersRef; requests: readonly Request[] }) {
  if (requests.length === 0) return null;
  return (
    <Section title={words.requests}>
      <ul className="grid">
        {requests.map((request) => (
          <Waiting key={request.id} actor={actor} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function Waiting({ actor, request }: { actor: MembersRef; request: Request }) {
  const canAct = useSelector(actor, selectCanAct);
  const { id, name, phone, note, expiresAt } = request;
  const decide = (role: (typeof colleagueRoles)[number] | null) => () =>
    actor.send({ type: 'members.do', act: { kind: 'decide', id, role } });
  return (
    <li className="grid items-center gap-x-2 gap-y-0.5 border-line border-b py-1 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-strong">{words.asks(name)}</p>
        <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          <span>{phone}</span>
          <span>{words.answerBy}</span>
          <DateTime instant={expiresAt} zone={HOUSE_ZONE} />
        </p>
        {note === '' ? null : <p className="wrap-anywhere text-ink-2">{words.note(note)}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        {colleagueRoles.map((role) => (
          <Button key={role} disabled={!canAct} onClick={decide(role)}>
            {words.accept[role]}
          </Button>
        ))}
        <Button tone="danger" disabled={!canAct} onClick={decide(null)}>
          {words.refuse}
        </Button>
      </div>
    </li>
  );
}

interface MembersProps {
  actor: MembersRef;
  canVerify: boolean;
  onVerify: () => void;
}

/** Members of the enterprise, with the actions the user may take. */
export function Members({ actor, canVerify, onVerify }: MembersProps) {
  const read = useSelector(actor, selectRead);
  const failure = useSelector(actor, selectFailure);
  const isLost = useSelector(actor, selectIsLost);
  if (isLost)
    return (
      <Note
        tone="danger"
        live
        title={words.failed}
        action={<Button onClick={() => actor.send({ type: 'members.retry' })}>{words.retry}</Button>}
      >
        {failure}
      </Note>
    );
  if (read === null)
    return (
      <div role="status" aria-label={words.loading}>
        <SkeletonText lines={4} />
      </div>
    );
  return (
    <Loaded actor={actor} read={read}>
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <Joining actor={actor} read={read} canVerify={canVerify} onVerify={onVerify} />
    </Loaded>
  );
}

interface LoadedProps {
  actor: MembersRef;
  read: MembersRead;
  children: React.ReactNode;
}

function Loaded({ actor, read: { members }, children }: LoadedProps) {
  const isBusy = useSelector(actor, selectIsBusy);
  const isOwner = useSelector(actor, selectIsOwner);
  return (
    <div className="grid gap-2" aria-busy={isBusy}>
      {children}
      {members.enterprise === null ? null : (
        <>
          <p className="text-ink-2">{words.lead(members.enterprise.name, members.members.length)}</p>
          <Requests actor={actor} requests={members.requests} />
          <div className="grid items-start gap-2 xl:grid-cols-[minmax(0,1fr)_304px]">
            <Colleagues actor={actor} members={members.members} />
            <div className="grid gap-2">
              {isOwner ? <Inviting actor={actor} invitations={members.invitations} /> : null}
              <Abilities />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Abilities() {
  return (
    <Section title={words.can}>
      <dl>
        {memberRoles.map((role) => (
          <div key={role} className="grid border-line border-b py-0.75 last:border-b-0">
            <dt className="font-strong">{words.roles[role]}</dt>
            <dd className="min-w-0 text-ink-2">{words.does[role]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
