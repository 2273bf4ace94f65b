const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Whether a run was told to end: Ctrl+C, or a limit of time. A second Ctrl+C ends the process. Vitest, Vite and the
 * browser would end it at once and without a report, so what else listens to these signals is taken off.
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
