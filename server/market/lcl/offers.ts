import { inArray } from 'drizzle-orm';
import type { LclOffer } from '#contract/services/lcl-prices.ts';
import { excludedGoods, needsManualQuote } from '#domain/dangerous-goods/acceptance.ts';
import { decimalText, roundUp } from '#domain/decimal.ts';
import { LCL_RULE, type LclPrice, type LclRule, priceLcl } from '#domain/lcl/fees.ts';
import { fromFen } from '#domain/money.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { storeAddress } from '#domain/warehouse/store-address.ts';
import { warehouses } from '../../data/schema/market.ts';
import type { OfferDetails } from '../../data/schema/offer-details.ts';
import type { Restrictions } from '../../restrictions/in-force.ts';
import { classesOf, partiesOf, refusalsBy } from '../../restrictions/parties.ts';
import { type FeeRow, type Reader, toFeeRate } from '../fee-rates.ts';
import type { PortRow } from '../lane.ts';
import { cutOffsOfSailing, type OfferRow, openingOf } from '../offers.ts';
import { freightRate, type RateRow, REVENUE_TON } from '../price-offer.ts';
import { cityOf } from '../warehouse/warehouses.ts';
import { type LclGoods, likelyAcceptanceOf } from './goods.ts';

export interface LclLoad {
  /** Cubic metres and kilograms. */
  volume: string;
  weight: string;
  unNos: readonly string[];
}

export interface LclQuestion {
  isDanger: boolean;
  goods: readonly Omit<LclGoods, 'nameCn'>[];
  /** Null while unknown. */
  load: LclLoad | null;
  org: PortRow;
  dst: PortRow;
  restrictions: Restrictions;
  now: number;
}

export type Station = NonNullable<LclOffer['station']>;

export async function readStations(db: Reader, rows: readonly OfferRow[]): Promise<ReadonlyMap<string, Station>> {
  const ids = [...new Set(rows.flatMap(({ offer }) => offer.details.warehouseId ?? []))];
  if (ids.length === 0) return new Map();
  const { id, name, cityCode, district, address, dgClasses, openingHours, portKilometres, phone } = warehouses;
  const found = await db
    .select({ id, name, cityCode, district, address, dgClasses, openingHours, portKilometres, phone })
    .from(warehouses)
    .where(inArray(warehouses.id, ids));
  return new Map(
    found.map(({ cityCode: city, ...station }) => [
      station.id,
      { ...station, address: storeAddress({ ...station, city: cityOf(city).nameCn }) },
    ]),
  );
}

export const stationOf = ({ offer }: OfferRow, stations: ReadonlyMap<string, Station>): Station | null =>
  stations.get(offer.details.warehouseId ?? '') ?? null;

const ruleOf = ({ ratioKgPerCubicMetre, minimumRevenueTons }: OfferDetails): LclRule => ({
  kgPerCubicMetre: ratioKgPerCubicMetre ?? LCL_RULE.kgPerCubicMetre,
  minimumTons: minimumRevenueTons ?? LCL_RULE.minimumTons,
});

const freightOf = (rates: readonly RateRow[]) => rates.find(({ unit }) => unit === REVENUE_TON);

/** Prices a load at one offer: freight per revenue ton and every tariff line. */
export function priceLoad(
  { offer, rates }: Pick<OfferRow, 'offer' | 'rates'>,
  tariff: readonly FeeRow[],
  { volume, weight, unNos }: LclLoad,
): LclPrice {
  const freight = rates
    .filter(({ unit }) => unit === REVENUE_TON)
    .map((rate) => ({ ...freightRate(rate), basis: 'REVENUE_TON' as const }));
  return priceLcl(
    [...freight.map(({ ctnType: _, ...rate }) => rate), ...tariff.map((row) => toFeeRate(row, null))],
    { volume, grossKg: weight, dangerous: offer.isDanger, unNos, services: [] },
    ruleOf(offer.details),
  );
}

const partiesOfRow = (
  { carrier, via, sailing }: OfferRow,
  { org, dst, restrictions }: Pick<LclQuestion, 'dst' | 'org' | 'restrictions'>,
) => partiesOf(restrictions, { carrier, org, dst, via, vessel: sailing.vessel });

