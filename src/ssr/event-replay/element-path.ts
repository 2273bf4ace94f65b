import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';

/** An element that a person presses or types in. */
export type Target = HTMLElement;

/** Where something stands in the page, as steps from the root. */
export interface Place {
  root: string;
  steps: readonly number[];
}

const APP = '#app';

/** The site's root, or the window that the page came with, in whose place the site opens its own. */
export const rootOf = (target: Element | null | undefined) => target?.closest(`${APP}, #${RENDERED_DIALOG_ID}`) ?? null;

export const isOfApp = ({ root }: Place) => root === APP;

/** React keeps what it knows of an element with the element. */
export const isAlive = (target: Element) => Object.keys(target).some((key) => key.startsWith('__reactProps'));

export function placeOf(target: Element): Place {
  const root = rootOf(target);
  const steps: number[] = [];
  for (let at = target; at !== root && at.parentElement; at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at));
  return { root: root?.id === 'app' ? APP : '[role=dialog]', steps };
}

/** The same place in a page that the site had to draw once more; the target itself where there is none. */
export function standIn({ target, root, steps }: Place & { target: Target }): Target {
  if (target.isConnected) return target;
  const found = steps.reduce<Element | null | undefined>(
    (at, step) => at?.children[step],
    document.querySelector(root),
  );
  return found?.localName === target.localName && typeOf(found) === typeOf(target) ? (found as Target) : target;
}

const typeOf = (element: Element) => (element as Partial<HTMLInputElement>).type;
