(() => {
  const held = [];
  const PAUSE_MS = 50;
  const PATIENCE = 60;
  const PRESSED = 'button, select, summary, label, [role], input[type=checkbox], input[type=radio]';
  let isOver = false;

  function hold(event) {
    const { target, type } = event;
    if (isOver || !event.isTrusted || !(target instanceof Element) || target.closest('#app') === null) return;
    if (type === 'input') {
      if (!held.some((one) => one.isTyped && one.target === target)) held.push({ target, isTyped: true });
      return;
    }
    const pressed = target.closest(PRESSED);
    if (pressed === null || target.closest('a[href]') !== null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ target: pressed, isTyped: false });
  }

  /** React keeps what it knows of an element with the element. */
  const isAlive = (target) => Object.keys(target).some((key) => key.startsWith('__reactProps'));

  /** React hears of a value that differs from the one it drew. */
  function retype(target) {
    const typed = target.value;
    target.value = target.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, typed);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function replay(patience) {
    while (held.length > 0) {
      const [{ target, isTyped }] = held;
      if (target.isConnected && !isAlive(target) && patience > 0) break;
      held.shift();
      if (!target.isConnected) continue;
      if (isTyped) retype(target);
      else target.click();
    }
    isOver = held.length === 0;
    if (!isOver) setTimeout(() => replay(patience - 1), PAUSE_MS);
  }

  for (const kind of ['click', 'input']) document.addEventListener(kind, hold, true);
  document.addEventListener('page-ready', () => replay(PATIENCE), { once: true });
})();
