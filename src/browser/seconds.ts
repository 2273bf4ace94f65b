/** Says the time at once and then as each second to the deadline passes, or each after now; a timer that fires early is set again. */
export function watchSeconds(now: () => number, notify: (now: number) => void, deadline = now()) {
  let timer = 0;
  const tick = () => {
    const at = now();
    notify(at);
    const into = (((at - deadline) % 1000) + 1000) % 1000;
    timer = window.setTimeout(tick, 1000 - into);
  };
  tick();
  return () => window.clearTimeout(timer);
}
