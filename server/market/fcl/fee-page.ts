import { and, asc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { feePage } from '#contract/calls/item.ts';
import { priceLine } from '#domain/fees/line.ts';
import { lanes, offerRates, offers, tariffs } from '../../data/schema/market.ts';
import { carriers } from '../../data/schema/reference.ts';
import { isInForce } from '../../rates/in-force.ts';
import { type FeeRow, type Reader, readFeeRows, toFeeRate } from '../fee-rates.ts';
import { isFor } from '../offers.ts';
import { freightRate } from '../price-offer.ts';

type FeeQuery = InferOutput<typeof feePage.request>;
type Line = AnswerOf<typeof feePage>['items'][number];

const toLine = (row: FeeRow): Line => ({
  carrier: { code: row.carrierCode, nameCn: row.carrierName },
  ...priceLine(toFeeRate(row, null), 1, row.ctnType),
  remark: row.remark,
});

/** Lists all tariff lines of a lane, or those of one price after its ocean freight, each per unit. */
export async function listFees(
  db: Reader,
  query: FeeQuery,
  enterpriseId: string | null,
): Promise<AnswerOf<typeof feePage>> {
  const freight = query.priceId === undefined ? [] : await readFreight(db, query, enterpriseId);
  const tariffId = freight[0]?.tariffId;
  const isUnknownPrice = query.priceId !== undefined && tariffId === undefined;
  const rows = isUnknownPrice ? [] : await readFeeRowsOfLane(db, query, tariffId);
  const lines = [
    ...freight.map(({ rate, carrier }) => ({
      carrier,
      ...priceLine(freightRate(rate), 1, rate.unit),
      remark: null,
    })),
    ...rows.map(toLine),
  ];
  const from = (query.page - 1) * query.pageSize;
  return {
    items: lines.slice(from, from + query.pageSize),
    total: lines.length,
    page: query.page,
    pageSize: query.pageSize,
  };
}

const laneOf = (query: FeeQuery) =>
  and(
    eq(lanes.service, query.service),
    eq(lanes.originCode, query.orgPortCode),
    eq(lanes.destinationCode, query.dstPortCode),
  );

const readFreight = (db: Reader, query: FeeQuery, enterpriseId: string | null) =>
  db
    .select({
      tariffId: offers.tariffId,
      carrier: { code: carriers.code, nameCn: carriers.nameCn },
      rate: {
        unit: offerRates.unit,
        amount: offerRates.amount,
        currency: offerRates.currency,
        limitKg: offerRates.limitKg,
      },
    })
    .from(offers)
    .innerJoin(offerRates, eq(offerRates.offerId, offers.id))
    .innerJoin(lanes, and(eq(lanes.id, offers.laneId), laneOf(query)))
    .innerJoin(carriers, eq(carriers.code, offers.carrierCode))
    .where(and(eq(offers.id, query.priceId ?? ''), isFor(enterpriseId)))
    .orderBy(asc(offerRates.unit));

function readFeeRowsOfLane(db: Reader, query: FeeQuery, tariffId: string | undefined): Promise<FeeRow[]> {
  if (tariffId !== undefined) return readFeeRows(db, eq(tariffs.id, tariffId));
  return readFeeRows(
    db,
    and(
      isInForce(tariffs),
      eq(tariffs.laneId, db.select({ id: lanes.id }).from(lanes).where(laneOf(query))),
      eq(tariffs.isDanger, query.isDanger === 'Y'),
      query.carrier === undefined ? undefined : eq(tariffs.carrierCode, query.carrier),
    ),
  );
}
