import { cfs, successPage as page } from '#copy/cfs/order.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { HandInNote } from '#src/features/orders/views/HandInNote.tsx';
import { plannedRows } from './order-form/planned-rows.tsx';

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

export { placed } from '#src/features/booking/placed.ts';

export default successView(BuiltInSuccessPage);
