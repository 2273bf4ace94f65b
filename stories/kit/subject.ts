import type { ReactElement } from 'react';
import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type CatalogueEntry, catalogue } from '#machines/catalogue.ts';

/** A machine with the view that shows it, as stories and view tests take it. */
export interface Subject {
  entry: CatalogueEntry;
  /** The second argument replaces every callback that a view calls outside its machine. */
  render: (actor: Actor<AnyStateMachine>, onAction?: () => undefined) => ReactElement;
  /** Children that the view reads: they run as they are, each in the hands of the test. */
  real?: Readonly<Record<string, AnyStateMachine>>;
  /** The button that causes each command; a command without one is caused elsewhere on the page. */
  controls: Readonly<Record<string, string | ((snapshot: AnyMachineSnapshot) => string)>>;
  /** Buttons of the view that no chart knows: they work in every state. */
  besides?: readonly string[] | ((snapshot: AnyMachineSnapshot) => readonly string[]);
}

/** Ignores a callback. */
export const nothing = () => undefined;

export function entryOf(id: string): CatalogueEntry {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`the catalogue has no machine "${id}"`);
  return entry;
}

/** Names of the enabled buttons and values of the enabled selects that are visible; definitions of terms are left out. */
export const offeredButtons = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('button:enabled:not([aria-disabled=true]), select:enabled')]
    .filter((control) => control.checkVisibility() && control.closest('[data-term]') === null)
    .map((control) =>
      (control instanceof HTMLSelectElement ? control.selectedOptions[0] : control)?.textContent?.trim(),
    )
    .sort();

/** Current name of the button that sends a command. */
export const controlName = (control: Subject['controls'][string], snapshot: AnyMachineSnapshot) =>
  typeof control === 'string' ? control : control(snapshot);

/** Names of the buttons that should work, as the chart says. */
export const dueButtons = ({ controls, entry, besides = [] }: Subject, snapshot: AnyMachineSnapshot) =>
  Object.entries(controls)
    .filter(
      ([type]) => snapshot.status === 'active' && (entry.cases.events[type] ?? []).some((event) => snapshot.can(event)),
    )
    .map(([, control]) => controlName(control, snapshot))
    .concat(typeof besides === 'function' ? besides(snapshot) : besides)
    .sort();
