import { parse } from 'valibot';
import {
  airEnquiryForm,
  domesticEnquiryForm,
  flexitankEnquiryForm,
  railEnquiryForm,
  tankEnquiryForm,
} from '#contract/calls/ecommerce.ts';
import { type AirFlight, airPrices } from '#contract/services/air-prices.ts';
import { domesticPrices } from '#contract/services/domestic-prices.ts';
import { flexitankPrices } from '#contract/services/flexitank-prices.ts';
import { type RailOffer, railPrices } from '#contract/services/rail-prices.ts';
import { type TankOffer, tankPrices } from '#contract/services/tank-prices.ts';
import { marketReplies } from '#copy/replies.ts';
import { startOfFlightDay } from '#domain/air/flight-days.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { needsTemperature } from '#domain/dangerous-goods/control-temperature.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { TankNeed } from '#domain/tank/need.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { partiesOf, refusalsBy } from '../../restrictions/parties.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { listAirPrices } from '../air/prices.ts';
import { listDomesticPrices } from '../domestic/prices.ts';
import type { Reader } from '../fee-rates.ts';
import { listFlexitankPrices } from '../flexitank/prices.ts';
import { listRailPrices } from '../rail/prices.ts';
import { listTankPrices } from '../tank/prices.ts';
import { type OperatorOption, ofOffer } from './option.ts';

interface Enquiry {
  service: string;
  form: JsonObject;
}

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

interface Preference {
  /** Only this price, on any day. */
  priceId?: string;
  /** Only on the requested days. */
  isPreferred?: boolean;
}

interface Goods {
  isDanger?: 'N' | 'Y';
  unNo?: string | undefined;
  dgClass?: string | undefined;
}

/** Unlisted dangerous goods and refrigerated goods are reviewed by a person. */
async function isPlain(db: Reader, { isDanger = 'Y', unNo }: Goods): Promise<boolean> {
  if (isDanger === 'N') return true;
  const entry = await readUnEntry(db, unNo);
  return entry !== null && !needsTemperature({ dgClass: entry.mainClass, psnEn: entry.nameEn });
}

const daysOf = (
  { expectEtdFrom, expectEtdTo }: { expectEtdFrom?: string | undefined; expectEtdTo?: string | undefined },
  { isPreferred = false }: Preference,
) =>
  isPreferred
    ? {
        ...(expectEtdFrom === undefined ? {} : { etdFrom: expectEtdFrom }),
        ...(expectEtdTo === undefined ? {} : { etdTo: expectEtdTo }),
      }
    : {};

const goodsOf = ({ isDanger, unNo }: Goods) => ({ isDanger, ...(unNo === undefined ? {} : { unNo }) });

/** An operator who names the flight has cleared the limit with the airline. */
const isOnlyInDoubt = ({ days, refusals }: AirFlight): boolean =>
  days.length > 0 && refusals.length > 0 && refusals.every(({ kind }) => kind === 'IN_DOUBT');

async function flights(
  db: Reader,
  stored: JsonObject,
  preference: Preference,
  buyer: Buyer,
): Promise<OperatorOption[]> {
  const form = parse(airEnquiryForm, stored);
  const { orgPortCode, dstPortCode, weight, volume, packingGroup } = form;
  const answer = await listAirPrices(
    db,
    parse(airPrices.request, {
      ...{ orgPortCode, dstPortCode, weight, volume, ...goodsOf(form), ...daysOf(form, preference) },
      ...(packingGroup === undefined ? {} : { packingGroup }),
      ...(preference.priceId === undefined ? {} : { priceIds: [preference.priceId] }),
    }),
    buyer,
  );
  const zone = answer.org?.timezone ?? CHINA;
  return answer.items
    .filter((flight) => flight.bookable === 'BOOKABLE' || (preference.priceId !== undefined && isOnlyInDoubt(flight)))
    .map(({ priceId, carrier, days: [first], transitDays, lines, validTo }) => ({
      ...{ offerId: priceId, sailingId: null, carrierCode: carrier.code, transitDays, lines, validTo },
      etd: first === undefined ? null : startOfFlightDay(first, zone),
      remark: marketReplies.operatorRemark,
    }));
}

/**
 * True when a party on the rail route refuses the goods; the rail list does not check because it has no price for
 * them.
 */
async function refusedTrains(db: Reader, { isDanger, unNo, dgClass }: Goods, now: number) {
  const entry = isDanger === 'Y' ? await readUnEntry(db, unNo) : null;
  const declared = dgClass === undefined ? [] : [{ unNo: unNo ?? '', mainClass: dgClass, subsidiaryClasses: [] }];
  const goods = entry === null ? declared : [entry];
  const restrictions = await readRestrictions(db, now);
  return ({ carrier, org, dst, vessel }: RailOffer): boolean =>
    isDanger === 'Y' &&
    refusalsBy(goods, partiesOf(restrictions, { carrier, org, dst, via: null, vessel: vessel ?? '' })).length > 0;
}

/** Shared containers are booked by a person, so their options have no price id. */
async function trains(db: Reader, stored: JsonObject, preference: Preference, buyer: Buyer): Promise<OperatorOption[]> {
  const form = parse(railEnquiryForm, stored);
  const { orgPortCode, dstPortCode, boxes = [], weight, volume } = form;
  const isShared = boxes.length === 0;
  const answer = await listRailPrices(
    db,
    parse(railPrices.request, {
      ...{ orgPortCode, dstPortCode, isDanger: 'N', ...daysOf(form, preference) },
      ...(isShared ? { load: 'CBM', weight, volume } : { boxes }),
      ...(preference.priceId === undefined ? {} : { priceId: preference.priceId }),
    }),
    buyer,
  );
  const isRefused = await refusedTrains(db, form, buyer.now);
  return answer.items
    .filter((offer) => offer.bookable === 'BOOKABLE' && !isRefused(offer))
    .map((offer) => ofOffer(offer, marketReplies.operatorRemark))
    .map((option) => (isShared ? { ...option, offerId: null, sailingId: null } : option));
}

