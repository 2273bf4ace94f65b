import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import { Contracts } from '#src/views/contracts/Contracts.tsx';
import { RoomHead } from './parts.tsx';

export function ContractsPage({ contracts }: RoomProps) {
  return (
    <>
      <RoomHead room="contract" />
      {contracts === undefined ? null : <Contracts actor={contracts} />}
    </>
  );
}
