import { and, asc, eq, inArray } from 'drizzle-orm';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { ownDataFile as words } from '#copy/documents/own-data-file.ts';
import { amendment as amendmentWords } from '#copy/orders/amendment.ts';
import { orders as orderWords } from '#copy/orders/list.ts';
import { cancellation as cancellationWords } from '#copy/orders/order.ts';
import { methodText } from '#copy/user-centre/enterprise.ts';
import { fromFen } from '#domain/money.ts';
import { filledNumbers } from '#domain/shipment/numbers.ts';
import type { Database } from '../data/connect.ts';
import type { PricedLine } from '../data/schema/booked.ts';
import { enquiryOptions } from '../data/schema/enquiries.ts';
import { orderAmendments } from '../data/schema/order-amendments.ts';
import { orderCancellations } from '../data/schema/order-cancellations.ts';
import { orderContracts } from '../data/schema/order-contracts.ts';
import { orderMessages } from '../data/schema/order-messages.ts';
import { orderPapers } from '../data/schema/order-papers.ts';
import { orderFeeLines, orders } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { readTimelines, timelineAt } from '../orders/read-timeline.ts';
import { filledIn, namedRow } from './named-rows.ts';

const paperName = (code: string) => paperText[code as keyof typeof paperText] ?? code;

const namedFee = (line: Pick<PricedLine, 'amount' | 'currency' | 'feeName'>) =>
  namedRow(words.fees.fields, { ...line, amount: line.amount === null ? null : fromFen(line.amount) });

/** Answers to enquiries with their options. */
export async function answersOf(
  db: Database,
  enquiryNos: readonly string[],
): Promise<(enquiryNo: string) => Record<string, unknown>[]> {
  const options = await db
    .select()
    .from(enquiryOptions)
    .where(inArray(enquiryOptions.enquiryNo, [...enquiryNos]))
    .orderBy(asc(enquiryOptions.sort));
  return (enquiryNo) =>
    options
      .filter((option) => option.enquiryNo === enquiryNo)
      .map((option) => namedRow(words.answers.fields, { ...option, fees: option.lines.map(namedFee) }));
}

/** Orders the user placed and may still see, with costs and the documents they handed in. */
export async function ordersOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isOwn(orders, userId)))
    .orderBy(asc(orders.createdAt), asc(orders.orderNo));
  if (placed.length === 0) return [];
  const numbers = placed.map(({ orderNo }) => orderNo);
  const lines = await db
    .select()
    .from(orderFeeLines)
    .where(inArray(orderFeeLines.orderNo, numbers))
    .orderBy(asc(orderFeeLines.orderNo), asc(orderFeeLines.sort));
  const papers = await db
    .select()
    .from(orderPapers)
    .where(and(inArray(orderPapers.orderNo, numbers), eq(orderPapers.handedInBy, userId)))
    .orderBy(asc(orderPapers.handedInAt));
  const timelines = await readTimelines(db, numbers);
  return placed.map((row) =>
    namedRow(words.orders.fields, {
      ...row,
      service: orderWords.services[row.service],
      status: orderWords.statuses[row.status],
      fees: lines.filter(({ orderNo }) => orderNo === row.orderNo).map(namedFee),
      progress: timelineAt(row, row.autoCancelAt, timelines)
        .filter(({ actualAt }) => actualAt !== null)
        .map((node) => namedRow(words.progress.fields, { ...node, actualAt: new Date(node.actualAt ?? 0) })),
      papers: papers
        .filter(({ orderNo }) => orderNo === row.orderNo)
        .map((paper) =>
          namedRow(words.papers.fields, { ...paper, paper: paperName(paper.paper), form: filledIn(paper.form) }),
        ),
      numbers: row.numbers && filledIn(filledNumbers(row.numbers.numbers)),
      form: filledIn(row.form),
    }),
  );
}

/** Amendments the user requested on orders they may still see. */
export async function amendmentsOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const requested = await db
    .select({ amendment: orderAmendments })
    .from(orderAmendments)
    .innerJoin(orders, eq(orders.orderNo, orderAmendments.orderNo))
    .where(and(eq(orderAmendments.requestedBy, userId), isOwn(orders, userId)))
    .orderBy(asc(orderAmendments.requestedAt), asc(orderAmendments.orderNo));
  return requested.map(({ amendment }) =>
    namedRow(words.amendments.fields, {
      ...amendment,
      ...{ state: amendmentWords.states[amendment.state], form: filledIn(amendment.form) },
    }),
  );
}

/** Cancellations the user requested on orders they may still see. */
export async function cancellationsOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const requested = await db
    .select()
    .from(orderCancellations)
    .innerJoin(orders, eq(orders.orderNo, orderCancellations.orderNo))
    .where(and(eq(orderCancellations.requestedBy, userId), isOwn(orders, userId)))
    .orderBy(asc(orderCancellations.requestedAt), asc(orderCancellations.orderNo));
  return requested.map(({ order_cancellations: cancellation }) =>
    namedRow(words.cancellations.fields, {
      ...cancellation,
      state: cancellationWords.states[cancellation.state],
      fees: cancellation.fees.map(({ feeName, currency, fen }) =>
        namedRow(words.fees.fields, { feeName, currency, amount: fromFen(fen) }),
      ),
    }),
  );
}

/** Contracts the user concluded or started for orders they may still see. */
export async function contractsOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const contracts = await db
    .select({ contract: orderContracts })
    .from(orderContracts)
    .innerJoin(orders, eq(orders.orderNo, orderContracts.orderNo))
    .where(and(eq(orderContracts.startedBy, userId), isOwn(orders, userId)))
    .orderBy(asc(orderContracts.startedAt), asc(orderContracts.orderNo));
  return contracts.map(({ contract }) =>
    namedRow(words.contracts.fields, {
      ...contract,
      ...{ method: methodText[contract.method], state: words.contracts.states[contract.state] },
    }),
  );
}

/** Messages the user wrote on orders they may still see. */
export async function messagesOf(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const written = await db
    .select({ orderNo: orderMessages.orderNo, text: orderMessages.text, at: orderMessages.at })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.orderNo, orderMessages.orderNo))
    .where(and(eq(orderMessages.userId, userId), isOwn(orders, userId)))
    .orderBy(asc(orderMessages.at), asc(orderMessages.orderNo));
  return written.map((row) => namedRow(words.messages.fields, row));
}
