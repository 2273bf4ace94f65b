import type { KeyboardEvent } from 'react';

const rowsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[role=option]')];

/** Back to the row that was left. */
export const focusRow = (list: ParentNode | null): void =>
  (list === null ? [] : rowsIn(list)).find(({ tabIndex }) => tabIndex === 0)?.focus();

/** A room that was just entered begins at its list, unless the operator is somewhere else already, at the tab of another room for one. */
export function enterList(list: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused?.matches('nav [aria-current]') !== true) return;
  rowsIn(list ?? document.createDocumentFragment())
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus({ preventScroll: true });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The arrows, or J and K, go from one row to the next; Enter opens the one that has the focus. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = rowsIn(event.currentTarget);
  const index = rows.findIndex((row) => row === document.activeElement);
  const isOpening = event.key === 'Enter' || event.key === ' ';
  const step = STEPS[event.key];
  if (step === undefined && !isOpening) return;
  event.preventDefault();
  if (isOpening) rows[index]?.click();
  else rows[index + step!]?.focus();
}
