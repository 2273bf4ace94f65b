import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type DeskRoom, type DeskRoomsRef, selectRoom, selectRooms } from '#machines/desk-rooms/index.ts';
import { desk as words } from '#src/ui/copy/desk.ts';
import type { IconName } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const ICONS: Readonly<Record<DeskRoom, IconName>> = {
  opening: 'check',
  orders: 'ship',
  enquiries: 'chat',
  verifications: 'user',
  leads: 'phone',
  rates: 'scale',
  restrictions: 'warn',
  codes: 'grid',
  content: 'file',
  company: 'box',
  acts: 'clock',
};

/** The rooms an operator may enter, beside the one that is open; above it where there is no room beside it. */
export function DeskRooms({ actor, children }: { actor: DeskRoomsRef; children: ReactNode }) {
  const rooms = useSelector(actor, selectRooms);
  const room = useSelector(actor, selectRoom);
  if (room === null) return <Note>{words.nothingHere}</Note>;
  return (
    <div className="grid min-w-0 items-start gap-2 lg:grid-cols-[144px_minmax(0,1fr)]">
      <nav aria-label={words.rooms} className="flex flex-wrap gap-0.5 lg:sticky lg:top-2 lg:grid">
        {rooms.map((each) => (
          <Button
            key={each}
            size={32}
            icon={ICONS[each]}
            tone={each === room ? 'secondary' : 'quiet'}
            aria-current={each === room ? 'page' : undefined}
            className="max-lg:px-1 max-lg:[&_svg]:hidden lg:justify-start"
            onClick={() => actor.send({ type: 'room.asked', room: each })}
          >
            {words.roomNames[each]}
          </Button>
        ))}
      </nav>
      <div className="grid min-w-0 gap-2">{children}</div>
    </div>
  );
}
