/** Turns of the event loop in which a condition must hold: what one response sets off takes some of them. */
const QUIET_TURNS = 3;

const nextTurn = () => new Promise<void>((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));

/** Resolves to true once a condition has held for some turns in a row, to false when that takes too long. */
export async function settled(isQuiet: () => boolean, longestMs: number, turns = QUIET_TURNS) {
  const end = performance.now() + longestMs;
  for (let quiet = 0; quiet < turns; ) {
    if (performance.now() > end) return false;
    await nextTurn();
    quiet = isQuiet() ? quiet + 1 : 0;
  }
  return true;
}
