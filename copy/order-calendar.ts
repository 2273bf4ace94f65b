import { type CalendarMoment, DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import type { UpcomingItem } from '#domain/orders/upcoming-items.ts';

export const orderCalendar = {
  name: (brand: string) => `${brand}订单`,
  owed: (text: string) => `截止：${text}`,
  planned: (text: string) => `计划：${text}`,
} as const;

/** Upcoming moments of an order for a calendar; omits past ones and those without a time. */
export function calendarMoments(orderNo: string, ahead: readonly UpcomingItem[], now: number): CalendarMoment[] {
  return ahead.flatMap(({ kind, code, paper, text, at, place }) =>
    at === null || at <= now
      ? []
      : [
          {
            uid: `${orderNo}-${paper ?? code}@huazhou`,
            instant: at,
            title: `${kind === 'OWED' ? orderCalendar.owed(text) : orderCalendar.planned(text)} ${orderNo}`,
            description: '',
            location: place ?? '',
            remindMinutes: kind === 'OWED' ? [DAY_BEFORE_MINUTES] : [],
          },
        ],
  );
}
