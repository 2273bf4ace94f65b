import { PAGE_FAILED, PAGE_READY } from '#domain/page-events.ts';

/** Changes an element before it is painted. */
function whenParsed(selector: string, change: (found: HTMLElement) => void) {
  const observer = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(`#app ${selector}`);
    if (found) change(found);
    if (found || document.readyState !== 'loading') observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Hides the strip that was closed in this browser. */
export const hideStrip = () =>
  whenParsed('[data-strip]', (strip) => {
    strip.hidden = true;
  });

/** Hides the sign-in button from a signed-in user until their name replaces it. */
export const hideSignIn = () =>
  whenParsed('[data-own]', ({ style }) => {
    style.visibility = 'hidden';
    document.addEventListener(PAGE_READY, () => setTimeout(() => style.removeProperty('visibility')), { once: true });
  });

/** Hides a form until the site has restored its stored values, so that the visitor does not type into it before. */
export const hideForm = () =>
  whenParsed('main', ({ style }) => {
    style.visibility = 'hidden';
    const show = () => style.removeProperty('visibility');
    for (const end of [PAGE_READY, PAGE_FAILED]) document.addEventListener(end, show, { once: true });
  });
