/** Says the time at once and then as each second after that passes; a timer that fires early is set again. */
export function watchSeconds(now: () => number, say: (now: number) => void) {
  const start = now();
  let timer = 0;
  const tick = () => {
    const at = now();
    say(at);
    const into = (((at - start) % 1000) + 1000) % 1000;
    timer = window.setTimeout(tick, 1000 - into);
  };
  tick();
  return () => window.clearTimeout(timer);
}
