import { useContext } from 'react';
import { shell } from '../copy/shell.ts';
import { DemoData } from '../demo-data.ts';

/** Beside a price of the demonstration data; nothing on a site with prices of its own. */
export function DemoMark() {
  return useContext(DemoData) ? (
    <span className="whitespace-nowrap font-normal text-12 text-ink-3">{shell.demoLabel}</span>
  ) : null;
}
