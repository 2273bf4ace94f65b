import type { AnyActorRef, NonReducibleUnknown } from 'xstate';
import type { LateLogic, LateSnapshot } from '#machines/kit/late.ts';
import { loadChunk } from './chunks.ts';

/** A child that has not been started; `start` may be called once. */
interface StartableChild extends AnyActorRef {
  start: () => unknown;
}

interface LateEvent {
  type: string;
  child?: StartableChild;
  output?: unknown;
  error?: unknown;
}

/** Runs a child whose code is fetched when it is first needed, and answers with its output. */
export function lateActor<Child extends AnyActorRef, Output, Input extends NonReducibleUnknown>(
  bring: (
    input: Input,
    system: Parameters<LateLogic<Child, Output, Input>['transition']>[2]['system'],
  ) => Promise<Child>,
): LateLogic<Child, Output, Input> {
  type Shot = LateSnapshot<Child, Output> & { input: Input };
  return {
    transition(snapshot, event) {
      const { type, child, output, error } = event as LateEvent;
      if (type === 'late.arrived') return { ...snapshot, child: child as unknown as Child };
      if (type === 'late.done') return { ...snapshot, status: 'done', output: output as Output, error: undefined };
      if (type === 'late.failed') return { ...snapshot, status: 'error', output: undefined, error };
      if (type !== 'xstate.stop') return snapshot;
      stop(snapshot.child);
      return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    },
    getInitialSnapshot: (_, input): Shot => ({
      status: 'active',
      output: undefined,
      error: undefined,
      child: null,
      input,
    }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start(snapshot, { self, system }) {
      const say = (event: LateEvent) => {
        if (self.getSnapshot().status === 'active') self.send(event);
      };
      const begin = (child: StartableChild) => {
        child.subscribe({
          complete: () => say({ type: 'late.done', output: (child.getSnapshot() as { output: unknown }).output }),
          error: (error: unknown) => say({ type: 'late.failed', error }),
        });
        say({ type: 'late.arrived', child });
        child.start();
      };
      loadChunk(() => bring((snapshot as Shot).input, system)).then(
        (child) => {
          if (self.getSnapshot().status === 'active') begin(child as unknown as StartableChild);
        },
        (error: unknown) => say({ type: 'late.failed', error }),
      );
    },
  };
}

const stop = (child: AnyActorRef | null) => (child as { stop?: () => void } | null)?.stop?.();
