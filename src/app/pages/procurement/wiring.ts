import type { ActorRefFrom } from 'xstate';
import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import type { SupplierQuoteInput, SupplierQuoteRef } from '#machines/supplier-quote/index.ts';
import { goodsPanel } from '../../booking/goods/panel.ts';
import { lateActor } from '../../late-actor.ts';
import { content } from '../content/wiring.ts';
import { type OnDemandRef, onDemand } from '../on-demand.ts';
import { together } from '../together.ts';

export type ProcurementPost = AnswerOf<Table['procurementItem']>;

/** A request, as a supplier's quote asks about it. */
const askedOf = ({ id, deadline, serverTime, excessAllowed, lines }: ProcurementPost): SupplierQuoteInput => ({
  postId: id,
  now: serverTime,
  ...{ deadline, excessAllowed },
  lines: lines.map(({ lineNo, nameCn, quantity, unit, purity, packing }) => ({
    ...{ lineNo, nameCn, unit, purity, packing, quantity: plainQuantity(quantity) },
  })),
});

/** The code of a quote comes with the first request that is read. */
const quoteOf = () =>
  lateActor<SupplierQuoteRef, never, SupplierQuoteInput>(async (system) =>
    (await import('./supplier-quote.ts')).wireSupplierQuote(system),
  );

export type LateQuoteRef = ActorRefFrom<ReturnType<typeof quoteOf>>;
export type QuotesRef = OnDemandRef<ProcurementPost, LateQuoteRef>;

/** The list or the post that the address names, the order over it, and what suppliers write for its requests. */
export const procurement = together({
  post: content,
  order: goodsPanel,
  quotes: {
    logic: onDemand<ProcurementPost, LateQuoteRef>({
      nameOf: ({ id }) => id,
      logicOf: quoteOf,
      inputOf: askedOf,
    }),
  },
});
