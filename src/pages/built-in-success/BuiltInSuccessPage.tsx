import { cfs, successPage as page } from '#copy/cfs/order.ts';
import { plannedRows } from '#src/views/booking-cfs/planned-rows.tsx';
import { HandInNote } from '#src/views/hand-in/HandInNote.tsx';
import { PlacedPage, type PlacedPageProps } from '#src/views/order-placed/PlacedPage.tsx';

export function BuiltInSuccessPage(props: PlacedPageProps) {
  return (
    <PlacedPage
      {...props}
      page={page}
      again="/builtIn/addOrder"
      anew={cfs.anew}
      handOver={(order) => <HandInNote order={order} words={cfs.note} rows={plannedRows(order)} />}
    />
  );
}
