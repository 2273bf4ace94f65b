(() => {
  var held = [];
  var isOver = false;
  var site = (event) => {
    var target = event.target;
    return target instanceof Element && target.closest('#app') ? target : null;
  };
  var hold = (event) => {
    var target = site(event);
    if (isOver || target === null || !event.isTrusted) return;
    if (event.type === 'input') {
      if (!held.some((one) => one.typed && one.target === target)) held.push({ target: target, typed: true });
      return;
    }
    var pressed = target.closest('button, input, select, summary, label, [role]');
    if (pressed === null || target.closest('a[href]') || pressed.matches('input:not([type=checkbox], [type=radio])')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ target: pressed, typed: false });
  };
  var kinds = ['click', 'input'];
  for (var kind of kinds) document.addEventListener(kind, hold, true);
  var isAlive = (target) => Object.keys(target).some((key) => key.indexOf('__reactProps') === 0);
  var type = (target) => {
    var typed = target.value;
    target.value = target.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, typed);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  var replay = (patience) => {
    while (held.length > 0 && (isAlive(held[0].target) || !held[0].target.isConnected || patience === 0)) {
      var one = held.shift();
      if (!one.target.isConnected) continue;
      if (one.typed) type(one.target);
      else one.target.click();
    }
    if (held.length > 0) setTimeout(() => replay(patience - 1), 50);
    else isOver = true;
  };
  document.addEventListener('page-ready', () => replay(60), { once: true });
})();
