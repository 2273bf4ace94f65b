import { cfs } from '#copy/cfs.ts';
import { page } from '#copy/pages/built-in-success.ts';
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
