interface Job<Value> {
  promise: Promise<Value>;
  controller: AbortController;
  followers: number;
}

/** Callers that want the same thing at the same time share one request; it is cut when the last of them leaves. */
export function createInFlight(cancelled: () => unknown) {
  const jobs = new Map<string, Job<unknown>>();

  function start<Value>(key: string, begin: (signal: AbortSignal) => Promise<Value>): Job<Value> {
    const controller = new AbortController();
    const job: Job<Value> = { promise: begin(controller.signal), controller, followers: 0 };
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    jobs.set(key, job);
    job.promise.then(forget, forget);
    return job;
  }

  return function share<Value>(
    key: string,
    begin: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> {
    if (signal?.aborted) return Promise.reject(cancelled());
    const job = (jobs.get(key) as Job<Value> | undefined) ?? start(key, begin);
    job.followers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        job.followers -= 1;
        if (job.followers === 0) {
          if (jobs.get(key) === job) jobs.delete(key);
          job.controller.abort();
        }
        reject(cancelled());
      };
      signal?.addEventListener('abort', leave, { once: true });
      const stay = () => signal?.removeEventListener('abort', leave);
      job.promise.then(
        (value) => {
          stay();
          resolve(value);
        },
        (error) => {
          stay();
          reject(error);
        },
      );
    });
  };
}
