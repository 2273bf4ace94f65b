import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';

const APP = '#app';

/** The root of the site, or the server-rendered dialog, which the site's own dialog replaces. */
export const rootOf = (element: Element) => element.closest(`${APP}, #${RENDERED_DIALOG_ID}`);

export const isInApp = (element: Element) => element.closest(APP) !== null;

const typeOf = (element: Element) => (element as Partial<HTMLInputElement>).type;

/**
 * Remembers where an element is. The returned function finds the element at the same position of a page that was rendered again,
 * and returns the element itself when that one differs in kind.
 */
export function locate(element: HTMLElement): () => HTMLElement {
  const root = rootOf(element);
  const selector = root?.id === 'app' ? APP : '[role=dialog]';
  const indexes: number[] = [];
  for (let child: Element = element; child !== root && child.parentElement; child = child.parentElement)
    indexes.unshift([...child.parentElement.children].indexOf(child));
  return () => {
    if (element.isConnected) return element;
    let found = document.querySelector<HTMLElement>(selector);
    for (const index of indexes) found = (found?.children[index] ?? null) as HTMLElement | null;
    return found?.localName === element.localName && typeOf(found) === typeOf(element) ? found : element;
  };
}
