(() => {
  const { kept = '', within, files = '', reader } = document.currentScript.dataset;
  /** Who is signed in, as far as this browser knows. */
  const readToken = () => /(?:^|; )access_token=([^;]*)/.exec(document.cookie)?.[1];
  const token = readToken();
  /** What nobody does without being there. */
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'];
  const held = [];
  const PAUSE_MS = 50;
  const PATIENCE = 400;
  const LOOK_AGAIN_MS = 100;
  /** What the site moves by presses and keys, beyond what the browser does. */
  const MOVED = `button, summary, [aria-haspopup], ${[
    'button',
    'combobox',
    'menuitem',
    'option',
    'radio',
    'slider',
    'switch',
    'tab',
  ]
    .map((role) => `[role=${role}]`)
    .join(', ')}`;
  const KEYS = /^(?:Arrow\w+|Home|End|PageUp|PageDown|Enter|Escape)$/;
  let isOver = false;
  let isReplaying = false;
  /** The field the site knows somebody is in. */
  let met = null;
  /** The field somebody came to before the page stood. */
  let entered = null;
  let isAwake = false;
  /** Times that the site's script could not be loaded. */
  let failures = 0;

  /** The site's place, or the window that the page came with, for which the site opens its own. */
  const homeOf = (target) => target?.closest('#app, #drawn-window');

  const isToggle = ({ type }) => type === 'checkbox' || type === 'radio';

  /** A button is clicked by Enter itself. */
  const isKeyed = ({ target, key, ctrlKey, metaKey, altKey }) =>
    KEYS.test(key) &&
    !(ctrlKey || metaKey || altKey) &&
    target.matches(MOVED) &&
    !(key === 'Enter' && target.matches('a, button, summary'));

  /** What is done again; null for what the browser does without the site. */
  function heldOf(event) {
    const { type, target } = event;
    if (type === 'input' || type === 'change') return { type: 'typed', target };
    if (type === 'submit') return { type, target };
    if (type === 'keydown') return isKeyed(event) ? { type, target, key: event.key, shiftKey: event.shiftKey } : null;
    const pressed = target.closest(MOVED);
    return pressed === null || isToggle(target) || target.closest('a[href]') ? null : { type, target: pressed };
  }

  const keep = (one) => held.push({ ...one, ...placeOf(one.target) });

  /** What stands in a field now: as it comes to life it may show again what it was drawn with. */
  function keepTyped(one) {
    const { value, checked } = one.target;
    const last = held.at(-1);
    if (last?.type === 'typed' && last.target === one.target) Object.assign(last, { value, checked });
    else keep({ ...one, value, checked });
  }

  function hold(event) {
    const { target } = event;
    const close = event.key === 'Escape' ? document.querySelector('#drawn-window button') : null;
    if (isReplaying || !(target instanceof Element) || !(close || homeOf(target))) return;
    const one = close ? { type: 'click', target: close } : heldOf(event);
    if (isOver && isAlive(target)) {
      if (one?.type === 'typed' && target === document.activeElement && target !== met) typeAgain(event, one);
      else refocus();
      return;
    }
    if (one === null) return;
    if (one.type !== 'typed') {
      event.preventDefault();
      event.stopImmediatePropagation();
      keep(one);
    } else keepTyped(one);
    if (!isOver) return;
    isOver = false;
    setTimeout(() => replay(PATIENCE), PAUSE_MS);
  }

  /** Who hears that somebody is in a field draws it again, over what has just come into it. */
  function typeAgain(event, one) {
    event.stopImmediatePropagation();
    keepTyped(one);
    replay(PATIENCE);
  }

  /** React keeps what it knows of an element with the element. */
  const isAlive = (target) => Object.keys(target).some((key) => key.startsWith('__reactProps'));

  /** Where something stands in the page, as steps from the root. */
  function placeOf(target) {
    const { id } = homeOf(target);
    const steps = [];
    for (let at = target; at.id !== id; at = at.parentElement)
      steps.unshift([...at.parentElement.children].indexOf(at));
    return { root: id === 'app' ? '#app' : '[role=dialog]', steps };
  }

  /** A page that cannot come to life as it was drawn is drawn anew: what stands in its place is meant. */
  function standIn({ target, root, steps }) {
    if (target.isConnected) return target;
    const found = steps.reduce((at, step) => at?.children[step], document.querySelector(root));
    return found?.localName === target.localName && found.type === target.type ? found : target;
  }

  /** React hears of a value that differs from the one it drew. */
  function retype({ target, value, checked }) {
    if (isToggle(target)) {
      target.checked = !checked;
      target.click();
    } else if (target.matches('select, [type=file]')) {
      if (target.type !== 'file') target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      target.value = target.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, value);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  function press({ target, key, shiftKey }) {
    const options = { key, shiftKey, bubbles: true, cancelable: true };
    if (target.dispatchEvent(new KeyboardEvent('keydown', options)) && key === 'Enter') target.form?.requestSubmit();
  }

  function redo(one) {
    const { type, target } = one;
    if (type === 'typed') retype(one);
    else if (type === 'submit') target.requestSubmit();
    else if (type === 'keydown') press(one);
    else target.click();
  }

  /** Who is in a field came before the site could see it: told once it can; whether it still cannot. */
  function refocus() {
    const { activeElement } = document;
    if (activeElement === met || !activeElement?.closest('#app')) return false;
    if (!isAlive(activeElement)) return true;
    met = activeElement;
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return false;
  }

  /** Who comes to a field that is alive is seen by the site itself. */
  function meet({ target, isTrusted }) {
    if (!isTrusted || !(target instanceof Element) || !homeOf(target)) return;
    if (isAlive(target)) met = target;
    else if (isOver) setTimeout(() => replay(PATIENCE), PAUSE_MS);
    else entered = { target, ...placeOf(target) };
  }

  /** Who was in a field that was drawn anew is in the one that stands for it; whether that is still to come. */
  function reenter() {
    if (entered?.target.isConnected && entered.root !== '#app') return true;
    if (entered && !entered.target.isConnected && (entered.root !== '#app' || document.activeElement === document.body))
      standIn(entered).focus();
    entered = null;
    return false;
  }

  function replay(patience) {
    const waitsForWindow = reenter();
    const waitsForFocus = refocus() || waitsForWindow;
    while (held.length > 0) {
      const [one] = held;
      const target = standIn(one);
      if (target.isConnected && !isAlive(target) && patience > 0) {
        target.dispatchEvent(new Event('wanted', { bubbles: true }));
        break;
      }
      held.shift();
      if (!target.isConnected) continue;
      isReplaying = true;
      redo({ ...one, target });
      isReplaying = false;
    }
    isOver = held.length === 0;
    if (!isOver || (waitsForFocus && patience > 0)) setTimeout(() => replay(patience - 1), PAUSE_MS);
  }

  /** What is drawn for everybody and is not for who came is changed before it is seen. */
  function whenDrawn(selector, change) {
    const watch = new MutationObserver(() => {
      const found = document.querySelector(`#app ${selector}`);
      if (found) change(found);
      if (found || document.readyState !== 'loading') watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }

  /** Who has closed the strip does not see it again. */
  const hideStrip = () =>
    whenDrawn('[data-strip]', (strip) => {
      strip.hidden = true;
    });

  /** Who is signed in is not asked to sign in: what the header has for them comes into its place with the site. */
  const hideSignIn = () =>
    whenDrawn('[data-own]', ({ style }) => {
      style.visibility = 'hidden';
      document.addEventListener('page-ready', () => setTimeout(() => style.removeProperty('visibility')), {
        once: true,
      });
    });

  /** What this browser kept takes the place of what was drawn, which nobody is to type in until then. */
  const hideForm = () =>
    whenDrawn('main', ({ style }) => {
      style.visibility = 'hidden';
      const show = () => style.removeProperty('visibility');
      for (const end of ['page-ready', 'page-failed']) document.addEventListener(end, show, { once: true });
    });

  /** A browser tells a pointer at rest of the page that was loaded under it. */
  const isAtRest = ({ type, movementX, movementY }) => type === 'pointermove' && !movementX && !movementY;

  const listen = (change) => {
    for (const sign of SIGNS) window[change](sign, wakeAt, { capture: true, passive: true });
    window[change]('storage', wakeAt);
  };

  const wakeAt = (event) => {
    if (!isAtRest(event)) wake();
  };

  /** The site is fetched and does not run until somebody is there. What was drawn for one person is no other's. */
  function wake() {
    if (isAwake) return;
    isAwake = true;
    listen('removeEventListener');
    clearTimeout(timer);
    otherTabs?.close();
    if (reader === 'own' && readToken() !== token) return location.reload();
    for (const file of files.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/assets/${file}`;
      document.head.append(link);
    }
    const fail = () => {
      failures += 1;
      isAwake = false;
      document.dispatchEvent(new Event('page-failed'));
      listen('addEventListener');
    };
    // A browser may answer a second import of one address with its first failure.
    const again = failures > 0 ? `?again=${failures}` : '';
    const run = () => import(document.querySelector('link[data-entry]').href + again).catch(fail);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  }

  /** Only the site's code replaces a skeleton: one that is in view waits for no sign of a reader. */
  function wakeForSkeletons() {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      wake();
    });
    for (const one of document.querySelectorAll('#app .skeleton')) seen.observe(one);
  }

  /** Whether this browser kept something of a visit that the page is to show at once. */
  const hasKept = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) =>
      kept.split(' ').some((name) => key.startsWith(name)),
    );

  listen('addEventListener');
  let timer = setTimeout(wake, Number(within));
  const otherTabs = reader === 'own' && typeof BroadcastChannel === 'function' ? new BroadcastChannel('auth') : null;
  // Their word that somebody signed in or out may be here before the cookie that it speaks of.
  otherTabs?.addEventListener('message', () => {
    clearTimeout(timer);
    timer = setTimeout(wake, LOOK_AGAIN_MS);
  });
  if (reader === '') hideSignIn();
  try {
    if (sessionStorage.getItem('demo-strip-closed') !== null) hideStrip();
    if (kept && hasKept()) {
      if (reader === 'own') hideForm();
      wake();
    }
  } catch {}
  for (const kind of ['click', 'input', 'change', 'submit', 'keydown']) document.addEventListener(kind, hold, true);
  document.addEventListener('focusin', meet, true);
  document.addEventListener('DOMContentLoaded', wakeForSkeletons, { once: true });
  for (const ready of ['page-ready', 'window-ready'])
    document.addEventListener(ready, () => replay(PATIENCE), { once: true });
})();
