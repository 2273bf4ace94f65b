const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Listens for an interruption by Ctrl+C or a time limit. A second Ctrl+C ends the process. Other listeners are
 * removed, because Vitest, Vite and the browser would exit at once without a report.
 * @param {NodeJS.EventEmitter} source
 */
export const listenForEnd = (source) => {
  let isBrokenOff = false;
  const breakOff = () => {
    isBrokenOff = true;
  };
  source.once('SIGINT', breakOff);
  source.on('SIGTERM', breakOff);
  source.on('newListener', (/** @type {string} */ signal, /** @type {() => void} */ listener) => {
    if (SIGNALS.includes(signal)) queueMicrotask(() => source.off(signal, listener));
  });
  return () => isBrokenOff;
};
