import { readBoxes } from '../orders/box-text.ts';
import { type OrderLink, readOrderLink, SEARCH_NAMES } from '../orders/order-link.ts';
import { readFields } from '../query-text.ts';
import { bookedWarehouseOf } from '../warehouse/order-link.ts';
import { parseTankQuery, serviceOfTab, type TankQuery } from './address.ts';
import { type RentalTerm, rentalTermOf, TANK_BOX, type TankService } from './kinds.ts';

/** Parameters passed to the order form: a lane price, or a yard service. */
export type TankOrderLink = { tanks: number; asked: TankQuery } & (
  | { service: 'TRANSPORT'; price: OrderLink }
  | { service: Exclude<TankService, 'TRANSPORT'>; depotId: string; term: RentalTerm; tankNo: string }
);

/** Number of tanks in the query; defaults to one. */
export const tanksOf = (query: string): number =>
  readBoxes(readFields(query).get('boxes') ?? '').find(({ ctnType }) => ctnType === TANK_BOX)?.quantity ?? 1;

/** Parses the link; null without price and yard. Never throws. */
export function readTankOrderLink(query: string): TankOrderLink | null {
  const fields = readFields(query);
  const asked = parseTankQuery(query);
  const service = serviceOfTab(asked.tab);
  const tanks = tanksOf(query);
  if (service === 'TRANSPORT') {
    const price = readOrderLink(query, SEARCH_NAMES);
    return price === null ? null : { service, price, tanks, asked };
  }
  const depotId = bookedWarehouseOf(query);
  const term = rentalTermOf(fields.get('term'));
  const tankNo = service === 'RENTAL' ? asked.tankNo : '';
  return depotId === '' ? null : { service, depotId, term, tankNo, tanks: tankNo === '' ? tanks : 1, asked };
}
