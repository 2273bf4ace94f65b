import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type DeskRoomsRef, selectRoom, selectRooms } from '#machines/desk-rooms/index.ts';
import { desk as words } from '#src/ui/copy/desk.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

/** The rooms an operator may enter, over the one that is open. */
export function DeskRooms({ actor, children }: { actor: DeskRoomsRef; children: ReactNode }) {
  const rooms = useSelector(actor, selectRooms);
  const room = useSelector(actor, selectRoom);
  if (room === null) return <Note>{words.nothingHere}</Note>;
  return (
    <>
      <nav aria-label={words.rooms} className="flex flex-wrap gap-1">
        {rooms.map((each) => (
          <Button
            key={each}
            size={32}
            tone={each === room ? 'secondary' : 'quiet'}
            aria-current={each === room ? 'page' : undefined}
            onClick={() => actor.send({ type: 'room.asked', room: each })}
          >
            {words.roomNames[each]}
          </Button>
        ))}
      </nav>
      {children}
    </>
  );
}