/** Lists who refuses which goods: consolidators in general, the warehouse, carrier, port or price. */
export function lclRefusals(
  row: OfferRow,
  station: Station | null,
  question: Pick<LclQuestion, 'dst' | 'goods' | 'org' | 'restrictions'>,
): LclOffer['refusals'] {
  const { offer, carrier } = row;
  const { goods } = question;
  const byNobody = goods
    .filter((one) => likelyAcceptanceOf(one) === 'REFUSED')
    .map(({ unNo, mainClass }) => ({ kind: 'LCL' as const, nameCn: '', unNo, refusedClass: mainClass }));
  if (byNobody.length > 0) return byNobody;
  const byParty = refusalsBy(goods, partiesOfRow(row, question)).map(({ code: _, ...refusal }) => refusal);
  const uncovered = (classes: readonly string[], kind: 'OFFER' | 'STATION', nameCn: string) =>
    goods.flatMap((one) => {
      const untaken = excludedGoods(classes, one);
      if (untaken === null) return [];
      const isSubsidiary = kind === 'OFFER' && untaken.kind === 'SUBSIDIARY';
      return [
        {
          kind: isSubsidiary ? ('SUBSIDIARY' as const) : kind,
          ...{ nameCn, unNo: one.unNo, refusedClass: untaken.dangerousClass },
        },
      ];
    });
  return [
    ...byParty,
    ...(station === null ? [] : uncovered(station.dgClasses, 'STATION', station.name)),
    ...uncovered(offer.dgClasses, 'OFFER', carrier.nameCn),
  ];
}

const amountOf = ({ amount, currency }: RateRow) => ({ amount: fromFen(amount), currency });

/** Prices a load at one offer: cost, acceptance of the goods and whether it can be booked now. */
export function judgeLcl(
  row: OfferRow,
  tariff: readonly FeeRow[],
  station: Station | null,
  question: LclQuestion,
): LclOffer | null {
  const { offer, sailing, carrier, via } = row;
  const { isDanger, goods, load, org, dst, now } = question;
  const freight = freightOf(row.rates);
  if (freight === undefined) return null;
  const price = load === null ? null : priceLoad(row, tariff, load);
  const refusals = lclRefusals(row, station, question);
  const needsEnquiry = goods.some((one) => likelyAcceptanceOf(one) === 'ASK' || needsManualQuote(one) !== null);
  const acceptance = refusals.length > 0 ? 'REFUSED' : needsEnquiry ? 'ASK' : 'ACCEPTED';
  const { kgPerCubicMetre, minimumTons } = ruleOf(offer.details);
  return {
    priceId: offer.id,
    priceKind: offer.priceKind,
    scheduleId: sailing.id,
    carrier: { code: carrier.code, nameCn: carrier.nameCn },
    pol: org.code,
    pod: dst.code,
    via: via === null ? null : { code: via.code, nameCn: via.nameCn },
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    terminal: sailing.terminal,
    etd: sailing.etd.getTime(),
    eta: sailing.eta.getTime(),
    etdDay: localDay(sailing.etd.getTime(), org.timezone),
    transitDays: sailing.transitDays,
    cutOffs: cutOffsOfSailing(sailing, isDanger),
    cutAndSail: offer.details.cutAndSail ?? '',
    station,
    freight: amountOf(freight),
    otherFreight: null,
    minimumTons: String(minimumTons),
    kgPerCubicMetre,
    dgClasses: offer.dgClasses,
    refusedClasses: classesOf(partiesOfRow(row, question)),
    space: offer.space,
    validFrom: offer.validFrom.getTime(),
    validTo: offer.validTo.getTime(),
    remark: offer.remark,
    charged: price === null ? null : { tons: decimalText(roundUp(price.tons)), by: price.by },
    lines: price?.lines ?? [],
    totals: price?.totals ?? [],
    acceptance,
    refusals,
    bookable: acceptance === 'ACCEPTED' ? openingOf(row, { isDanger, teu: 0, now }) : 'REFUSED',
  };
}

export const freightBySailing = (rows: readonly OfferRow[]): ReadonlyMap<string, LclOffer['freight']> =>
  new Map(
    rows.flatMap(({ sailing, rates }) => {
      const freight = freightOf(rates);
      return freight === undefined ? [] : [[sailing.id, amountOf(freight)] as const];
    }),
  );
