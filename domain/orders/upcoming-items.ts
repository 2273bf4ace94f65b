import { reachedIndex } from './reached.ts';
import { isEnded, type OrderStatus } from './statuses.ts';

interface UpcomingBase {
  text: string;
  /** Null when there is no deadline yet. */
  at: number | null;
  place: string | null;
}

/** A document the customer must submit, or a planned step. */
export type UpcomingItem<Step extends string = string> = UpcomingBase &
  ({ kind: 'OWED'; code: Step; paper: string | null } | { kind: 'PLANNED'; code: OrderStatus; paper: null });

interface RequiredStep<Step extends string> {
  code: Step;
  /** Code of the required document, if it is one. */
  paper: string | null;
  text: string;
  dueAt: number | null;
}

interface Node {
  node: OrderStatus;
  name: string;
  plannedAt: number | null;
  actualAt: number | null;
  place: string | null;
}

interface Dated<Step extends string> {
  status: OrderStatus;
  nextSteps: readonly RequiredStep<Step>[];
  timeline: readonly Node[];
}

/** Upcoming and overdue items of an order, soonest first. */
export function upcomingItems<Step extends string>(
  { status, nextSteps, timeline }: Dated<Step>,
  now: number,
): UpcomingItem<Step>[] {
  if (isEnded(status)) return [];
  const required = nextSteps.map(
    ({ code, paper, text, dueAt }): UpcomingItem<Step> => ({ kind: 'OWED', code, paper, text, at: dueAt, place: null }),
  );
  const planned = timeline
    .slice(reachedIndex(timeline) + 1)
    .filter(({ actualAt, plannedAt }) => actualAt === null && plannedAt !== null && plannedAt > now)
    .map(
      ({ node, name, plannedAt, place }): UpcomingItem<Step> => ({
        kind: 'PLANNED',
        code: node,
        paper: null,
        text: name,
        at: plannedAt,
        place,
      }),
    );
  return [...required, ...planned].sort(bySoonest);
}

/** Items without a deadline come last. */
export const bySoonest = (one: Pick<UpcomingItem, 'at'>, other: Pick<UpcomingItem, 'at'>): number =>
  one.at === other.at ? 0 : (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY);
