import {
  type ActorLogic,
  type ActorRef,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  createMachine,
  type EventObject,
  fromCallback,
  type Snapshot,
} from 'xstate';

interface ChildRequested<Request> {
  type: 'child.requested';
  id: string;
  request: Request;
}

interface Context<Child, Given> {
  given: Given;
  /** The children by their ids. */
  running: Readonly<Record<string, Child>>;
}

type HostSnapshot<Child, Given> = Snapshot<undefined> & { context: Context<Child, Given> };

/** Runs children that a page's views request one by one. */
export type OnDemandRef<Request, Child extends AnyActorRef, Given = unknown> = ActorRef<
  HostSnapshot<Child, Given>,
  ChildRequested<Request>
>;

interface Options<Request, Logic extends AnyActorLogic, Given> {
  /** `given` is the input of the host. */
  logicOf: (request: Request, given: Given) => Logic;
  inputOf?: (request: Request) => unknown;
  /** Cleans up after a child when the page ends. */
  clear?: (child: ActorRefFrom<Logic>) => void;
}

/** Starts each child on the first request for its id; all end with the page. */
export function onDemand<Request, Logic extends AnyActorLogic, Given = unknown>(
  options: Options<Request, Logic, Given>,
): ActorLogic<HostSnapshot<ActorRefFrom<Logic>, Given>, ChildRequested<Request>, Given>;
export function onDemand({
  logicOf,
  inputOf = () => undefined,
  clear = () => undefined,
}: Options<unknown, AnyActorLogic, unknown>): AnyActorLogic {
  const clearing = fromCallback<EventObject, () => readonly AnyActorRef[]>(({ input: running }) => () => {
    for (const child of running()) clear(child);
  });
  return createMachine({
    types: {} as { context: Context<AnyActorRef, unknown>; events: ChildRequested<unknown>; input: unknown },
    context: ({ input }) => ({ given: input, running: {} }),
    invoke: {
      id: 'clearing',
      src: clearing,
      input:
        ({ self }) =>
        () =>
          Object.values(self.getSnapshot().context.running),
    },
    on: {
      'child.requested': {
        guard: ({ context, event }) => context.running[event.id] === undefined,
        actions: assign(({ context, event: { id, request }, spawn }) => {
          const child = spawn(logicOf(request, context.given), { id, input: inputOf(request) });
          return { running: { ...context.running, [id]: child } };
        }),
      },
    },
  });
}

/** Returns the child of that id; the first request starts it. */
export function childOf<Request, Child extends AnyActorRef>(
  host: OnDemandRef<Request, Child>,
  id: string,
  request: Request,
): Child {
  host.send({ type: 'child.requested', id, request });
  const child = host.getSnapshot().context.running[id];
  if (child === undefined) throw new Error('the page has ended');
  return child;
}
