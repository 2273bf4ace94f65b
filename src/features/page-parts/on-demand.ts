import {
  type ActorLogic,
  type ActorRef,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventObject,
  type Snapshot,
} from 'xstate';

type System = AnyActorRef['system'];

interface Children<Wanted> {
  /** Two that are called the same are one. */
  nameOf: (wanted: Wanted, system: System) => string;
  /** `given` is what the page gave them all. */
  logicOf: (wanted: Wanted, given: unknown) => AnyActorLogic;
  /** Input of every child. */
  input?: unknown;
  inputOf?: (wanted: Wanted) => unknown;
  /** Cleans up after a child has stopped. */
  clear?: (child: AnyActorRef) => void;
}

type OnDemandSnapshot<Wanted, Child> = Snapshot<never> & {
  /** Returns the child of that name and starts it on the first request. */
  of: (wanted: Wanted) => Child;
  running: Readonly<Record<string, AnyActorRef>>;
};

export type OnDemandRef<Wanted, Child> = ActorRef<OnDemandSnapshot<Wanted, Child>, EventObject>;

/** Children that a page's views ask for one by one; they end with the page. */
export function onDemand<Wanted, Child extends AnyActorRef>({
  nameOf,
  logicOf,
  input,
  inputOf = () => input,
  clear,
}: Children<Wanted>): ActorLogic<OnDemandSnapshot<Wanted, Child>, EventObject, unknown> {
  return {
    getInitialSnapshot({ self, system }, given) {
      const running: Record<string, AnyActorRef> = {};
      const start = (id: string, wanted: Wanted) =>
        createActor(logicOf(wanted, given), { id, parent: self, input: inputOf(wanted) }).start();
      const of = (wanted: Wanted) => {
        const name = nameOf(wanted, system);
        running[name] ??= start(name, wanted);
        return running[name] as Child;
      };
      return { status: 'active', output: undefined, error: undefined, of, running };
    },
    transition(snapshot, event, { stopChild }) {
      if (event.type !== 'xstate.stop') return snapshot;
      for (const child of Object.values(snapshot.running)) {
        stopChild(child);
        clear?.(child);
      }
      return { ...snapshot, status: 'stopped' } as typeof snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
