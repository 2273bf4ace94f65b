interface Repeated {
  everyMs: number;
  onError(error: unknown): void;
}

/**
 * Runs at once and then periodically, one run at a time; failures are reported and the next run tries again.
 * Stopping waits for the current run.
 */
export function repeat(run: () => Promise<void>, { everyMs, onError }: Repeated): { stop(): Promise<void> } {
  let work: Promise<void> = Promise.resolve();
  let isWorking = false;
  const start = () => {
    if (isWorking) return;
    isWorking = true;
    work = run()
      .catch(onError)
      .finally(() => {
        isWorking = false;
      });
  };
  const timer = setInterval(start, everyMs);
  start();
  return {
    stop: () => {
      clearInterval(timer);
      return work;
    },
  };
}
