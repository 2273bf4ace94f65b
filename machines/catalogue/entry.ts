import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '../kit/cases.ts';

export interface CatalogueEntry {
  /** The folder's name and the machine's id. */
  id: string;
  machine: AnyStateMachine;
  /** Name for product people. */
  title: string;
  purpose: string;
  /** Name of the view component, or null for a machine that nobody sees. */
  view: string | null;
  cases: MachineCases;
}
