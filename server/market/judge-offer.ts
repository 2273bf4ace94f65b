import type { Offer } from '#contract/calls/item.ts';
import { priceRefusal } from '#domain/dangerous-goods/acceptance.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { alwaysRefusedClasses } from '#domain/dangerous-goods/restrictions.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import { fromFen } from '#domain/money.ts';
import { localDay, localWeekday } from '#domain/schedule/zone.ts';
import type { Restrictions } from '../restrictions/in-force.ts';
import { classesOf, partiesOf, refusalsBy } from '../restrictions/parties.ts';
import type { FeeRow } from './fee-rates.ts';
import type { PortRow } from './lane.ts';
import { cutOffsOfSailing, type OfferRow, openingOf } from './offers.ts';
import { loadOf, priceOffer, type Shipment } from './price-offer.ts';

export type Goods = JudgedGoods;

export interface Question {
  isDanger: boolean;
  shipment: Shipment;
  goods: readonly Goods[];
  org: PortRow;
  dst: PortRow;
  restrictions: Restrictions;
  now: number;
}

/** Prices a shipment at one offer: cost, acceptance of the goods and whether it can be booked now. */
export function judgeOffer(row: OfferRow, tariff: readonly FeeRow[], question: Question): Offer {
  const { offer, sailing, rates, carrier } = row;
  const { isDanger, shipment, org, dst, now } = question;
  const price = priceOffer(rates, tariff, shipment);
  const refusals = refusalsOfOffer(row, question);
  const open = openingOf(row, { isDanger, teu: teuOf(shipment.boxes), now });
  const unpriced = price.unpriced.ctnTypes;
  const bookable = refusals.length > 0 ? 'REFUSED' : open === 'BOOKABLE' && unpriced.length > 0 ? 'NOT_PRICED' : open;
  return {
    priceId: offer.id,
    priceKind: offer.priceKind,
    scheduleId: sailing.id,
    carrier: { code: carrier.code, nameCn: carrier.nameCn },
    routeCode: sailing.routeCode,
    terminal: sailing.terminal,
    pol: org.code,
    pod: dst.code,
    via: row.via === null ? null : { code: row.via.code, nameCn: row.via.nameCn },
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    etd: sailing.etd.getTime(),
    eta: sailing.eta.getTime(),
    etdDay: localDay(sailing.etd.getTime(), org.timezone),
    weekday: localWeekday(sailing.etd.getTime(), org.timezone),
    transitDays: sailing.transitDays,
    cutOffs: cutOffsOfSailing(sailing, isDanger),
    prices: rates.map(({ unit, amount, currency, limitKg }) => ({
      ctnType: unit,
      amount: fromFen(amount),
      currency,
      limitKg,
    })),
    dgClasses: offer.dgClasses,
    carrierRefuses: alwaysRefusedClasses(question.restrictions.of('carrier', carrier.code)),
    refusedClasses: classesOf(partiesOfOffer(row, question)),
    collectAllowed: !isDanger || carrier.dgCollect,
    space: offer.space,
    validFrom: offer.validFrom.getTime(),
    validTo: offer.validTo.getTime(),
    freeDays: offer.details.freeDays ?? dst.freeDays,
    remark: offer.remark,
    lines: price.lines,
    totals: price.totals,
    unpriced,
    load: loadOf(rates, shipment),
    refusals,
    bookable,
  };
}

const partiesOfOffer = (
  { carrier, via, sailing }: OfferRow,
  { org, dst, restrictions }: Pick<Question, 'dst' | 'org' | 'restrictions'>,
) => partiesOf(restrictions, { carrier, org, dst, via, vessel: sailing.vessel });

function refusalsOfOffer(row: OfferRow, question: Question): Offer['refusals'] {
  const { goods } = question;
  if (goods.length === 0) return [];
  const refused = refusalsBy(goods, partiesOfOffer(row, question)).map(({ unNo: _, ...refusal }) => refusal);
  if (refused.length > 0) return unique(refused);
  const { code, nameCn } = row.carrier;
  const found = goods.flatMap((one) => priceRefusal(row.offer.dgClasses, one) ?? []);
  return unique(found.map((refusal) => ({ ...refusal, code, nameCn })));
}

const unique = (list: Offer['refusals']): Offer['refusals'] => [
  ...new Map(list.map((one) => [`${one.kind} ${one.code} ${one.refusedClass}`, one])).values(),
];
