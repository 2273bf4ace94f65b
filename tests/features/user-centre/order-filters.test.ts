import { describe, expect, it } from 'vitest';
import { orderFilters } from '#src/features/orders/order-filters.ts';

const read = (query: string) => orderFilters(new URLSearchParams(query));

describe('what the address narrows the list of orders to', () => {
  it('is what each field says', () => {
    expect(read('service=fcl&status=booked&from=2026-10-01&to=2026-10-31&keyword= UN1230 ')).toEqual({
      ...{ service: 'fcl', status: 'booked', from: '2026-10-01', to: '2026-10-31', keyword: 'UN1230' },
    });
  });

  it('[2.14] asked for what is due, it is the orders under way, the soonest deadline first', () => {
    expect(read('due=Y')).toEqual({ keyword: '', underWay: true, sort: 'DEADLINE' });
    expect(read('due=Y&keyword=甲醇')).toEqual({ keyword: '甲醇', underWay: true, sort: 'DEADLINE' });
  });

  it('leaves out what no one knows', () => {
    expect(read('service=moon&status=lost&from=yesterday&due=1')).toEqual({ keyword: '' });
  });
});
