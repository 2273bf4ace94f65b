import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import { InvoiceRequest } from '#src/views/invoice-request/InvoiceRequest.tsx';
import { RoomHead } from './parts.tsx';

export function InvoicesPage({ invoices }: RoomProps) {
  return (
    <>
      <RoomHead room="invoice" />
      {invoices === undefined ? null : <InvoiceRequest actor={invoices} />}
    </>
  );
}
