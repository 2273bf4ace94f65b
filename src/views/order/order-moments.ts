import type { OrderAnswer } from '#contract/calls/orders.ts';
import { type CalendarMoment, DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { orders as words } from '#src/ui/copy/orders.ts';

type Dated = Pick<OrderAnswer, 'nextSteps' | 'now' | 'orderNo' | 'status' | 'timeline'>;

/** What of an order lies ahead: what its customer owes, and what is planned. */
export function momentsOf({ orderNo, status, nextSteps, timeline, now }: Dated): CalendarMoment[] {
  if (isEnded(status)) return [];
  const owed = nextSteps.map(({ code, paper, text, dueAt }) => ({
    key: paper ?? code,
    instant: dueAt,
    title: words.calendar.owed(text),
    place: '',
    remindMinutes: [DAY_BEFORE_MINUTES],
  }));
  const planned = timeline
    .filter(({ actualAt }) => actualAt === null)
    .map(({ node, name, plannedAt, place }) => ({
      key: node,
      instant: plannedAt,
      title: words.calendar.planned(name),
      place: place ?? '',
      remindMinutes: [],
    }));
  return [...owed, ...planned]
    .flatMap(({ key, instant, title, ...moment }) =>
      instant === null || instant <= now
        ? []
        : [{ ...moment, instant, uid: `${orderNo}-${key}@huazhou`, title: `${title} ${orderNo}`, description: '' }],
    )
    .sort((one, other) => one.instant - other.instant);
}
