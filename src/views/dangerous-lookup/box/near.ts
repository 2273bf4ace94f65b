import { createContext } from 'react';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';

export interface NearLookup {
  /** Null until it has been asked for. */
  actor: DangerousLookupRef | null;
  /** Brings the look-up; what was typed last is looked for when it is here. */
  onNeed: (text: string) => void;
  /** Brings the look-up and opens the sheet of a number. */
  onOpen: (unNo: string) => void;
}

/** The look-up of the page around; null where the page offers none. */
export const NearDangerousLookup = createContext<NearLookup | null>(null);
