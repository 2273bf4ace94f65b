import type { MachineCoverage } from '../model/coverage.ts';
import type { SimulatorChunk } from '../simulator/chunk.ts';
import { loadClassic } from './classic.ts';
import { enhance } from './enhance.ts';
import { addressPlace } from './place.ts';
import { changeTheme } from './theme.ts';

declare global {
  interface Window {
    /** What the scripts beside the page leave here when they are loaded. */
    chartSimulator?: SimulatorChunk;
    chartCoverage?: Pick<MachineCoverage, 'edges' | 'paths'>;
  }
}

async function left<Name extends 'chartSimulator' | 'chartCoverage'>(name: Name, address: string) {
  if (window[name] === undefined) await loadClassic(address);
  const found = window[name];
  if (found === undefined) throw new Error(address);
  return found;
}

const root = document.querySelector<HTMLElement>('.review[data-machine]');
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

/** Before the first sign of a reader nothing is done: the page stands as it was written. */
function wake() {
  for (const sign of SIGNS) document.removeEventListener(sign, wake, { capture: true });
  if (root === null) return;
  enhance(root, {
    place: addressPlace,
    loadSimulator: () => left('chartSimulator', '../simulator.js'),
    loadCoverage: () => left('chartCoverage', `../coverage/${root.dataset.machine}.js`),
    changeTheme,
  });
}

for (const sign of SIGNS) document.addEventListener(sign, wake, { capture: true });
if (location.hash !== '') wake();
