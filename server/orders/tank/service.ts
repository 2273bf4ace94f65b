import { sql } from 'drizzle-orm';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { errorsOf } from '#domain/form/check.ts';
import type { TankContext } from '#domain/tank/context.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { tankPapers } from '#domain/tank/papers.ts';
import { daysOf, type TankQuotePart, tankPartAsTyped } from '#domain/tank/quote.ts';
import { tankService } from '#domain/tank/service.ts';
import { shippedGoods } from '#domain/tank/shipped.ts';
import { isCarried, isLet, isSingleTank } from '#domain/tank/tank.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { toJson } from '../../data/json.ts';
import type { BookedStay } from '../../data/schema/booked.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { letTanks } from '../../market/tank/fleet.ts';
import { readDepotRows, rentedOf, toDepot } from '../../market/tank/yards.ts';
import { cityOf, type WarehouseRow } from '../../market/warehouse/warehouses.ts';
import { type AnsweredOption, atFacility, atOption, optionOf, placedAtOption } from '../answered-option.ts';
import { listsOf, type lockEnterprise, requireProtocol } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import { type Buyer, type OrderService, type PreparedOrder, type Priced, rowOfSailing } from '../order-service.ts';
import { papersOfVoyage, withPapers } from '../outstanding-steps.ts';
import { readServiceRates } from '../service-rates.ts';
import { takeSpace } from '../space.ts';
import { plannedTimeline, yardTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { tankCharges } from './charges.ts';
import {
  judgeLane,
  offerFactsOf,
  type PricedTank,
  priceLane,
  priceYard,
  requireDepot,
  requireEnquiredYard,
} from './price.ts';

type Own = Pick<PreparedOrder, 'items' | 'priced' | 'row' | 'take' | 'timeline'>;

const toPriced = (priced: PricedTank): Priced => ({ ...priced, addOns: async () => [] });

/** Reads what a form is checked against besides its price. */
async function listsFor(tx: Transaction, now: number): Promise<Omit<TankContext, 'now' | 'offer'>> {
  const lists = await listsOf(tx);
  const rows = await readDepotRows(tx, now);
  const rented = rentedOf(await readServiceRates(tx, 'tank'));
  return { ...lists, depots: rows.map(toDepot), rented, fleet: await letTanks(tx, rows, now) };
}

interface Preparing extends Buyer {
  enterprise: Awaited<ReturnType<typeof lockEnterprise>>;
  part: TankQuotePart;
  option: AnsweredOption | null;
}

async function onLane(
  tx: Transaction,
  form: TankForm,
  { now, userId, enterprise, part, option }: Preparing,
): Promise<Own> {
  const lists = { now, ...(await listsFor(tx, now)) };
  if (part.priceId === '') requireValidForm(form, errorsOf(tankDescription, form, { ...lists, offer: null }));
  const judged = await judgeLane(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  requireValidForm(form, errorsOf(tankDescription, form, { ...lists, offer: offerFactsOf(judged) }));
  const priced = toPriced(await priceLane(tx, part, judged, { now, option }));
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  const { offer, voyage, slotsLeft } = judged;
  return {
    priced,
    items: itemsOf({ cargo: shippedGoods(form) }),
    row: rowOfSailing(judged, isDanger, form.enquiryNo),
    timeline: plannedTimeline(voyage, isDanger, now),
    take: (transaction) => takeSpace(transaction, { sailingId: offer.scheduleId, slotsLeft }, part.tanks),
  };
}

function stayAt(depot: WarehouseRow, form: TankForm): BookedStay {
  const { name, city, address, openingHours, phone } = toDepot(depot);
  return {
    name,
    city: city || cityOf(depot.cityCode).nameCn,
    address,
    openingHours,
    phone,
    startDate: form.fromDay,
    days: daysOf(form),
  };
}

/** Serialises bookings of the same tank; the second sees which days are taken. */
const lockTank = (tx: Transaction, number: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tank ${number}`}))`);

async function atYard(tx: Transaction, form: TankForm, { now, part, option }: Preparing): Promise<Own> {
  if (option !== null) requireEnquiredYard(option, part);
  if (isSingleTank(form)) await lockTank(tx, form.tankNos);
  const context = { now, offer: null, ...(await listsFor(tx, now)) };
  requireValidForm(form, errorsOf(tankDescription, form, context));
  const depot = await requireDepot(tx, part.depotId, now);
  const isDanger = hasDangerous(form);
  const stay = stayAt(depot, form);
  return {
    priced: toPriced(await priceYard(tx, part, depot, { now, option })),
    // The tank's previous or next cargo is no goods line of this order.
    items: [],
    row: {
      ...{ enquiryNo: form.enquiryNo || null, sailingId: null, laneId: null, carrierCode: null, etd: null },
      ...{ voyage: null, isDanger, stay },
    },
    timeline: yardTimeline(stay, isLet(form) ? 'released' : 'stuffed', isDanger && !isLet(form), now).map((node) =>
      isSingleTank(form) && node.node === 'released' ? { ...node, remark: form.tankNos } : node,
    ),
    // A yard confirms each booking, so its stock is not counted.
    take: async () => undefined,
  };
}

const KIND = { service: 'tank', description: tankDescription, partOf: tankPartAsTyped } as const;

async function prepare(tx: Transaction, given: TankForm, buyer: Buyer): Promise<PreparedOrder> {
  const { option, form: placed, enterprise } = await placedAtOption(tx, given, KIND, buyer);
  const form = isCarried(placed) ? placed : { ...atFacility('depotId', placed, option), priceId: '', scheduleId: '' };
  const part = tankPartAsTyped(form);
  const own = await (isCarried(form) ? onLane : atYard)(tx, form, { ...buyer, enterprise, part, option });
  await requireOwnFiles(tx, buyer.userId, [...filesOf(form), ...form.cleaningCert.map(({ fileId }) => fileId)]);
  return {
    ...own,
    ...{ part, enterprise },
    form: toJson(form),
    containers: [
      {
        containerCode: TANK_BOX,
        quantity: part.tanks,
        shipperOwned: form.tankSource === 'OWN',
        weightKg: isCarried(form) ? form.tankNet : null,
      },
    ],
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

export const tankOrders: OrderService<TankForm, TankQuotePart> = {
  booking: tankService,
  prefix: 'TNK',
  charges: tankCharges,
  price: async (db, typed, asker) => {
    const { now } = asker;
    const option = await optionOf(db, 'tank', typed.enquiry, asker);
    if (typed.serviceType !== 'TRANSPORT') {
      const part = atFacility('depotId', typed, option);
      return toPriced(await priceYard(db, part, await requireDepot(db, part.depotId, now), { now, option }));
    }
    const part = atOption(typed, option);
    return toPriced(await priceLane(db, part, await judgeLane(db, part, asker), { now, option }));
  },
  prepare,
  ...withPapers(papersOfVoyage<TankForm>(tankPapers)),
};
