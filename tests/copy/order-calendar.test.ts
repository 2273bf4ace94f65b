import { describe, expect, test } from 'vitest';
import { calendarMoments } from '#copy/orders/order.ts';
import { DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import { DAY_MS } from '#domain/limits.ts';
import { upcomingItems } from '#domain/orders/upcoming-items.ts';

const now = Date.UTC(2026, 10, 24, 2);
const at = (days: number) => now + days * DAY_MS;
const node = (name: 'booked' | 'departed' | 'arrived', plannedAt: number | null, actualAt: number | null = null) => ({
  node: name,
  name,
  plannedAt,
  actualAt,
  place: name === 'departed' ? '洋山三期' : null,
  remark: null,
});

const order = {
  orderNo: 'FCL26112400001',
  status: 'docsPending' as const,
  now,
  nextSteps: [
    { code: 'PAPER' as const, paper: 'VGM', text: '请提交VGM', dueAt: at(5) },
    { code: 'PAPER' as const, paper: 'SDS_EN', text: '请提交SDS(英文)', dueAt: at(2) },
    { code: 'PARTIES' as const, paper: null, text: '补全收发货人', dueAt: now },
    { code: 'VERIFY_ENTERPRISE' as const, paper: null, text: '认证', dueAt: null },
  ],
  timeline: [node('booked', at(3), at(-1)), node('departed', at(6)), node('arrived', null)],
};

describe('what an order puts into a calendar', () => {
  test('what is outstanding and what is planned, in the order of time; what has passed and what has no time stays out', () => {
    expect(calendarMoments(order.orderNo, upcomingItems(order, now), now)).toEqual([
      {
        uid: 'FCL26112400001-SDS_EN@huazhou',
        instant: at(2),
        title: '截止：请提交SDS(英文) FCL26112400001',
        description: '',
        location: '',
        remindMinutes: [DAY_BEFORE_MINUTES],
      },
      expect.objectContaining({ uid: 'FCL26112400001-VGM@huazhou', instant: at(5) }),
      {
        uid: 'FCL26112400001-departed@huazhou',
        instant: at(6),
        title: '计划：departed FCL26112400001',
        description: '',
        location: '洋山三期',
        remindMinutes: [],
      },
    ]);
  });

  test.each(['cancelled', 'autoCancelled', 'rejected'] as const)('%s: nothing lies ahead', (status) => {
    expect(calendarMoments(order.orderNo, upcomingItems({ ...order, status }, now), now)).toEqual([]);
  });
});
