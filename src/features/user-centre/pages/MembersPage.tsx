import { useSelector } from '@xstate/react';
import { ownLinks as words } from '#copy/booking/opening.ts';
import { type MembersRef, selectIsLost, selectRead } from '#machines/members/index.ts';
import { Members } from '../members/Members.tsx';
import { Section } from '../members/Section.tsx';
import { OwnLinks } from '../own-links/OwnLinks.tsx';
import type { RoomProps } from '../rooms/room.ts';
import { RoomHead } from './parts.tsx';

/** Whether loading the members finished, successfully or not. */
export const useIsRead = (actor: MembersRef | undefined): boolean =>
  useSelector(actor, (snapshot) => snapshot !== undefined && (selectRead(snapshot) !== null || selectIsLost(snapshot)));

export function MembersPage({ members, ownLinks, user, canOpen, onVerify }: RoomProps) {
  const isRead = useIsRead(members);
  return (
    <>
      <RoomHead room="members" />
      {members === undefined ? null : <Members actor={members} canVerify={canOpen} onVerify={onVerify} />}
      {/* Rendered after the list above has loaded, which would push it down. */}
      {ownLinks === undefined || !isRead ? null : (
        <div className="mt-2">
          <Section title={words.title}>
            <p className="mb-1 text-ink-2">{words.ofCompany}</p>
            <OwnLinks actor={ownLinks} mayRevoke={user.enterpriseResp?.mayBook !== false} />
          </Section>
        </div>
      )}
    </>
  );
}
