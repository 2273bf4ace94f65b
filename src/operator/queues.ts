import { fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import {
  actRow,
  articleRow,
  deskQueueMachine,
  enquiryRow,
  invoiceRow,
  leadRow,
  orderRow,
  type PageRequest,
  type QueuePage,
  verificationRow,
} from '#machines/desk-queue/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { given } from './given.ts';

type DeskApi = ApiOf<typeof deskTable>;
type RequestOf<Name extends keyof DeskApi> = Parameters<DeskApi[Name]>[0];

/** A queue with where its pages come from. */
const wireQueue = (readPage: (request: PageRequest, signal: AbortSignal) => Promise<QueuePage>) =>
  deskQueueMachine.provide({
    actors: {
      readPage: fromPromise<QueuePage, PageRequest>(({ input, signal }) => readPage(input, signal)),
    },
  });

export const wireOrderQueue = (api: DeskApi) =>
  wireQueue(async ({ filters, after }, signal) => {
    const page = await api.deskOrderQueue(given({ ...filters, after }) as RequestOf<'deskOrderQueue'>, { signal });
    return { ...page, items: page.items.map(orderRow) };
  });

export const wireEnquiryQueue = (api: DeskApi) =>
  wireQueue(async ({ filters, after }, signal) => {
    const page = await api.deskEnquiryQueue(given({ ...filters, after }) as RequestOf<'deskEnquiryQueue'>, { signal });
    return { ...page, items: page.items.map(enquiryRow) };
  });

export const wireInvoiceQueue = (api: DeskApi) =>
  wireQueue(async ({ filters: { keyword, status }, after }, signal) => {
    const page = await api.deskInvoices(given({ keyword, status, after }) as RequestOf<'deskInvoices'>, { signal });
    return { ...page, items: page.items.map(invoiceRow) };
  });

export const wireLeadQueue = (api: DeskApi) =>
  wireQueue(async ({ filters: { keyword, service: topic, status }, after }, signal) => {
    const asked = given({ keyword, topic, status, after }) as RequestOf<'deskLeadQueue'>;
    const page = await api.deskLeadQueue(asked, { signal });
    return { ...page, items: page.items.map(leadRow) };
  });

export const wireVerificationQueue = (api: DeskApi) =>
  wireQueue(async ({ filters: { keyword, status }, after }, signal) => {
    const asked = given({ keyword, status, after }) as RequestOf<'deskVerificationQueue'>;
    const page = await api.deskVerificationQueue(asked, { signal });
    return { ...page, items: page.items.map(verificationRow) };
  });

export const wireArticleQueue = (api: DeskApi) =>
  wireQueue(async ({ filters: { keyword, service, status }, after }, signal) => {
    const asked = given({ kind: service === '' ? 'NEWS' : service, keyword, status, after });
    const page = await api.deskContentQuery(asked as RequestOf<'deskContentQuery'>, { signal });
    return { ...page, items: page.items.map(articleRow) };
  });

/** The log does not count itself: it only ever grows. */
export const wireActs = (api: DeskApi) =>
  wireQueue(async ({ filters: { keyword, service: kind, status: day }, after }, signal) => {
    const asked = { ...given({ keyword, kind, day }), ...(after === null ? {} : { before: Number(after) }) };
    const { items, next, now } = await api.deskAudit(asked as RequestOf<'deskAudit'>, { signal });
    return { items: items.map(actRow), total: items.length, next: next === null ? null : String(next), now };
  });
