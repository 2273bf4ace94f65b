import { Contracts } from '../contracts/Contracts.tsx';
import type { RoomProps } from '../rooms/room.ts';
import { RoomHead } from './parts.tsx';

export function ContractsPage({ contracts }: RoomProps) {
  return (
    <>
      <RoomHead room="contract" />
      {contracts === undefined ? null : <Contracts actor={contracts} />}
    </>
  );
}
