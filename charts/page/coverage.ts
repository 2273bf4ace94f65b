import { charts } from '#copy/charts.ts';
import type { MachineCoverage } from '../model/coverage.ts';
import type { Walk } from '../model/walk.ts';
import { button, element } from './elements.ts';

export interface CoverageParts {
  root: HTMLElement;
  svg: SVGSVGElement | null;
  load: () => Promise<Pick<MachineCoverage, 'edges' | 'paths'>>;
  replay: (walk: Walk) => void;
}

const SHOWN = 20;

/** Colours by coverage when asked, and for a chosen transition the paths that take it. */
export function coverageOf({ root, svg, load, replay }: CoverageParts) {
  const container = root.querySelector('.paths');
  const toggle = root.querySelector<HTMLButtonElement>('[data-cover]');
  toggle?.addEventListener('click', () => {
    const isShown = toggle.getAttribute('aria-pressed') !== 'true';
    toggle.setAttribute('aria-pressed', String(isShown));
    toggle.textContent = isShown ? charts.coverage.hide : charts.coverage.show;
    svg?.setAttribute('data-cover', isShown ? 'yes' : 'no');
  });

  return async (edge: string) => {
    if (container === null) return;
    const { edges, paths } = await load();
    const taken = edges[edge];
    if (taken === undefined) return;
    const rows = taken.paths.slice(0, SHOWN).map((name) => {
      const walk = paths[name];
      const words = charts.coverage.replay(name);
      return element('li', {}, walk === undefined ? name : button(words, () => replay(walk)));
    });
    container.replaceChildren(
      element('p', {}, charts.coverage.times(taken.hits)),
      ...(rows.length === 0 ? [] : [element('h3', {}, charts.coverage.pathsOf), element('ul', {}, ...rows)]),
      ...(taken.paths.length > SHOWN ? [element('p', {}, charts.moreTests(taken.paths.length))] : []),
    );
  };
}
