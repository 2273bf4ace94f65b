import { fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import {
  actRow,
  articleRow,
  enquiryRow,
  invoiceRow,
  leadRow,
  operatorQueueMachine,
  orderRow,
  type PageRequest,
  type QueuePage,
  verificationRow,
} from '#machines/operator-queue/index.ts';
import type { ApiOf } from '#src/api/types.ts';

/** Removes null and empty fields from a query. */
export const given = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

type OperatorApi = ApiOf<typeof operatorTable>;
type RequestOf<Name extends keyof OperatorApi> = Parameters<OperatorApi[Name]>[0];

/** A queue with where its pages come from. */
const wireQueue = (readPage: (request: PageRequest, signal: AbortSignal) => Promise<QueuePage>) =>
  operatorQueueMachine.provide({
    actors: {
      readPage: fromPromise<QueuePage, PageRequest>(({ input, signal }) => readPage(input, signal)),
    },
  });

export const wireOrderQueue = (api: OperatorApi) =>
  wireQueue(async ({ filters, after }, signal) => {
    const page = await api.operatorOrderQueue(given({ ...filters, after }) as RequestOf<'operatorOrderQueue'>, {
      signal,
    });
    return { ...page, items: page.items.map(orderRow) };
  });

export const wireEnquiryQueue = (api: OperatorApi) =>
  wireQueue(async ({ filters, after }, signal) => {
    const page = await api.operatorEnquiryQueue(given({ ...filters, after }) as RequestOf<'operatorEnquiryQueue'>, {
      signal,
    });
    return { ...page, items: page.items.map(enquiryRow) };
  });

export const wireInvoiceQueue = (api: OperatorApi) =>
  wireQueue(async ({ filters: { keyword, status }, after }, signal) => {
    const page = await api.operatorInvoices(given({ keyword, status, after }) as RequestOf<'operatorInvoices'>, {
      signal,
    });
    return { ...page, items: page.items.map(invoiceRow) };
  });

export const wireLeadQueue = (api: OperatorApi) =>
  wireQueue(async ({ filters: { keyword, service: topic, status }, after }, signal) => {
    const asked = given({ keyword, topic, status, after }) as RequestOf<'operatorLeadQueue'>;
    const page = await api.operatorLeadQueue(asked, { signal });
    return { ...page, items: page.items.map(leadRow) };
  });

export const wireVerificationQueue = (api: OperatorApi) =>
  wireQueue(async ({ filters: { keyword, status }, after }, signal) => {
    const asked = given({ keyword, status, after }) as RequestOf<'operatorVerificationQueue'>;
    const page = await api.operatorVerificationQueue(asked, { signal });
    return { ...page, items: page.items.map(verificationRow) };
  });

export const wireArticleQueue = (api: OperatorApi) =>
  wireQueue(async ({ filters: { keyword, service, status }, after }, signal) => {
    const asked = given({ kind: service === '' ? 'NEWS' : service, keyword, status, after });
    const page = await api.operatorContentQuery(asked as RequestOf<'operatorContentQuery'>, { signal });
    return { ...page, items: page.items.map(articleRow) };
  });

/** The log does not count itself: it only ever grows. */
export const wireActs = (api: OperatorApi) =>
  wireQueue(async ({ filters: { keyword, service: kind, status: day }, after }, signal) => {
    const asked = { ...given({ keyword, kind, day }), ...(after === null ? {} : { before: Number(after) }) };
    const { items, next, now } = await api.operatorAudit(asked as RequestOf<'operatorAudit'>, { signal });
    return { items: items.map(actRow), total: items.length, next: next === null ? null : String(next), now };
  });
