import { createContext } from 'react';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';

export interface NearLookup {
  /** Null until requested. */
  actor: DangerousLookupRef | null;
  /** Loads the look-up, then searches for the latest text. */
  onNeed: (text: string) => void;
  /** Loads the look-up and opens the data sheet of a number. */
  onOpen: (unNo: string) => void;
}

/** Look-up of the surrounding page; null without one. */
export const NearDangerousLookup = createContext<NearLookup | null>(null);
