import { createContext, useContext } from 'react';
import { shell } from '#copy/shell.ts';

/** Whether the page shows demonstration prices. */
export const DemoData = createContext(false);

/** Marks a demonstration price; nothing on sites with real prices. */
export function DemoMark() {
  return useContext(DemoData) ? (
    <span className="whitespace-nowrap font-normal text-12 text-ink-3">{shell.demoLabel}</span>
  ) : null;
}
