import type { RoomProps } from '../rooms/room.ts';
import { InvoiceRequest } from '../invoices/InvoiceRequest.tsx';
import { RoomHead } from './parts.tsx';

export function InvoicesPage({ invoices }: RoomProps) {
  return (
    <>
      <RoomHead room="invoice" />
      {invoices === undefined ? null : <InvoiceRequest actor={invoices} />}
    </>
  );
}
