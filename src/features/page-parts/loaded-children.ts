import type { AnyActorRef } from 'xstate';
import { until } from '#src/app/waiting.ts';
import { loadedActor } from '#src/lazy/lazy-actor.ts';

const childrenOf = (page: AnyActorRef) => Object.entries(page.getSnapshot().children as Record<string, AnyActorRef>);

/** The children of a page's machine; null for those that are not loaded. */
export const loadedChildren = <Children>(page: AnyActorRef) =>
  Object.fromEntries(childrenOf(page).map(([id, actor]) => [id, loadedActor(actor)])) as Children;

export const untilLoaded = (actor: AnyActorRef) => until(actor, () => loadedActor(actor) !== null);

export const untilChildrenLoaded = (page: AnyActorRef) =>
  Promise.all(childrenOf(page).map(([, actor]) => untilLoaded(actor)));
