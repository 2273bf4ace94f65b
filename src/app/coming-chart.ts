import {
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  type EventObject,
  type OutputFrom,
  setup,
} from 'xstate';
import { loadChunk } from '../browser/chunks.ts';
import { type ChildFailed, sendWhileActive } from './late-actor.ts';
import { once } from './once.ts';

/** Code that comes once, and may be asked for before it is needed. */
export function laterCode<Code>(bring: () => Promise<Code>) {
  let code: Code | undefined;
  const load = once(async () => {
    code = await bring();
    return code;
  });
  return { load, here: () => code };
}

interface Coming<Machine extends AnyStateMachine> {
  /** The chart's own. */
  id: string;
  /** The chart, where its code is here. */
  here: () => Machine | undefined;
  bring: () => Promise<Machine>;
  /** How it ends where its code does not come. */
  failed: (error: unknown) => OutputFrom<Machine>;
}

type Heard = { type: 'chart.arrived'; machine: AnyStateMachine } | ChildFailed;

/** Keeps what it is told before the chart is here; its views find what the chart begins with. */
const waiting = setup({
  types: { context: {} as { input: unknown; early: readonly EventObject[] }, input: {} as unknown, tags: {} as 'busy' },
}).createMachine({
  context: ({ input }) => ({ ...(input as object), input, early: [] }),
  initial: 'coming',
  states: { coming: { tags: 'busy' } },
  on: { '*': { actions: assign(({ context, event }) => ({ early: [...context.early, event] })) } },
});

/** Runs a chart whose code may still be on its way: it stands busy until then and goes on as the chart, which gets what was told meanwhile. */
export function comingChart<Machine extends AnyStateMachine>({ id, here, bring, failed }: Coming<Machine>): Machine {
  const logic: ActorLogic<AnyMachineSnapshot, EventObject, unknown> & { id: string } = {
    id,
    getInitialSnapshot: (scope, input) => (here() ?? waiting).getInitialSnapshot(scope as never, input as never),
    transition(snapshot, event, scope) {
      if (snapshot.machine !== waiting) return snapshot.machine.transition(snapshot, event, scope);
      const heard = event as Heard;
      if (heard.type === 'xstate.error.actor.child')
        return { ...snapshot, status: 'done', output: failed(heard.error) } as AnyMachineSnapshot;
      if (heard.type !== 'chart.arrived') return waiting.transition(snapshot as never, event, scope as never);
      const { machine } = heard;
      const { input, early } = snapshot.context as { input: never; early: readonly EventObject[] };
      const step = (before: AnyMachineSnapshot, one: EventObject) =>
        before.status === 'active' ? machine.transition(before, one, scope) : before;
      return early.reduce<AnyMachineSnapshot>(step, machine.getInitialSnapshot(scope, input));
    },
    start(snapshot, { self }) {
      if (snapshot.machine !== waiting) return snapshot.machine.start(snapshot);
      loadChunk(bring).then(
        (machine) => sendWhileActive<Heard>(self, { type: 'chart.arrived', machine }),
        (error: unknown) => sendWhileActive<Heard>(self, { type: 'xstate.error.actor.child', error }),
      );
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return logic as unknown as Machine;
}
