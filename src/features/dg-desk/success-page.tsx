import { successPage as page } from '#copy/dg-desk/order.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { deskOrderAddress } from '#domain/dg-desk/order-link.ts';
import { DeskNote } from '#src/features/booking/placed/DeskNote.tsx';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { deskRows } from '#src/features/orders/views/desk-rows.tsx';

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

export { placed } from '#src/features/booking/placed.ts';

export default successView(DgdeskSuccessPage);
