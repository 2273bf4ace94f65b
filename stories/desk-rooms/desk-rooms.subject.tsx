import { desk as words } from '#copy/operator/console.ts';
import { type DeskRoomsRef, type DeskRoomsSnapshot, selectRooms } from '#machines/desk-rooms/index.ts';
import { watchMachine } from '#machines/watch/index.ts';
import { DeskRooms } from '#src/operator/rooms/DeskRooms.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The tabs; what is under them has stories of its own. */
export const subject: Subject = {
  entry: entryOf('desk-rooms'),
  render: (actor) => <DeskRooms actor={actor as DeskRoomsRef}>{words.room}</DeskRooms>,
  real: { counts: watchMachine },
  controls: {},
  besides: (snapshot) => selectRooms(snapshot as DeskRoomsSnapshot).map((room) => words.roomNames[room]),
};
