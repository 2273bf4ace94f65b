import { useSelector } from '@xstate/react';
import type { Members } from '#contract/calls/members.ts';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { colleagueRoles } from '#domain/enterprise/roles.ts';
import { type MembersRef, selectCanAct } from '#machines/members/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Section } from './Section.tsx';

type Request = Members['requests'][number];

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
