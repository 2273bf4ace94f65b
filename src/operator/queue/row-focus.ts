import type { KeyboardEvent } from 'react';

const rowsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[role=option]')];

/** Focuses the row last opened. */
export const focusRow = (list: ParentNode | null): void =>
  (list === null ? [] : rowsIn(list)).find(({ tabIndex }) => tabIndex === 0)?.focus();

/** Focuses the list of a room just entered, unless the focus is elsewhere already, such as on another room's tab. */
export function enterList(list: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused !== document.body && focused?.matches('nav [aria-current]') !== true) return;
  rowsIn(list ?? document.createDocumentFragment())
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus({ preventScroll: true });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrow keys or J and K move between rows; Enter opens the focused one. */
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
