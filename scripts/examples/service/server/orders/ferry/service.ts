import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { ferryDescription } from '#domain/ferry/fields.ts';
import type { FerryForm } from '#domain/ferry/form.ts';
import { type FerryPart, linesOf } from '#domain/ferry/quote.ts';
import { ferryService } from '#domain/ferry/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { seaFreightCharges } from '../../texts/charge-agreement.ts';
import { lockEnterprise } from '../buyer.ts';
import { requireNoErrors } from '../errors.ts';
import type { Buyer, OrderService, PreparedOrder, Priced } from '../order-service.ts';

function priceOf(part: FerryPart, now: number): Priced {
  const lines = linesOf(part);
  if (lines.length === 0) throw new Refusal(CODE.priceExpired, orderReplies.priceGone);
  return { offerId: null, lines, totals: totalsOf(lines), validTo: now + QUOTE_VALID_MS, addOns: async () => [] };
}

async function prepare(tx: Transaction, given: FerryForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const form = tidy(ferryDescription, given);
  requireNoErrors(errorsOf(ferryDescription, form, { now }));
  const enterprise = await lockEnterprise(tx, userId);
  const { lane, weight, volume, cargoName, pieces } = form;
  const part = { lane, weight, volume };
  const item = { cargoNameCn: cargoName, cargoNameEn: '', packageType: '', packages: Number(pieces) };
  return {
    part,
    priced: priceOf(part, now),
    enterprise,
    form: { ...form, shipper: { ...form.shipper } },
    row: { isDanger: false },
    containers: [],
    items: [{ ...item, lineNo: 1, grossKg: weight, volume }],
    timeline: [{ sort: 0, node: 'submitted', actualAt: new Date(now), fileIds: [] }],
    take: async () => undefined,
    close: async () => undefined,
  };
}

/** Ferry: goods of several shippers in one container. */
export const ferryOrders: OrderService<FerryForm, FerryPart> = {
  booking: ferryService,
  prefix: 'DOM',
  charges: seaFreightCharges,
  price: async (_, part, { now }) => priceOf(part, now),
  prepare,
  papers: () => [],
  outstanding: () => [],
};
