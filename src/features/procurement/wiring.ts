import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import type { AccessCodeInput, AccessCodeRef } from '#machines/access-code/index.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { OwnPostInput, OwnPostRef } from '#machines/own-post/index.ts';
import type { PurchaseRequestRef } from '#machines/purchase-request/index.ts';
import type { SupplierQuoteInput, SupplierQuoteRef } from '#machines/supplier-quote/index.ts';
import { orderOverlay } from '#src/features/booking/opened-order.tsx';
import { content } from '#src/features/content/wiring.ts';
import { files } from '#src/features/files/access.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type OnDemandRef, onDemand } from '#src/features/page-parts/on-demand.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { rereadAtSignIn } from './reread.ts';
import { readQuoteDraft } from './supplier-quote.ts';

const overlay = orderOverlay(async () => (await import('./order-forms.ts')).goodsOrder);

export type ProcurementPost = AnswerOf<Table['procurementItem']>;

/** A request, as a supplier's quote asks about it. */
const queryOf = ({ id, deadline, serverTime, excessAllowed, lines }: ProcurementPost): SupplierQuoteInput => {
  const asked = lines.map(({ lineNo, nameCn, quantity, unit, purity, packing }) => ({
    ...{ lineNo, nameCn, unit, purity, packing, quantity: plainQuantity(quantity) },
  }));
  return {
    postId: id,
    now: serverTime,
    ...{ deadline, excessAllowed, lines: asked },
    typed: readQuoteDraft(id, asked),
  };
};

/** The code of a quote comes with the first request that is read. */
const quoteOf = ({ id }: ProcurementPost, page: AnyActorRef) =>
  lazyActor<SupplierQuoteRef, never, SupplierQuoteInput>(async (system) =>
    (await import('./supplier-quote.ts')).wireSupplierQuote(system, id, page),
  );

export type LateQuoteRef = ActorRefFrom<ReturnType<typeof quoteOf>>;
export type QuotesRef = OnDemandRef<ProcurementPost, LateQuoteRef>;

/** Loads the request form when a user first wants to publish a request. */
const formOf = () =>
  lazyActor<PurchaseRequestRef, never, undefined>(async () => (await import('./publish.ts')).wirePurchaseRequest());

export type FormsRef = OnDemandRef<unknown, ActorRefFrom<ReturnType<typeof formOf>>>;

/** The code of what decides comes with the first that is asked or decided. */
const codeOf = (_: string, page: AnyActorRef) =>
  lazyActor<AccessCodeRef, never, AccessCodeInput>(async () => (await import('./decisions.ts')).wireAccessCode(page));
const ownOf = (_: string, page: AnyActorRef) =>
  lazyActor<OwnPostRef, never, OwnPostInput>(async () => (await import('./decisions.ts')).wireOwnPost(page));

export type AccessCodesRef = OnDemandRef<string, ActorRefFrom<ReturnType<typeof codeOf>>>;
export type OwnPostsRef = OnDemandRef<string, ActorRefFrom<ReturnType<typeof ownOf>>>;

const ofPage = (_: PageAddress, page: AnyActorRef) => page;
const ofPost = (postId: string) => ({ postId });

/** The list or the post that the address names, the order over it, and what suppliers write for its requests. */
export const procurement = composePage(
  {
    post: content,
    quotes: {
      logic: onDemand({ logicOf: quoteOf, inputOf: queryOf }),
      input: ofPage,
    },
    codes: {
      logic: onDemand({ logicOf: codeOf, inputOf: ofPost }),
      input: ofPage,
    },
    own: {
      logic: onDemand({ logicOf: ownOf, inputOf: ofPost }),
      input: ofPage,
    },
    forms: { logic: onDemand({ logicOf: formOf }) },
    files: { logic: files },
    session: { logic: rereadAtSignIn, input: ofPage },
  },
  { overlay },
);
