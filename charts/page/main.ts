import type { MachineCoverage } from '../model/coverage.ts';
import type { SimulatorChunk } from '../simulator/chunk.ts';
import { loadClassic } from './classic.ts';
import { enhance } from './enhance.ts';
import { changeTheme } from './theme.ts';
import { addressState } from './url-state.ts';

declare global {
  interface Window {
    /** Values set by the page's other scripts once they have loaded. */
    chartSimulator?: SimulatorChunk;
    chartCoverage?: Pick<MachineCoverage, 'edges' | 'paths'>;
    /** Clicks made before this script had loaded; null afterwards. */
    chartClicks?: EventTarget[] | null;
  }
}

async function left<Name extends 'chartSimulator' | 'chartCoverage'>(name: Name, address: string) {
  if (window[name] === undefined) await loadClassic(address);
  const found = window[name];
  if (found === undefined) throw new Error(address);
  return found;
}

const root = document.querySelector<HTMLElement>('.review[data-machine]');
if (root !== null) {
  enhance(root, {
    urlState: addressState,
    loadSimulator: () => left('chartSimulator', '../simulator.js'),
    loadCoverage: () => left('chartCoverage', `../coverage/${root.dataset.machine}.js`),
    changeTheme,
  });
}

const clicks = window.chartClicks ?? [];
window.chartClicks = null;
for (const target of clicks) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
