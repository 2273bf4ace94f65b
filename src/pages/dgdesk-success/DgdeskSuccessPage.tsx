import { successPage as page } from '#copy/dg-desk/order.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { deskOrderAddress } from '#domain/orders/desk-order-link.ts';
import { deskRows } from '#src/views/order/desk-rows.tsx';
import { DeskNote } from '#src/views/order-placed/DeskNote.tsx';
import { PlacedPage, type PlacedPageProps } from '#src/views/order-placed/PlacedPage.tsx';

const AGAIN = deskOrderAddress({ works: [], unNo: '', packingGroup: '' });

export function DgdeskSuccessPage(props: PlacedPageProps) {
  return (
    <PlacedPage
      {...props}
      page={page}
      again={AGAIN}
      anew={words.anew}
      handOver={({ desk = null }) => (desk === null ? null : <DeskNote desk={desk} rows={deskRows(desk)} />)}
    />
  );
}
