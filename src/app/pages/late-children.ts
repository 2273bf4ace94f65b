import type { AnyActorRef } from 'xstate';
import type { LateSnapshot } from '#machines/kit/late.ts';
import { until } from '../until.ts';

type Late = Pick<LateSnapshot<AnyActorRef, unknown>, 'child'>;

const isLate = (snapshot: object): snapshot is Late => 'child' in snapshot;

/** The child itself; null while its code is on its way. */
export const reached = (actor: AnyActorRef): AnyActorRef | null => {
  const snapshot = actor.getSnapshot();
  return isLate(snapshot) ? snapshot.child : actor;
};

const childrenOf = (page: AnyActorRef) => Object.entries(page.getSnapshot().children as Record<string, AnyActorRef>);

/** What a page's chart runs, as far as it has come. */
export const reachedChildren = <Children>(page: AnyActorRef) =>
  Object.fromEntries(childrenOf(page).map(([id, actor]) => [id, reached(actor)])) as Children;

export const untilReached = (actor: AnyActorRef) => until(actor, () => reached(actor) !== null);

/** Until all that has begun is here with its code. */
export const untilChildrenCome = (page: AnyActorRef) =>
  Promise.all(childrenOf(page).map(([, actor]) => untilReached(actor)));
