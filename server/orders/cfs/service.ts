import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { optionOfForm } from '#domain/booking/form-source.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { type StuffingStation, stationOf } from '#domain/cfs/context.ts';
import { cfsDescription } from '#domain/cfs/fields.ts';
import type { CfsForm } from '#domain/cfs/form.ts';
import { bookedMoments } from '#domain/cfs/moments.ts';
import { cfsPapers, neededAt } from '#domain/cfs/papers.ts';
import { type CfsQuotePart, cfsPartAsTyped } from '#domain/cfs/quote.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { papersByStep } from '#domain/orders/order-papers.ts';
import { areLorriesRequired, vehiclesPaper } from '#domain/paper-forms/required-vehicles.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { toJson } from '../../data/json.ts';
import type { BookedVoyage } from '../../data/schema/booked.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { readStuffingStations } from '../../market/warehouse/warehouses.ts';
import {
  atFacility,
  optionOf,
  requireEnquiredBoxes,
  requireEnquiredLoad,
  requireEnquiredShipment,
} from '../answered-option.ts';
import { lockEnterprise, requireProtocol } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import type { Buyer, OrderService, PreparedOrder, Standing } from '../order-service.ts';
import { withPapers } from '../outstanding-steps.ts';
import { stuffingTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { stuffingCharges } from './charges.ts';
import { readCarrier, readContext, readPort } from './context.ts';
import { pricePart, requireStation } from './price.ts';

const SERVICE = 'cfs';

/** Describes the sailing the customer booked elsewhere, with the stuffing station. */
async function voyageOf(
  tx: Transaction,
  form: CfsForm,
  station: StuffingStation,
): Promise<{ voyage: BookedVoyage; stuffedAt: number }> {
  const moments = bookedMoments(form);
  const [org, dst] = [await readPort(tx, form.orgPortCode), await readPort(tx, form.dstPortCode)];
  const carrier = await readCarrier(tx, form.carrierCode);
  // The form was validated, so only a port removed in the meantime gets here.
  if (moments === null || org === null || dst === null || carrier === null)
    throw new Refusal(CODE.invalidInput, orderReplies.sailingUnknown);
  const via = form.viaPortCode === '' ? null : await readPort(tx, form.viaPortCode);
  const { name, address, openingHours, phone } = station;
  const voyage = {
    ...{ org, dst, carrier },
    via: via === null ? null : { code: via.code, nameCn: via.nameCn },
    ...{ vessel: form.vessel, voyage: form.voyage, terminal: form.terminal },
    ...{ etd: moments.etd, eta: null, cutOffs: moments.cutOffs },
    station: { name, address, openingHours, phone },
  };
  return { voyage, stuffedAt: moments.stuffedAt };
}

const containersOf = ({ containers }: Pick<CfsForm, 'containers'>): PreparedOrder['containers'] =>
  containers.map(({ ctnType, quantity }) => ({
    containerCode: ctnType,
    quantity: Number(quantity),
    shipperOwned: false,
    weightKg: null,
  }));

async function prepare(tx: Transaction, given: CfsForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidy(cfsDescription, given);
  const option = await optionOf(tx, SERVICE, optionOfForm(typed), { userId, now });
  const form = atFacility('warehouseId', typed, option);
  const enterprise = await lockEnterprise(tx, userId);
  const context = await readContext(tx, now);
  requireValidForm(form, errorsOf(cfsDescription, form, context));
  const part = cfsPartAsTyped(form);
  const station = stationOf(form, context) ?? requireStation(part, context.stations);
  if (option !== null) requireEnquiredShipment(option, form);
  const priced = await pricePart(tx, part, { ...context, option });
  await requireOwnFiles(tx, userId, [...filesOf(form), ...form.packList.map(({ fileId }) => fileId)]);
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  const { voyage, stuffedAt } = await voyageOf(tx, form, station);
  return {
    part,
    priced,
    enterprise,
    form: toJson(form),
    row: {
      ...{
        enquiryNo: form.enquiryNo || null,
        sailingId: null,
        laneId: null,
        carrierCode: voyage.carrier.code,
      },
      ...{ etd: new Date(voyage.etd), isDanger, voyage },
    },
    containers: containersOf(form),
    items: itemsOf(form),
    timeline: stuffingTimeline(voyage, form.services, { isDanger, stuffedAt, now }),
    // The customer has booked the ship's space directly.
    take: async () => undefined,
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

/** The haulier may be named until the goods are delivered. */
function papers(form: CfsForm, { voyage, status, now }: Standing) {
  const lorries = voyage !== null && areLorriesRequired(form) ? [vehiclesPaper(voyage.cutOffs.lclCutoff, now)] : [];
  return papersByStep([...cfsPapers(form, now), ...lorries], status, neededAt);
}

export const cfsOrders: OrderService<CfsForm, CfsQuotePart> = {
  booking: cfsService,
  prefix: 'CFS',
  charges: stuffingCharges,
  price: async (db, typed, asker) => {
    const { now } = asker;
    const option = await optionOf(db, SERVICE, typed.enquiry, asker);
    const part = atFacility('warehouseId', typed, option);
    if (option !== null) {
      requireEnquiredBoxes(option, part.containers);
      requireEnquiredLoad(option, { grossWeight: part.grossWeight, volume: '0' });
    }
    return pricePart(db, part, { stations: await readStuffingStations(db, now), now, option });
  },
  prepare,
  ...withPapers(papers),
};