async function sailings(
  db: Reader,
  stored: JsonObject,
  preference: Preference,
  buyer: Buyer,
): Promise<OperatorOption[]> {
  const form = parse(domesticEnquiryForm, stored);
  const { orgPortCode, dstPortCode, boxes, dgClass } = form;
  const answer = await listDomesticPrices(
    db,
    parse(domesticPrices.request, {
      ...{ orgPortCode, dstPortCode, boxes, ...goodsOf(form), ...daysOf(form, preference) },
      ...(dgClass === undefined ? {} : { dgClass }),
      ...(preference.priceId === undefined ? {} : { priceId: preference.priceId }),
    }),
    buyer,
  );
  return answer.items
    .filter(({ bookable }) => bookable === 'BOOKABLE')
    .map((offer) => ofOffer(offer, marketReplies.operatorRemark));
}

/** Uses as many containers of one bag as the mass needs. */
async function bags(db: Reader, stored: JsonObject, preference: Preference, buyer: Buyer): Promise<OperatorOption[]> {
  const form = parse(flexitankEnquiryForm, stored);
  const { orgPortCode, dstPortCode, weight: mass, density } = form;
  const { etdFrom = '', etdTo = '9' } = daysOf(form, preference);
  const answer = await listFlexitankPrices(
    db,
    parse(flexitankPrices.request, {
      ...{ orgPortCode, dstPortCode, mass, density },
      ...(preference.priceId === undefined ? {} : { priceId: preference.priceId }),
    }),
    buyer,
  );
  return answer.items
    .filter(
      ({ bookable, plan, etdDay }) => bookable === 'BOOKABLE' && plan !== null && etdDay >= etdFrom && etdDay <= etdTo,
    )
    .map((offer) => ofOffer(offer, marketReplies.operatorRemark));
}

/** True when the goods may go into the priced tank or into a shipper-owned one. */
const isTankFit = (tankSource: string, need: TankNeed | null, { fit }: Pick<TankOffer, 'fit'>): boolean =>
  tankSource === 'OWN' ? need === null || need.kind === 'LIQUID' : fit === 'MET' || fit === 'OPEN';

const takesClass = ({ dgClasses, carrierRefuses, refusedClasses = carrierRefuses }: TankOffer, dgClass: string) =>
  listsClass(dgClasses, dgClass) && !listsClass(refusedClasses, dgClass);

/** Lists sailings whose tank, or a shipper-owned one, may hold the goods. */
async function tankOffers(db: Reader, stored: JsonObject, preference: Preference, buyer: Buyer): Promise<TankOffer[]> {
  const form = parse(tankEnquiryForm, stored);
  const { orgPortCode, dstPortCode, packingGroup, dgClass, tankSource = 'OPERATOR' } = form;
  const answer = await listTankPrices(
    db,
    parse(tankPrices.request, {
      ...{ orgPortCode, dstPortCode, ...goodsOf(form), ...daysOf(form, preference), tanks: Number(form.tanks) },
      ...(packingGroup === undefined ? {} : { packingGroup }),
      ...(preference.priceId === undefined ? {} : { priceId: preference.priceId }),
    }),
    buyer,
  );
  return answer.items
    .filter((offer) => offer.bookable === 'BOOKABLE' && isTankFit(tankSource, answer.need, offer))
    .filter((offer) => dgClass === undefined || takesClass(offer, dgClass));
}

const tanks = async (...parameters: Parameters<typeof tankOffers>): Promise<OperatorOption[]> =>
  (await tankOffers(...parameters)).map((offer) => ofOffer(offer, marketReplies.operatorRemark));

/** Lists the sailings that an operator's own lines may refer to. */
export const tankSailings = async (db: Reader, form: JsonObject, buyer: Buyer) =>
  (await tankOffers(db, form, {}, buyer)).map(({ priceId, etdDay, carrier, tankType }) => ({
    ...{ code: priceId, nameCn: `${etdDay} ${carrier.nameCn} ${tankType}` },
  }));

const lists: Readonly<Record<string, typeof flights>> = {
  air: flights,
  rail: trains,
  domestic: sailings,
  flexitank: bags,
  tank: tanks,
};

/** Dangerous goods by rail are priced by a person, and no flexitank carries any. */
const isPriced = async (db: Reader, service: string, form: Goods): Promise<boolean> =>
  service === 'flexitank' || ((service !== 'rail' || form.isDanger === 'N') && isPlain(db, form));

/** Lists options for an enquiry, on the requested days first; empty when the goods need a person. */
export async function laneOptions(db: Reader, { service, form }: Enquiry, buyer: Buyer): Promise<OperatorOption[]> {
  const list = lists[service];
  if (list === undefined || !(await isPriced(db, service, form as Goods))) return [];
  const preferred = await list(db, form, { isPreferred: true }, buyer);
  return preferred.length > 0 ? preferred : list(db, form, {}, buyer);
}

/** Returns one listed price; with their own lines operators may apply it to goods without a rate. */
export async function namedLaneOption(
  db: Reader,
  { service, form }: Enquiry,
  { priceId, hasLines }: { priceId: string; hasLines: boolean },
  buyer: Buyer,
): Promise<OperatorOption | null> {
  const list = lists[service];
  if (list === undefined || !(hasLines || (await isPriced(db, service, form as Goods)))) return null;
  const options = await list(db, form, { priceId }, buyer);
  return options.find(({ offerId }) => offerId === priceId) ?? null;
}
