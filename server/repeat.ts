interface Repeated {
  everyMs: number;
  onError(error: unknown): void;
}

/** Works at once and then every so often, one run at a time; one that fails is told, and the next tries again. Stopping waits for the run. */
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
