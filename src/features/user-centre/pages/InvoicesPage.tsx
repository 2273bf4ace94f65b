import { InvoiceRequest } from '../invoices/InvoiceRequest.tsx';
import type { RoomProps } from '../rooms/room.ts';
import { RoomHead } from './parts.tsx';

export function InvoicesPage({ invoices }: RoomProps) {
  return (
    <>
      <RoomHead room="invoice" />
      {invoices === undefined ? null : <InvoiceRequest actor={invoices} />}
    </>
  );
}
