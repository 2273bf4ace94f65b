import type { LclEnquiryForm } from '#contract/calls/ecommerce.ts';
import { marketReplies } from '#copy/replies.ts';
import { decimalText } from '#domain/decimal.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import type { OperatorOption } from '../enquiries/option.ts';
import { type FeeRow, feeRowsOfTariffs, groupByTariff, type Reader } from '../fee-rates.ts';
import { readLane, sailingDays } from '../lane.ts';
import { contractOverPublic, type OfferRow, openingOf, readOffers } from '../offers.ts';
import { REVENUE_TON } from '../price-offer.ts';
import { acceptanceOf, readLclGoods } from './goods.ts';
import { lclRefusals, priceLoad, readStations, stationOf } from './offers.ts';

interface Buyer {
  now: number;
  enterpriseId: string | null;
}

/** Prices the next sailings with every line; empty when the goods need an enquiry. */
export async function consolidatedOptions(db: Reader, form: LclEnquiryForm, buyer: Buyer): Promise<OperatorOption[]> {
  const goods = await readLclGoods(db, form);
  if (goods !== null && acceptanceOf(goods) !== 'ACCEPTED') return [];
  if (form.isDanger === 'Y' && goods === null) return [];
  const { id, org, dst } = await readLane(db, 'lcl', form.orgPortCode, form.dstPortCode);
  if (id === null || org === null || dst === null) return [];
  const zone = org.timezone;
  const rows = contractOverPublic(
    await readOffers(db, {
      laneId: id,
      days: sailingDays(localDay(buyer.now, zone), undefined, buyer.now, zone),
      zone,
      isDanger: form.isDanger === 'Y',
      enterpriseId: buyer.enterpriseId,
    }),
    { units: [REVENUE_TON], now: buyer.now },
  );
  const required = { isDanger: form.isDanger === 'Y', teu: 1, now: buyer.now };
  const tariff = groupByTariff(await feeRowsOfTariffs(db, [...new Set(rows.map(({ offer }) => offer.tariffId))]));
  const stations = await readStations(db, rows);
  const judging = {
    goods: goods === null ? [] : [goods],
    org,
    dst,
    restrictions: await readRestrictions(db, buyer.now),
  };
  const isTaken = (row: OfferRow) => lclRefusals(row, stationOf(row, stations), judging).length === 0;
  return rows
    .filter((row) => openingOf(row, required) === 'BOOKABLE' && isTaken(row))
    .map((row) => optionOf(row, tariff.get(row.offer.tariffId) ?? [], form));
}

function optionOf(
  { offer, sailing, rates, carrier }: OfferRow,
  tariff: readonly FeeRow[],
  form: LclEnquiryForm,
): OperatorOption {
  const { volume, weight, unNo } = form;
  const price = priceLoad({ offer, rates }, tariff, { volume, weight, unNos: unNo === undefined ? [] : [unNo] });
  return {
    offerId: offer.id,
    sailingId: sailing.id,
    carrierCode: carrier.code,
    etd: sailing.etd.getTime(),
    transitDays: sailing.transitDays,
    lines: price.lines,
    validTo: offer.validTo.getTime(),
    remark: marketReplies.consolidated(decimalText(price.tons), price.by, offer.details.cutAndSail ?? ''),
  };
}
