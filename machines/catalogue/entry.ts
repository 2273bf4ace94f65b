import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '../kit/cases.ts';

export interface CatalogueEntry {
  /** The folder name, which is the machine's id. */
  id: string;
  machine: AnyStateMachine;
  /** Title for product people. */
  title: string;
  /** Summary for engineers. */
  summary: string;
  /** Summary for product people, in Chinese. */
  purpose: string;
  /** Name of the view component; null for a machine without a view. */
  view: string | null;
  cases: MachineCases;
}
