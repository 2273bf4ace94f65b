import { operatorConsole as words } from '#copy/operator/console.ts';
import { type OperatorRoomsRef, type OperatorRoomsSnapshot, selectRooms } from '#machines/operator-rooms/index.ts';
import { watchMachine } from '#machines/watch/index.ts';
import { OperatorRooms } from '#src/operator/rooms/OperatorRooms.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The tabs; what is under them has stories of its own. */
export const subject: Subject = {
  entry: entryOf('operator-rooms'),
  render: (actor) => <OperatorRooms actor={actor as OperatorRoomsRef}>{words.room}</OperatorRooms>,
  real: { counts: watchMachine },
  controls: {},
  besides: (snapshot) => selectRooms(snapshot as OperatorRoomsSnapshot).map((room) => words.roomNames[room]),
};
