import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { Members } from '#contract/calls/members.ts';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { colleagueRoles } from '#domain/enterprise/roles.ts';
import {
  type MadeInvitation,
  type MembersRef,
  selectCanAct,
  selectCopied,
  selectMade,
  selectPhone,
  selectPhoneError,
  selectRole,
} from '#machines/members/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { Section } from './Section.tsx';

type Invitation = Members['invitations'][number];

const roles = colleagueRoles.map((role) => ({ value: role, label: words.roles[role] }));

/** Form for an invitation, and the pending ones. */
export function Inviting({ actor, invitations }: { actor: MembersRef; invitations: readonly Invitation[] }) {
  const made = useSelector(actor, selectMade);
  return (
    <Section title={words.invite}>
      <div className="grid gap-1.5">
        <InvitationForm actor={actor} />
        {made === null ? null : <Made actor={actor} made={made} />}
        {invitations.length === 0 ? null : (
          <ul aria-label={words.invitations} className="grid">
            {invitations.map((invitation) => (
              <Open key={invitation.id} actor={actor} invitation={invitation} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function InvitationForm({ actor }: { actor: MembersRef }) {
  const phone = useSelector(actor, selectPhone);
  const phoneError = useSelector(actor, selectPhoneError);
  const role = useSelector(actor, selectRole);
  const canAct = useSelector(actor, selectCanAct);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'members.invite' });
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-1.5">
      <Field label={words.phone} help={words.phoneHelp} error={phoneError && words.phoneError}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
            value={phone}
            readOnly={!canAct}
            onChange={(text) => actor.send({ type: 'members.phoneTyped', text })}
          />
        )}
      </Field>
      <Field label={words.role}>
        {(control) => (
          <Select
            {...control}
            choices={roles}
            value={role}
            disabled={!canAct}
            onChange={(chosen) => actor.send({ type: 'members.roleChosen', role: chosen })}
          />
        )}
      </Field>
      <div>
        <Button type="submit" tone="primary" disabled={!canAct}>
          {words.makeInvitation}
        </Button>
      </div>
    </form>
  );
}

function Made({ actor, made }: { actor: MembersRef; made: MadeInvitation }) {
  const copied = useSelector(actor, selectCopied);
  const canAct = useSelector(actor, selectCanAct);
  return (
    <div className="grid gap-0.5">
      <Field label={words.link} help={words.linkHelp}>
        {(control) => <TextInput {...control} readOnly value={made.url} onChange={() => undefined} />}
      </Field>
      <div className="flex flex-wrap items-center gap-1">
        <Button disabled={!canAct} onClick={() => actor.send({ type: 'members.copy' })}>
          {words.copy}
        </Button>
        <p role="status" className="text-12 text-ink-3">
          {copied === 'no' ? '' : copied === 'yes' ? words.copied : words.copyRefused}
        </p>
      </div>
    </div>
  );
}

function Open({ actor, invitation }: { actor: MembersRef; invitation: Invitation }) {
  const canAct = useSelector(actor, selectCanAct);
  const { id, role, phone, expiresAt } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-1 border-line border-t py-1">
      <span className="min-w-0">
        {phone ?? words.byLink} {words.roles[role]}
        <span className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          <span>{words.until}</span>
          <DateTime instant={expiresAt} zone={HOUSE_ZONE} />
        </span>
      </span>
      <Button
        size={32}
        tone="quiet"
        disabled={!canAct}
        onClick={() => actor.send({ type: 'members.do', act: { kind: 'revoke', id } })}
      >
        {words.revoke}
      </Button>
    </li>
  );
}
