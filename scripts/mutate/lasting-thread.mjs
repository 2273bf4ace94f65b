import { ThreadsPoolWorker } from 'vitest/node';

/** @typedef {ConstructorParameters<typeof ThreadsPoolWorker>[0]} Options */

/** Messages a thread receives once in its life, and the replies sent in its place when it is kept. */
const ANSWERS = /** @type {const} */ ({ start: 'started', stop: 'stopped' });

/**
 * A thread that outlives the runs it is used for, with the modules it has loaded. Vitest starts and stops a worker for each
 * run; the first start reaches the thread, and no stop does.
 */
export const lastingThread = () => {
  /** @type {ThreadsPoolWorker | null} */
  let thread = null;

  /** @param {Options} options */
  const workerFor = (options) => {
    /** @type {[event: string, callback: (argument: unknown) => void][]} */
    const listeners = [];
    let isUsed = false;
    /** @type {ThreadsPoolWorker | null} */
    let own = null;
    /** @param {string} type */
    const answer = (type) => {
      for (const [event, callback] of listeners)
        if (event === 'message') callback({ type, __vitest_worker_response__: true });
    };
    return {
      name: 'mutants',
      start: async () => {
        isUsed = thread !== null;
        if (thread === null) {
          thread = new ThreadsPoolWorker(options);
          await thread.start();
        }
        own = thread;
      },
      stop: async () => {
        if (own === thread) for (const [event, callback] of listeners) own?.off(event, callback);
      },
      /** @param {string} event @param {(argument: any) => void} callback */
      on: (event, callback) => {
        listeners.push([event, callback]);
        own?.on(event, callback);
      },
      /** @param {string} event @param {(argument: any) => void} callback */
      off: (event, callback) => {
        listeners.splice(0, listeners.length, ...listeners.filter(([, one]) => one !== callback));
        if (own === thread) own?.off(event, callback);
      },
      /** @param {any} message */
      send: (message) => {
        if (message.type === 'stop' || (message.type === 'start' && isUsed))
          answer(ANSWERS[/** @type {keyof typeof ANSWERS} */ (message.type)]);
        else if (own === thread) own?.send(message);
      },
      /** @param {unknown} data */
      deserialize: (data) => data,
    };
  };

  return {
    workerFor,
    /** Ends the thread; the next run starts another. */
    end: async () => {
      const ended = thread;
      thread = null;
      await ended?.stop();
    },
  };
};
