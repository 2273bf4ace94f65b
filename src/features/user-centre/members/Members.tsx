import { useSelector } from '@xstate/react';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { memberRoles } from '#domain/enterprise/roles.ts';
import {
  type MembersRead,
  type MembersRef,
  selectFailure,
  selectIsBusy,
  selectIsLost,
  selectIsOwner,
  selectRead,
} from '#machines/members/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Colleagues } from './Colleagues.tsx';
import { Inviting } from './Inviting.tsx';
import { Joining } from './Joining.tsx';
import { Requests } from './Requests.tsx';
import { Section } from './Section.tsx';

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
