import type { DocumentOrder, DocumentRow } from './description.ts';
import { carriageRows } from './sections.ts';
import { row } from './values.ts';

const tripRows = ({
  from,
  to,
  vehicle,
  vehicleCount,
  loadingDay,
  unloadingDay,
}: NonNullable<DocumentOrder['trip']>) => [
  ...row('from', from),
  ...row('to', to),
  ...row('vehicle', `${vehicle} × ${vehicleCount}`),
  ...row('loadingDay', loadingDay),
  ...row('unloadingDay', unloadingDay),
];

const stayRows = ({ name, city, address, startDate, days }: NonNullable<DocumentOrder['stay']>) => [
  ...row('stay', `${city} ${name}`, address),
  ...row('stayFrom', startDate),
  ...row('stayDays', days === 0 ? '' : String(days)),
];

const deskRows = ({ works, finishDay }: NonNullable<DocumentOrder['desk']>) => [
  ...row('works', ...works.map((code) => ({ list: 'works', code }) as const)),
  ...row('finishDay', finishDay),
];

const boughtRows = (bought: NonNullable<DocumentOrder['bought']>) => [
  ...row('boughtFrom', bought.postNo),
  ...row('nameCn', bought.nameCn),
  ...row('quantity', `${bought.quantity} ${bought.unit}`),
  ...row('batch', bought.batchNo),
  ...row('deliverTo', { list: 'handover', code: bought.delivery }, bought.address, bought.day),
];

/** Rows of the route, the storage, the desk's work or the purchased goods. */
export function routeRows(order: DocumentOrder): DocumentRow[] {
  const { bought, desk, stay, trip } = order;
  if (bought) return boughtRows(bought);
  if (desk) return deskRows(desk);
  if (stay) return stayRows(stay);
  return trip ? tripRows(trip) : carriageRows(order);
}
