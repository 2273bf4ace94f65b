import * as v from 'valibot';
import type { RequestOf } from '#contract/call.ts';
import { enquiryStatus } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import type { Table } from '#contract/table.ts';
import { toFailure } from '#domain/failure.ts';
import type { CentreRoom } from '#machines/centre-rooms/index.ts';
import type { ResourceAddress, ResourceAnswer } from '#machines/resource/index.ts';
import type { Api } from '#src/api/index.ts';
import { systemClock } from '#src/browser/clock.ts';
import { orderFilters } from '#src/features/orders/order-filters.ts';
import { wireResource } from '#src/features/search/read-port.ts';
import type {
  EnquiryDetail,
  EnquiryListing,
  OpenedOrder,
  OrderListing,
  VehicleListing,
  VerificationRecord,
  Workplace,
} from './pages/content.ts';

const RECENT = 10;
/** With the soonest cut-offs: what the customer still owes for them is sorted where it is shown. */
const UNDER_WAY = 50;
const VEHICLES_A_PAGE = 20;

interface Reading {
  api: Api;
  query: URLSearchParams;
  options: { signal: AbortSignal };
}

const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

function enquiryFilters(query: URLSearchParams): RequestOf<Table['enquiryList']> {
  const status = v.safeParse(enquiryStatus, query.get('status'));
  return { page: pageOf(query), ...(status.success ? { status: status.output } : {}) };
}

async function workplace({ api, options }: Reading): Promise<Workplace> {
  const [agenda, habits, joining, orders, enquiries] = await Promise.all([
    api.agenda({}, options),
    api.workplace({}, options),
    // The workplace is of use without it.
    api.members({}, options).catch(() => null),
    api.orderList({ underWay: true, sort: 'DEADLINE', pageSize: UNDER_WAY }, options),
    api.enquiryList({ pageSize: RECENT }, options),
  ]);
  return { agenda, habits, joining, orders, enquiries };
}

async function vehicles({ api, query, options }: Reading): Promise<VehicleListing> {
  const page = pageOf(query);
  const all = await api.wholeVehicleOrders({}, options);
  const items = all.slice((page - 1) * VEHICLES_A_PAGE, page * VEHICLES_A_PAGE);
  return { items, total: all.length, page, pageSize: VEHICLES_A_PAGE };
}

const rooms = {
  workplace,
  order: ({ api, query, options }: Reading): Promise<OrderListing> =>
    api.orderList({ ...orderFilters(query), page: pageOf(query) }, options),
  enquiry: ({ api, query, options }: Reading): Promise<EnquiryListing> =>
    api.enquiryList(enquiryFilters(query), options),
  mmOrder: vehicles,
  verification: ({ api, options }: Reading): Promise<VerificationRecord> => api.verification({}, options),
  honeywell: ({ api, query, options }: Reading): Promise<OrderListing> =>
    api.orderList({ page: pageOf(query) }, options),
} satisfies Record<
  Exclude<CentreRoom, 'account' | 'contract' | 'invoice' | 'members'>,
  (reading: Reading) => Promise<unknown>
>;

const records = {
  async order({ api, options }: Reading, no: string): Promise<OpenedOrder> {
    const order = await api.order({ no }, options);
    return { order, ahead: order.now - systemClock.now() };
  },
  enquiry: ({ api, options }: Reading, no: string): Promise<EnquiryDetail> => api.enquiry({ no }, options),
};

const isNotThere = (error: unknown) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
};

/** Loads a room or a record; "not found" is a result. */
export async function readRoom(
  api: Api,
  { path, query }: ResourceAddress,
  signal: AbortSignal,
): Promise<ResourceAnswer> {
  const [room = '', no] = path.split('/');
  const reading: Reading = { api, query: new URLSearchParams(query), options: { signal } };
  try {
    const content =
      no === undefined ? await rooms[room as keyof typeof rooms](reading) : await records[room as 'order'](reading, no);
    return { outcome: 'found', content };
  } catch (error) {
    if (no !== undefined && isNotThere(error)) return { outcome: 'missing' };
    throw error;
  }
}

export const readCounts = async (api: Api, _: ResourceAddress, signal: AbortSignal): Promise<ResourceAnswer> => ({
  outcome: 'found',
  content: await api.centreCounts({}, { signal }),
});

export const content = wireResource(readRoom);

/** Counts of pending items, for the menu. */
export const counts = wireResource(readCounts);
