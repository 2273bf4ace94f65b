import { PAGE_READY } from '#domain/page-events.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { isInApp } from './locate.ts';

/** Event that neither the site nor the browser handles. */
const PROBE = 'auxclick';

let isPageReady = false;
const markReady = () => {
  isPageReady = true;
};
document.addEventListener(PAGE_READY, markReady, { once: true });

/**
 * Whether the page handles the events of an element. A hydrated page hydrates the part that an event is meant for, and stops the
 * event on its way there while the code of that part is still loading. A probe that arrives is therefore followed by what a user does.
 */
export function isInteractive(element: Element): boolean {
  if (element.closest(`#${RENDERED_DIALOG_ID}`) || (isInApp(element) && !isPageReady)) return false;
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  element.addEventListener(PROBE, arrive);
  element.dispatchEvent(new Event(PROBE));
  element.removeEventListener(PROBE, arrive);
  return hasArrived;
}
