import { PAGE_FAILED, PAGE_READY } from '#domain/page-events.ts';

/** Changes an element before it is painted. */
function whenDrawn(selector: string, change: (found: HTMLElement) => void) {
  const watch = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(`#app ${selector}`);
    if (found) change(found);
    if (found || document.readyState !== 'loading') watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** The strip was closed in this browser. */
export const hideStrip = () =>
  whenDrawn('[data-strip]', (strip) => {
    strip.hidden = true;
  });

/** Hides 登录 from a person who is signed in, until the site shows their name there. */
export const hideSignIn = () =>
  whenDrawn('[data-own]', ({ style }) => {
    style.visibility = 'hidden';
    document.addEventListener(PAGE_READY, () => setTimeout(() => style.removeProperty('visibility')), { once: true });
  });

/** Hides a form until the site has restored its stored values, so that the visitor does not type into it before. */
export const hideForm = () =>
  whenDrawn('main', ({ style }) => {
    style.visibility = 'hidden';
    const show = () => style.removeProperty('visibility');
    for (const end of [PAGE_READY, PAGE_FAILED]) document.addEventListener(end, show, { once: true });
  });
