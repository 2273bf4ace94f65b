/** Creates the actors' clock: no timer fires by itself; `runSoon` fires those that are due soon. */
export function createActorClock() {
  const timers = new Map<number, { run: () => void; ms: number }>();
  let last = 0;
  return {
    setTimeout(run: () => void, ms: number) {
      last += 1;
      timers.set(last, { run, ms });
      return last;
    },
    clearTimeout(id: number) {
      timers.delete(id);
    },
    /** Runs the timers up to this delay at once, for example a search debounce. */
    runSoon(atMostMs: number) {
      for (const [id, { run, ms }] of [...timers]) if (ms <= atMostMs && timers.delete(id)) run();
    },
  };
}
