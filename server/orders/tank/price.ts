import { CODE } from '#contract/codes.ts';
import type { TankOffer } from '#contract/services/tank-prices.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { type CurrencyTotal, type FeeLine, priceLine, totalsOf } from '#domain/fees/line.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { TankContext } from '#domain/tank/context.ts';
import { partOfYardEnquiry, type TankEnquiry } from '#domain/tank/initial-form.ts';
import { rentalTermOf, TANK_BOX } from '#domain/tank/kinds.ts';
import type { TankExtra, TankQuotePart } from '#domain/tank/quote.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { CarriedVoyage } from '../../data/schema/booked.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { readOffer } from '../../market/offers.ts';
import { judgeTank } from '../../market/tank/offers.ts';
import { RENT_FEES, readDepotRow } from '../../market/tank/yards.ts';
import type { WarehouseRow } from '../../market/warehouse/warehouses.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { type AnsweredOption, requireEnquiredGoods } from '../answered-option.ts';
import { requireBookable } from '../bookable.ts';
import { readJudgedGoods } from '../judged-goods.ts';
import { requested } from '../on-request.ts';
import { priceExpired } from '../price-expired.ts';
import { feeOf, knownRates, readServiceRates, type ServiceRate, toServiceRate } from '../service-rates.ts';

export interface JudgedTank {
  offer: TankOffer;
  isDanger: boolean;
  laneId: string;
  slotsLeft: number | null;
  voyage: CarriedVoyage;
}

export interface PricedTank {
  offerId: string | null;
  lines: FeeLine[];
  totals: CurrencyTotal[];
  validTo: number;
}

interface Asking {
  now: number;
  enterpriseId: string | null;
}

const goneAt = (path: string, text: string) => new Refusal(CODE.priceExpired, text, { fields: { [path]: text } });

