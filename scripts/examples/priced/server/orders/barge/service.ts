import { type BargeFacts, bargeDescription } from '#domain/barge/fields.ts';
import type { BargeForm } from '#domain/barge/form.ts';
import { bargePapers } from '#domain/barge/papers.ts';
import { type BargePart, bargePart } from '#domain/barge/quote.ts';
import { bargeService } from '#domain/barge/service.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { judgeBarge } from '../../market/barge/prices.ts';
import { feeRowsOfTariffs, type Reader } from '../../market/fee-rates.ts';
import { toLocation } from '../../market/lane.ts';
import { readOffer } from '../../market/offers.ts';
import { readRestrictions } from '../../restrictions/in-force.ts';
import { requireBookable } from '../bookable.ts';
import { lockEnterprise } from '../buyer.ts';
import {
  type Buyer,
  listedPrice,
  type OrderService,
  type PreparedOrder,
  type Priced,
  rowOfSailing,
} from '../order-service.ts';
import { papersOfVoyage, withPapers } from '../outstanding-steps.ts';
import { priceExpired } from '../price-expired.ts';
import { takeSpace } from '../space.ts';
import { coastalTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { bargeCharges } from './charges.ts';

/** Judges containers by their offer, whether it can be booked now or not. */
async function judge(
  db: Reader,
  { priceId, ctnType, quantity }: BargePart,
  { now, enterpriseId }: { now: number; enterpriseId: string | null },
) {
  const found = await readOffer(db, { service: 'barge', id: priceId, enterpriseId });
  if (found === null) throw priceExpired();
  const { row, org, dst } = found;
  const { laneId, slotsLeft } = row.sailing;
  const offer = judgeBarge(row, await feeRowsOfTariffs(db, [row.offer.tariffId]), {
    boxes: [{ ctnType, quantity }],
    ...{ org, dst, now, restrictions: await readRestrictions(db, now) },
  });
  const { carrier, via, vessel, voyage, terminal, etd, eta, cutOffs } = offer;
  return {
    ...{ offer, laneId, slotsLeft, now },
    voyage: {
      ...{ org: toLocation(org), dst: toLocation(dst) },
      ...{ carrier, via, vessel, voyage, terminal, etd, eta, cutOffs },
    },
  };
}

type Judged = Awaited<ReturnType<typeof judge>>;

/** Prices judged containers, or refuses what cannot be booked now. */
function priceOf({ offer, slotsLeft, now }: Judged): Priced {
  requireBookable(offer, slotsLeft);
  const { priceId, lines, totals, cutOffs } = offer;
  const validTo = Math.min(offer.validTo, bookingClose(cutOffs, false), now + QUOTE_VALID_MS);
  return listedPrice(priceId, { lines, totals, validTo });
}

const factsOf = ({ offer, voyage, now }: Judged): BargeFacts => ({
  now,
  offer: {
    ...{ etd: offer.etd, cutOffs: offer.cutOffs, validTo: offer.validTo, timezone: voyage.org.timezone },
    boxes: offer.prices,
  },
});

const requireSound = (form: BargeForm, facts: BargeFacts): void =>
  requireValidForm({ cargo: [] }, errorsOf(bargeDescription, form, facts));

async function prepare(tx: Transaction, given: BargeForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const form = tidy(bargeDescription, given);
  const part = bargePart(form);
  const enterprise = await lockEnterprise(tx, userId);
  if (part === null) {
    requireSound(form, { now, offer: null });
    throw priceExpired();
  }
  const judged = await judge(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  requireSound(form, factsOf(judged));
  await requireOwnFiles(
    tx,
    userId,
    form.documents.map(({ fileId }) => fileId),
  );
  const { ctnType, quantity } = part;
  const { slotsLeft, offer, voyage } = judged;
  const goods = { cargoNameCn: form.cargoName, cargoNameEn: '', packageType: '', packages: Number(form.pieces) };
  return {
    ...{ part, enterprise },
    priced: priceOf(judged),
    form: toJson(form),
    row: rowOfSailing(judged, false),
    containers: [{ containerCode: ctnType, quantity, shipperOwned: false, weightKg: null }],
    items: [{ ...goods, lineNo: 1, grossKg: form.weight, volume: null }],
    timeline: coastalTimeline(voyage, false, now),
    take: (transaction) =>
      takeSpace(transaction, { sailingId: offer.scheduleId, slotsLeft }, teuOf([{ ctnType, quantity }])),
    close: async () => undefined,
  };
}

/** Containers on a river barge, priced per container from the published rates. */
export const bargeOrders: OrderService<BargeForm, BargePart> = {
  booking: bargeService,
  prefix: 'BRG',
  charges: bargeCharges,
  price: async (db, part, asker) => priceOf(await judge(db, part, asker)),
  prepare,
  ...withPapers(papersOfVoyage<BargeForm>(bargePapers)),
};
