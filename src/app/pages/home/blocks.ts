import type { AnyActorRef } from 'xstate';
import type { HomeRef } from '#machines/home/index.ts';
import type { LateSnapshot } from '#machines/kit/late.ts';
import type { BlockActors } from './wiring.ts';

type Late = Pick<LateSnapshot<AnyActorRef, unknown>, 'child'>;

const isLate = (snapshot: object): snapshot is Late => 'child' in snapshot;

/** The child itself; null while its code is on its way. */
export const reached = (actor: AnyActorRef): AnyActorRef | null => {
  const snapshot = actor.getSnapshot();
  return isLate(snapshot) ? snapshot.child : actor;
};

const childrenOf = (home: HomeRef) => Object.entries(home.getSnapshot().children as Record<string, AnyActorRef>);

/** What the chart of the home page runs for a section that has begun. */
export const blocksOf = (home: HomeRef) =>
  Object.fromEntries(childrenOf(home).map(([id, actor]) => [id, reached(actor)])) as unknown as BlockActors;

export const untilReached = (actor: AnyActorRef) =>
  new Promise<void>((resolve) => {
    if (reached(actor) !== null) return resolve();
    const { unsubscribe } = actor.subscribe(() => {
      if (reached(actor) === null) return;
      unsubscribe();
      resolve();
    });
  });

/** Until all that has begun is here with its code. */
export const untilBlocksCome = (home: HomeRef) => Promise.all(childrenOf(home).map(([, actor]) => untilReached(actor)));