/** Judges tanks by the price of a lane, whether they can be booked or not. */
export async function judgeLane(db: Reader, part: TankQuotePart, { now, enterpriseId }: Asking): Promise<JudgedTank> {
  const found = await readOffer(db, { service: 'tank', id: part.priceId, enterpriseId });
  if (found === null || !['', found.row.sailing.id].includes(part.scheduleId)) throw priceExpired();
  const { row, org, dst } = found;
  const restrictions = await readRestrictions(db, now);
  const { isDanger } = row.offer;
  const offer = judgeTank(row, await feeRowsOfTariffs(db, [row.offer.tariffId]), {
    ...{ isDanger, org, dst, restrictions, now, need: null, densities: null },
    goods: await readJudgedGoods(db, part.goods),
    shipment: {
      boxes: [{ ctnType: TANK_BOX, quantity: part.tanks }],
      ...{ weight: null, volume: null, classes: [], unNos: [], services: [] },
    },
  });
  const { carrier, via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  return {
    ...{ offer, isDanger },
    laneId: row.sailing.laneId,
    slotsLeft: row.sailing.slotsLeft,
    voyage: { org: offer.org, dst: offer.dst, carrier, via, vessel, voyage, terminal, etd, eta, cutOffs },
  };
}

interface Charged {
  rates: readonly ServiceRate[];
  isDanger: boolean;
}

/** Charges a fee by quantity; on request when it has no price. */
function charged(
  { rates, isDanger }: Charged,
  feeCode: string,
  quantity: number,
  { box = null, name }: { box?: string | null; name?: string } = {},
): FeeLine {
  const fee = feeOf.get(feeCode);
  const fitting = knownRates(rates.filter((row) => row.feeCode === feeCode && row.containerCode === box));
  const rate = fitting.find(({ row }) => row.dangerous === isDanger) ?? fitting.find(({ row }) => !row.dangerous);
  if (fee === undefined || rate === undefined) return requested(feeCode, name);
  return priceLine(toServiceRate(fee, rate, name), quantity, box);
}

/** Fees of the extra services. */
const EXTRA_FEES: Readonly<Record<TankExtra, string>> = {
  TRUCK: 'TRK',
  DELIVERY: 'DST',
  HEAT: 'THT',
  NITROGEN: 'TN2',
  LINING: 'TLN',
  CLEAN: 'TCL',
  RESIDUE: 'TRS',
  REPAIR: 'TRP',
  HALF: 'TT2',
  FIVE: 'TT5',
};

const isExtra = (work: string): work is TankExtra => Object.hasOwn(EXTRA_FEES, work);

function extraLines(part: TankQuotePart, by: Charged): FeeLine[] {
  const names: Partial<Record<TankExtra, string>> = {
    TRUCK: by.isDanger ? orderReplies.tankTruckDangerous : orderReplies.tankTruck,
    DELIVERY: orderReplies.doorDelivery,
  };
  return part.works.filter(isExtra).map((extra) => {
    const name = names[extra];
    return charged(by, EXTRA_FEES[extra], part.tanks, name === undefined ? {} : { name });
  });
}

/** Refuses more tanks, another tank owner or other goods than enquired. */
function requireEnquiredTanks(option: AnsweredOption, { tanks, tankSource, goods }: TankQuotePart): void {
  // The enquiry's form was validated by the contract when it was submitted.
  const enquired = option.enquiryForm as object as TankEnquiry;
  const isOther = enquired.tankService !== 'TRANSPORT';
  const isMore = Number(enquired.tanks) !== tanks;
  const path = isOther ? 'serviceType' : isMore ? 'tanks' : enquired.tankSource === tankSource ? null : 'tankSource';
  if (path !== null) throw otherTanks(path);
  requireEnquiredGoods(
    option,
    goods.map((dg) => ({ isDanger: true, dg })),
  );
}

const otherTanks = (path: string) =>
  new Refusal(CODE.invalidInput, orderReplies.optionTanks, { fields: { [path]: orderReplies.optionTanks } });

/** True when the option's own lines already include the extra service. */
const isNamedBy = (option: AnsweredOption | null, work: string): boolean =>
  isExtra(work) && option?.lines.some(({ feeCode }) => feeCode === EXTRA_FEES[work]) === true;

const YARD_PATHS = [
  ['serviceType', 'serviceType'],
  ['tanks', 'tanks'],
  ['tankDays', 'days'],
  ['tankType', 'tankType'],
  ['rentalTerm', 'rentalTerm'],
] as const;

/** Refuses more tanks, another tank type or more days than enquired. */
export function requireEnquiredYard(option: AnsweredOption, part: TankQuotePart): void {
  const enquired = partOfYardEnquiry(option.enquiryForm as object as TankEnquiry);
  const wrong = YARD_PATHS.find(([, key]) => enquired[key] !== part[key]);
  if (wrong !== undefined) throw otherTanks(wrong[0]);
}

/** Prices judged tanks, or refuses them with the rules they break; an answered enquiry has its own lines. */
export async function priceLane(
  db: Reader,
  part: TankQuotePart,
  { offer, isDanger, slotsLeft }: JudgedTank,
  { now, option }: { now: number; option: AnsweredOption | null },
): Promise<PricedTank> {
  if (option !== null) requireEnquiredTanks(option, part);
  requireBookable(offer, slotsLeft);
  const works = part.works.filter(
    (work) => !isNamedBy(option, work) && (work !== 'CLEAN' || !offer.included.includes('CLEAN')),
  );
  const rates = await readServiceRates(db, 'tank');
  const lines = [...(option ?? offer).lines, ...extraLines({ ...part, works }, { rates, isDanger })];
  const priceValidTo = option?.validTo ?? offer.validTo;
  const validTo = Math.min(priceValidTo, bookingClose(offer.cutOffs, isDanger), now + QUOTE_VALID_MS);
  return { offerId: offer.priceId, lines, totals: totalsOf(lines), validTo };
}

function yardLines(part: TankQuotePart, by: Charged): FeeLine[] {
  const { serviceType, tanks, days, tankType, rentalTerm } = part;
  if (serviceType === 'CLEANING') return [charged(by, 'TCL', tanks)];
  if (serviceType === 'STORAGE') return [charged(by, 'TSG', tanks * days)];
  const term = rentalTermOf(rentalTerm);
  return [
    charged(by, RENT_FEES[term], tanks * days, { box: tankType }),
    charged(by, 'TDP', tanks, { box: tankType, name: orderReplies.tankDeposits[term] }),
  ];
}

export async function requireDepot(db: Reader, depotId: string, now: number): Promise<WarehouseRow> {
  const row = await readDepotRow(db, depotId, now);
  if (row === null) throw goneAt('depotId', orderReplies.depotGone);
  return row;
}

/** Prices hire, cleaning or storage of tanks at a yard. */
export async function priceYard(
  db: Reader,
  part: TankQuotePart,
  depot: WarehouseRow,
  { now, option }: { now: number; option: AnsweredOption | null },
): Promise<PricedTank> {
  const rates = await readServiceRates(db, 'tank');
  const by = { rates, isDanger: part.isDanger };
  if (option !== null) requireEnquiredYard(option, part);
  if (part.serviceType !== 'CLEANING' && part.days === 0)
    throw new Refusal(CODE.invalidInput, orderReplies.tankDays, { fields: { tankDays: orderReplies.tankDays } });
  const works = part.works.filter((work) => !isNamedBy(option, work));
  const lines = [...(option?.lines ?? yardLines(part, by)), ...extraLines({ ...part, works }, by)];
  const validTo = Math.min(option?.validTo ?? Number.POSITIVE_INFINITY, now + QUOTE_VALID_MS);
  return { offerId: depot.id, lines, totals: totalsOf(lines), validTo };
}

export const offerFactsOf = ({ offer, isDanger, voyage }: JudgedTank): TankContext['offer'] => {
  const { etd, etdDay, eta, cutOffs, validTo, tankType, capacityLitres, dgClasses, included, prices } = offer;
  const { refusedClasses = offer.carrierRefuses } = offer;
  return {
    ...{ isDanger, etd, etdDay, cutOffs, validTo, tankType, capacityLitres, dgClasses, refusedClasses, included },
    etaDay: localDay(eta, voyage.dst.timezone),
    timezone: voyage.org.timezone,
    limitKg: prices.find(({ ctnType }) => ctnType === TANK_BOX)?.limitKg ?? null,
  };
};
