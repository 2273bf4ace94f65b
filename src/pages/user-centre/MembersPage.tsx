import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import { Members } from '#src/views/members/Members.tsx';
import { RoomHead } from './parts.tsx';

export function MembersPage({ members, canOpen, onVerify }: RoomProps) {
  return (
    <>
      <RoomHead room="members" />
      {members === undefined ? null : <Members actor={members} canVerify={canOpen} onVerify={onVerify} />}
    </>
  );
}
