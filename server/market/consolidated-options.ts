import { eq } from 'drizzle-orm';
import type { LclEnquiryForm } from '#contract/calls/ecommerce.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { type LclAnswer, lclAnswer, refusalsOf } from '#domain/dangerous-goods/refusals.ts';
import { decimalText } from '#domain/decimal.ts';
import { LCL_RULE, type LclRule, priceLcl } from '#domain/fees/lcl.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { unEntries } from '../data/schema/reference.ts';
import type { DeskOption } from './desk-option.ts';
import { type FeeRow, feeRowsOfTariffs, type Reader, toFeeRate } from './fee-rates.ts';
import type { Goods } from './judge-offer.ts';
import { type Lane, readLane, sailingDays } from './lane.ts';
import { contractOverPublic, type OfferRow, openingOf, readOffers } from './offers.ts';
import { freightRate, REVENUE_TON } from './price-offer.ts';
import { groupByTariff } from './selling.ts';

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

/** The next sailings on which the goods can be consolidated, each with every line; none where a person has to ask first. */
export async function consolidatedOptions(db: Reader, form: LclEnquiryForm, buyer: Buyer): Promise<DeskOption[]> {
  const goods = await readGoods(db, form);
  if (goods !== null && answerFor(goods, goods.packingGroups) !== 'ACCEPTED') return [];
  if (form.isDanger === 'Y' && goods === null) return [];
  const lane = await readLane(db, 'lcl', form.orgPortCode, form.dstPortCode);
  if (lane.id === null || lane.org === null) return [];
  const zone = lane.org.timezone;
  const rows = contractOverPublic(
    await readOffers(db, {
      laneId: lane.id,
      days: sailingDays(localDay(buyer.now, zone), undefined, buyer.now, zone),
      zone,
      isDanger: form.isDanger === 'Y',
      enterpriseId: buyer.enterpriseId,
    }),
    { units: [REVENUE_TON], now: buyer.now },
  );
  const wanted = { isDanger: form.isDanger === 'Y', teu: 1, now: buyer.now };
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  return rows
    .filter((row) => openingOf(row, wanted) === 'BOOKABLE' && takes(row, lane, goods))
    .map((row) => optionOf(row, tariff.get(row.offer.tariffId) ?? [], form));
}

type NamedGoods = Goods & { packingGroups: readonly string[] };

/** Null for general cargo, and for dangerous goods that nobody has named well enough. */
async function readGoods(db: Reader, form: LclEnquiryForm): Promise<NamedGoods | null> {
  if (form.isDanger === 'N') return null;
  const [entry] =
    form.unNo === undefined ? [] : await db.select().from(unEntries).where(eq(unEntries.unNo, form.unNo)).limit(1);
  const given = form.packingGroup === undefined ? undefined : [form.packingGroup];
  if (entry !== undefined) {
    const { unNo, mainClass, subsidiaryClasses, packingGroups } = entry;
    return { unNo, mainClass, subsidiaryClasses, packingGroups: given ?? packingGroups };
  }
  if (form.dgClass === undefined) return null;
  return { unNo: form.unNo ?? '', mainClass: form.dgClass, subsidiaryClasses: [], packingGroups: given ?? [] };
}

/** While the packing group is open, every one it may be has to be taken. */
function answerFor(goods: NamedGoods, groups: readonly string[]): LclAnswer {
  const answers = (groups.length === 0 ? ['I'] : groups).map((packingGroup) => lclAnswer({ ...goods, packingGroup }));
  if (answers.includes('REFUSED')) return 'REFUSED';
  return answers.includes('ASK') ? 'ASK' : 'ACCEPTED';
}

function takes({ offer, carrier, via }: OfferRow, { org, dst }: Lane, goods: Goods | null): boolean {
  if (goods === null) return true;
  if (!listsClass(offer.dgClasses, goods.mainClass)) return false;
  const ports = [org, via, dst].filter((port) => port !== null);
  const parties = [carrier, ...ports].map((party) => ({ ...party, kind: 'CARRIER' as const }));
  return refusalsOf([goods], parties).length === 0;
}

function optionOf(
  { offer, sailing, rates, carrier }: OfferRow,
  tariff: readonly FeeRow[],
  form: LclEnquiryForm,
): DeskOption {
  const { ratioKgPerCubicMetre, minimumRevenueTons, cutAndSail = '' } = offer.details;
  const rule: LclRule = {
    kgPerCubicMetre: ratioKgPerCubicMetre ?? LCL_RULE.kgPerCubicMetre,
    minimumTons: minimumRevenueTons ?? LCL_RULE.minimumTons,
  };
  const freight = rates
    .filter(({ unit }) => unit === REVENUE_TON)
    .map((rate) => ({ ...freightRate(rate), basis: 'REVENUE_TON' as const }));
  const price = priceLcl(
    [...freight.map(({ ctnType: _, ...rate }) => rate), ...tariff.map((row) => toFeeRate(row, null))],
    {
      volume: form.volume,
      grossKg: form.weight,
      dangerous: form.isDanger === 'Y',
      unNos: form.unNo === undefined ? [] : [form.unNo],
      services: [],
    },
    rule,
  );
  return {
    offerId: offer.id,
    sailingId: sailing.id,
    carrierCode: carrier.code,
    etd: sailing.etd.getTime(),
    transitDays: sailing.transitDays,
    lines: price.lines,
    validTo: offer.validTo.getTime(),
    remark: marketReplies.consolidated(decimalText(price.tons), price.by, cutAndSail),
  };
}
