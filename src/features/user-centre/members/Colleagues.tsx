import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { colleagueRoles } from '#domain/enterprise/roles.ts';
import {
  type AskedAct,
  type Member,
  type MembersRef,
  selectCanAct,
  selectCanConfirm,
  selectConfirming,
  selectIsOwner,
} from '#machines/members/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { Section } from './Section.tsx';

const roles = colleagueRoles.map((role) => ({ value: role, label: words.roles[role] }));

/** All members of the enterprise; confirmations appear in the member's row. */
export function Colleagues({ actor, members }: { actor: MembersRef; members: readonly Member[] }) {
  return (
    <Section title={words.list}>
      <ul className="grid">
        {members.map((member) => (
          <Colleague key={member.userId} actor={actor} member={member} />
        ))}
      </ul>
    </Section>
  );
}

const isAbout = (asked: AskedAct | null, { userId, isSelf }: Member) =>
  asked !== null && (asked.kind === 'leave' ? isSelf : asked.id === userId);

function Colleague({ actor, member }: { actor: MembersRef; member: Member }) {
  const asked = useSelector(actor, selectConfirming);
  const isOwner = useSelector(actor, selectIsOwner);
  const nameId = useId();
  const { name, phone, role, joinedAt, isSelf, calendarFeed } = member;
  return (
    <li className="grid items-center gap-x-2 gap-y-0.5 border-line border-b py-1 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p id={nameId} className="flex flex-wrap items-center gap-0.5 font-strong">
          <span className="wrap-anywhere">{name}</span>
          {isSelf ? <Badge>{words.self}</Badge> : null}
          {isOwner && !isSelf ? null : <Badge tone={role === 'owner' ? 'sea' : 'plain'}>{words.roles[role]}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          <span>{phone}</span>
          <span>{words.since}</span>
          <DateTime instant={joinedAt} zone={HOUSE_ZONE} withYear dateOnly />
        </p>
        {calendarFeed === null || isSelf ? null : <Feed {...{ actor, member, nameId }} feed={calendarFeed} />}
      </div>
      {asked !== null && isAbout(asked, member) ? (
        <Question actor={actor} text={words.ask[asked.kind](name)} />
      ) : (
        <Deeds actor={actor} member={member} nameId={nameId} />
      )}
    </li>
  );
}

interface FeedProps {
  actor: MembersRef;
  member: Member;
  feed: NonNullable<Member['calendarFeed']>;
  nameId: string;
}

/** A colleague's calendar feed; its address shows the enterprise's orders without a sign-in. */
function Feed({ actor, nameId, member: { userId }, feed: { madeAt, readAt } }: FeedProps) {
  const canAct = useSelector(actor, selectCanAct);
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-12 text-ink-3">
      <span>{words.feed.made}</span>
      <DateTime instant={madeAt} zone={HOUSE_ZONE} withYear dateOnly />
      {readAt === null ? null : (
        <>
          <span>{words.feed.read}</span>
          <DateTime instant={readAt} zone={HOUSE_ZONE} />
        </>
      )}
      <Button
        size={32}
        tone="quiet"
        disabled={!canAct}
        aria-describedby={nameId}
        onClick={() => actor.send({ type: 'members.do', act: { kind: 'endFeed', id: userId } })}
      >
        {words.feed.end}
      </Button>
    </p>
  );
}

function Deeds({ actor, member, nameId }: { actor: MembersRef; member: Member; nameId: string }) {
  const isOwner = useSelector(actor, selectIsOwner);
  const canAct = useSelector(actor, selectCanAct);
  const { userId, name, role, isSelf } = member;
  const ask = (act: AskedAct) => () => actor.send({ type: 'members.ask', act });
  const button = { size: 32, tone: 'quiet', disabled: !canAct, 'aria-describedby': nameId } as const;
  if (isSelf)
    return role === 'owner' ? (
      <p className="col-span-full text-12 text-ink-3">{words.ownerStays}</p>
    ) : (
      <div>
        <Button {...button} onClick={ask({ kind: 'leave' })}>
          {words.leave}
        </Button>
      </div>
    );
  if (!isOwner || role === 'owner') return null;
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      <Select
        compact
        label={words.roleOf(name)}
        choices={roles}
        value={role}
        disabled={!canAct}
        onChange={(chosen) => actor.send({ type: 'members.do', act: { kind: 'role', id: userId, role: chosen } })}
      />
      <Button {...button} onClick={ask({ kind: 'remove', id: userId })}>
        {words.remove}
      </Button>
      <Button {...button} onClick={ask({ kind: 'handOver', id: userId })}>
        {words.handOver}
      </Button>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Question({ actor, text }: { actor: MembersRef; text: string }) {
  const canAnswer = useSelector(actor, selectCanConfirm);
  return (
    <div className="col-span-full flex flex-wrap items-center gap-0.5">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {text}
      </p>
      <Button size={32} disabled={!canAnswer} onClick={() => actor.send({ type: 'members.keep' })}>
        {words.keep}
      </Button>
      <Button size={32} tone="danger" disabled={!canAnswer} onClick={() => actor.send({ type: 'members.confirm' })}>
        {words.confirm}
      </Button>
    </div>
  );
}
