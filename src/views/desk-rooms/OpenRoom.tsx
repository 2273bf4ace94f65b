import { useSelector } from '@xstate/react';
import {
  type DeskRoomsRef,
  selectOrder,
  selectOrderQueue,
  selectVerification,
  selectVerificationQueue,
} from '#machines/desk-rooms/index.ts';
import { DeskOrders } from '../desk-orders/DeskOrders.tsx';
import { DeskVerifications } from '../desk-verification/DeskVerifications.tsx';

/** The room that is open. */
export const OpenRoom = ({ actor }: { actor: DeskRoomsRef }) => (
  <>
    <Orders actor={actor} />
    <Verifications actor={actor} />
  </>
);

function Orders({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectOrderQueue);
  const order = useSelector(actor, selectOrder);
  return queue === undefined || order === undefined ? null : <DeskOrders queue={queue} order={order} />;
}

function Verifications({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectVerificationQueue);
  const verification = useSelector(actor, selectVerification);
  return queue === undefined || verification === undefined ? null : (
    <DeskVerifications queue={queue} verification={verification} />
  );
}
