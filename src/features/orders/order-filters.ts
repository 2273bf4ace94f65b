import * as v from 'valibot';
import type { RequestOf } from '#contract/call.ts';
import { bookedService } from '#contract/fields/booked-service.ts';
import { day } from '#contract/fields/market.ts';
import { orderStatus } from '#contract/fields/order.ts';
import type { Table } from '#contract/table.ts';
import { ORDER_KEYWORD_LONGEST } from '#domain/limits.ts';

type Filters = Omit<RequestOf<Table['orderList']>, 'page' | 'pageSize'>;

/** Parses the filters of the order list; ignores invalid values. */
export function orderFilters(query: URLSearchParams): Filters {
  const service = v.safeParse(bookedService, query.get('service'));
  const status = v.safeParse(orderStatus, query.get('status'));
  const from = v.safeParse(day, query.get('from'));
  const to = v.safeParse(day, query.get('to'));
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, ORDER_KEYWORD_LONGEST),
    ...(service.success ? { service: service.output } : {}),
    ...(status.success ? { status: status.output } : {}),
    ...(query.get('due') === 'Y' ? { underWay: true, sort: 'DEADLINE' } : {}),
    ...(from.success ? { from: from.output } : {}),
    ...(to.success ? { to: to.output } : {}),
  };
}
