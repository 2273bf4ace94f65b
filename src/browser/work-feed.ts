import type { WorkAnswer, WorkChallenge } from '#domain/proof-of-work.ts';
import { systemClock } from './clock.ts';

type WorkEvent =
  | { type: 'work.progressed'; share: number; secondsLeft: number }
  | { type: 'work.solved'; answer: WorkAnswer }
  | { type: 'work.failed' };

/** Progress is reported so often at most. */
const REPORTED_EVERY_MS = 200;

/** Does the work of a challenge and reports how far it is; returns what stops it. Its code loads when it is first needed. */
export function startWork(challenge: WorkChallenge, report: (event: WorkEvent) => void): () => void {
  const stop = new AbortController();
  const startedAt = systemClock.now();
  let reportedAt = startedAt;
  const onDone = (units: number) => {
    const now = systemClock.now();
    if (now - reportedAt < REPORTED_EVERY_MS) return;
    reportedAt = now;
    const share = units / challenge.units;
    report({ type: 'work.progressed', share, secondsLeft: Math.ceil(((now - startedAt) * (1 / share - 1)) / 1000) });
  };
  import('./proof-of-work.ts')
    .then(({ solveWork }) => solveWork(challenge, onDone, stop.signal))
    .then(
      (answer) => report({ type: 'work.solved', answer }),
      () => {
        if (!stop.signal.aborted) report({ type: 'work.failed' });
      },
    );
  return () => stop.abort();
}
