import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OperatorCounts } from '#contract/calls/operator-counts.ts';
import { operatorConsole as words } from '#copy/operator/console.ts';
import {
  type OperatorRoom,
  type OperatorRoomsRef,
  selectCounts,
  selectRoom,
  selectRooms,
} from '#machines/operator-rooms/index.ts';
import { selectContent, type WatchRef } from '#machines/watch/index.ts';
import type { IconName } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const ICONS: Readonly<Record<OperatorRoom, IconName>> = {
  opening: 'check',
  orders: 'ship',
  enquiries: 'chat',
  verifications: 'user',
  invoices: 'print',
  leads: 'phone',
  vehicles: 'truck',
  rates: 'scale',
  restrictions: 'warn',
  codes: 'grid',
  content: 'file',
  company: 'box',
  staff: 'lock',
  notices: 'bell',
  acts: 'clock',
};

/** Tabs of the permitted rooms beside the open room; above it on narrow screens. */
export function OperatorRooms({ actor, children }: { actor: OperatorRoomsRef; children: ReactNode }) {
  const rooms = useSelector(actor, selectRooms);
  const room = useSelector(actor, selectRoom);
  if (room === null) return <Note>{words.nothingHere}</Note>;
  return (
    <div className="grid min-w-0 items-start gap-2 lg:grid-cols-[168px_minmax(0,1fr)]">
      <nav aria-label={words.rooms} className="flex flex-wrap gap-0.5 lg:sticky lg:top-2 lg:grid">
        {rooms.map((each) => (
          <Tab key={each} actor={actor} room={each} isOpen={each === room} />
        ))}
      </nav>
      <div className="grid min-w-0 gap-2">{children}</div>
    </div>
  );
}

/** Tab of a room with its number of pending items. */
function Tab({ actor, room, isOpen }: { actor: OperatorRoomsRef; room: OperatorRoom; isOpen: boolean }) {
  const counts: WatchRef<OperatorCounts> | undefined = useSelector(actor, selectCounts);
  const count = useSelector(counts, (snapshot) =>
    countIn(snapshot === undefined ? null : selectContent(snapshot), room),
  );
  const id = `waits-${room}`;
  return (
    <Button
      size={32}
      icon={ICONS[room]}
      tone={isOpen ? 'secondary' : 'quiet'}
      aria-current={isOpen ? 'page' : undefined}
      aria-describedby={count === 0 ? undefined : id}
      className="max-lg:px-1 max-lg:[&_svg]:hidden lg:justify-start lg:[&>span]:grow"
      onClick={() => actor.send({ type: 'room.asked', room })}
    >
      <span className="flex items-center gap-0.5">
        {words.roomNames[room]}
        {count === 0 ? null : (
          <span
            aria-hidden="true"
            className="rounded border border-line bg-sunken px-0.5 font-normal text-12 text-ink-2 tabular-nums lg:ml-auto"
          >
            {count > MOST ? `${MOST}+` : count}
            <span id={id} hidden>
              {words.waits(count)}
            </span>
          </span>
        )}
      </span>
    </Button>
  );
}

/** Largest number shown in full. */
const MOST = 999;

/** Zero for rooms without a queue, and while counts are unknown. */
const countIn = (counts: unknown, room: OperatorRoom): number => {
  const known = counts as OperatorCounts | null;
  return known !== null && room in known ? known[room as keyof OperatorCounts] : 0;
};
