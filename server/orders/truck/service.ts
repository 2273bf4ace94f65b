import { parse } from 'valibot';
import { truckEnquiryForm } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { marketReplies } from '#copy/replies.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { papersByStep } from '#domain/orders/order-papers.ts';
import { requiredTrucks, vehiclesPaper } from '#domain/paper-forms/required-vehicles.ts';
import { roadPriceId, vehicleOf } from '#domain/road/vehicles.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { countOf } from '#domain/truck/checks.ts';
import { type RoadDeal, roadDeal } from '#domain/truck/deal.ts';
import { truckDescription } from '#domain/truck/fields.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { cityName, OTHER_CITY } from '#domain/truck/location-text.ts';
import { type TruckQuotePart, truckQuotePart } from '#domain/truck/quote.ts';
import { truckService } from '#domain/truck/service.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import type { Reader } from '../../market/fee-rates.ts';
import { priceTrip } from '../../market/truck/prices.ts';
import { type AnsweredOption, lockOption } from '../answered-option.ts';
import { listsOf, lockEnterprise, requireProtocol } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import type { Asker, Buyer, OrderService, PreparedOrder, Priced, Standing } from '../order-service.ts';
import { withPapers } from '../outstanding-steps.ts';
import { requireOwnBase } from '../templates.ts';
import { roadTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { roadCharges } from './charges.ts';

const dealOf = ({ enquiryForm, offerId: priceId, lines }: AnsweredOption): RoadDeal | null =>
  roadDeal(parse(truckEnquiryForm, enquiryForm), { priceId, lines });

const priced = (offerId: string, lines: Priced['lines'], validTo: number): Priced => ({
  ...{ offerId, lines, validTo },
  totals: totalsOf(lines),
  addOns: async () => [],
});

const atOption = ({ offerId, lines, validTo }: AnsweredOption, now: number): Priced =>
  priced(offerId, lines, Math.min(validTo, now + QUOTE_VALID_MS));

/** Prices a copied road order at today's rates. */
async function priceCopy(db: Reader, part: TruckQuotePart, now: number): Promise<Priced> {
  const lines = await priceTrip(db, part);
  if (lines === null)
    throw new Refusal(CODE.priceExpired, orderReplies.roadNotPriced, {
      fields: { vehicle: orderReplies.roadNotPriced },
    });
  return priced(roadPriceId(part.vehicle), lines, now + QUOTE_VALID_MS);
}

async function price(
  db: Pick<Database, 'select' | 'update'>,
  part: TruckQuotePart,
  { userId, now }: Asker,
): Promise<Priced> {
  if (userId === null) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  if (part.enquiry === null) {
    await requireOwnBase(db, userId, part.copiedFrom);
    return priceCopy(db, part, now);
  }
  const option = await lockOption(db, { service: 'truck', ...part.enquiry }, { userId, now });
  const deal = dealOf(option);
  if (deal?.vehicle !== part.vehicle || deal.vehicleCount !== part.vehicleCount)
    throw new Refusal(CODE.invalidInput, orderReplies.optionVehicles, {
      fields: { vehicleCount: orderReplies.optionVehicles },
    });
  return atOption(option, now);
}

async function prepare(tx: Transaction, given: TruckForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const form = tidy(truckDescription, given);
  const { enquiryNo: no, optionId, copiedFrom } = form;
  const option = no === '' ? null : await lockOption(tx, { service: 'truck', no, optionId }, { userId, now });
  const enterprise = await lockEnterprise(tx, userId);
  const { payTypes } = await listsOf(tx);
  const deal = option === null ? null : dealOf(option);
  requireValidForm(form, errorsOf(truckDescription, form, { now, deal, payTypes }));
  if (option === null) await requireOwnBase(tx, userId, copiedFrom);
  const part = truckQuotePart(form);
  // A valid form always has what a price needs.
  if (part === null) throw new Refusal(CODE.invalidInput, orderReplies.roadNotPriced);
  await requireOwnFiles(tx, userId, filesOf(form));
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  return {
    part,
    priced: option === null ? await priceCopy(tx, part, now) : atOption(option, now),
    enterprise,
    form: toJson(form),
    row: {
      ...{ enquiryNo: no === '' ? null : no, sailingId: null, laneId: null, carrierCode: null, etd: null },
      ...{ isDanger, voyage: null },
    },
    containers: [],
    items: itemsOf(form),
    timeline: roadTimeline(
      {
        loading: { day: form.loading.day, place: placeOf(form.loading) },
        unloading: { day: form.unloading.day, place: placeOf(form.unloading) },
      },
      isDanger,
      now,
    ),
    // Vehicles are arranged per order and not counted.
    take: async () => undefined,
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

const placeOf = ({ city, district }: TruckForm['loading']): string =>
  city === OTHER_CITY ? district : `${cityName(city)}${district}`;

/** Vehicles and drivers may be named until loading. */
function papers(form: TruckForm, { status, now }: Standing) {
  const dueAt = dayWindow(form.loading.day, form.loading.day, CHINA).validFrom;
  return requiredTrucks(form) === 0 ? [] : papersByStep([vehiclesPaper(dueAt, now)], status, () => 'departed');
}

export const truckOrders: OrderService<TruckForm, TruckQuotePart> = {
  booking: truckService,
  prefix: 'TRK',
  charges: roadCharges,
  price,
  prepare,
  ...withPapers(papers),
  trip: (form) => ({
    from: placeOf(form.loading),
    to: placeOf(form.unloading),
    vehicle: vehicleOf(form.vehicle)?.nameCn ?? form.vehicle,
    vehicleCount: countOf(form),
    loadingDay: form.loading.day,
    unloadingDay: form.unloading.day,
    trucks: form.trucks.map(({ plate, driver }) => ({ plate, driver })),
  }),
};
