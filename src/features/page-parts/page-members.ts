import type { ActorRefFrom, AnyActorLogic, AnyActorRef, AnyEventObject, EventObject } from 'xstate';
import type { PageAddress, PageEvent } from '#machines/kit/page.ts';

/** A child with its own input that receives only the events derived for it. */
interface Member<Logic extends AnyActorLogic = AnyActorLogic> {
  logic: Logic;
  /** The page itself is for a child that watches over the others. */
  input?: (address: PageAddress, page: AnyActorRef) => unknown;
  /** Event to send when the child starts; null for none. */
  initialEvent?: () => AnyEventObject | null;
  /** Maps a page event to the child's event; also receives `page.opened`, which carries the first URL. */
  toChildEvent?: (event: PageEvent) => EventObject | null;
  /** Event to send before an overlay's child stops. */
  leavingEvent?: EventObject;
}

type Child = AnyActorLogic | Member;
export type Children = Readonly<Record<string, Child>>;

type RefOf<One> = One extends Member<infer Logic> ? ActorRefFrom<Logic> : ActorRefFrom<One & AnyActorLogic>;

/** A section is missing until it has started. */
export type RefsOf<All, Section> = { [Id in keyof All]: RefOf<All[Id]> | (Id extends Section ? undefined : never) };

const isMember = (child: Child): child is Member => 'logic' in child;

const nothing = () => null;

/** The children of a page with every option filled in. */
export const membersOf = (children: Children) =>
  Object.entries(children).map(([id, child]) =>
    isMember(child)
      ? {
          id,
          logic: child.logic,
          input: child.input ?? (() => undefined),
          opened: child.initialEvent ?? child.toChildEvent ?? nothing,
          toChildEvent: child.toChildEvent ?? nothing,
          leavingEvent: child.leavingEvent ?? null,
        }
      : {
          id,
          logic: child,
          input: (address: PageAddress) => address,
          opened: nothing,
          toChildEvent: (event: PageEvent) => event,
          leavingEvent: null,
        },
  );

export type Members = ReturnType<typeof membersOf>;
