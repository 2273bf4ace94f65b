import { charts } from '#copy/charts.ts';
import type { MachineCoverage } from '../model/coverage.ts';
import type { Walk } from '../model/walk.ts';
import type { Lights, SimulatorChunk } from '../simulator/chunk.ts';
import { foldingOf } from './collapse.ts';
import { coverageOf } from './coverage.ts';
import { element, markOnly, partsOf } from './elements.ts';
import { findIn } from './find.ts';
import { keyboardOf } from './keyboard.ts';
import { panelsOf } from './panels.ts';
import { takePng } from './take.ts';
import type { UrlState } from './url-state.ts';
import { viewportOf } from './viewport.ts';

/** Dependencies of a page, provided by the static pages and by Storybook. */
export interface Surroundings {
  urlState: UrlState;
  loadSimulator: () => Promise<SimulatorChunk>;
  loadCoverage: () => Promise<Pick<MachineCoverage, 'edges' | 'paths'>>;
  changeTheme: () => void;
}

/** The same width as in the style sheet: below it the list comes first. */
const PHONE = '(max-width: 767px)';

/** Makes the static page of a machine interactive. Everything is created on first use. */
export function enhance(root: HTMLElement, { urlState, loadSimulator, loadCoverage, changeTheme }: Surroundings) {
  const svg = root.querySelector<SVGSVGElement>('.canvas .chart');
  const viewport = svg === null ? null : viewportOf(svg);
  const panels = panelsOf(root, (panel) => urlState.write({ panel }));
  const machine = root.dataset.machine ?? '';

  const select = (id: string) => {
    const parts = partsOf(root, id);
    if (parts.length === 0) return;
    markOnly(root, 'data-selected', parts);
    markOnly(root, 'data-near', [...root.querySelectorAll(`.chart-route[data-source="${CSS.escape(id)}"]`)]);
    urlState.write({ selected: id });
    describe(root, id);
    openPictures(root, id);
    if (root.querySelector(`[data-edge="${CSS.escape(id)}"]`) !== null) void showPaths(id);
  };

  const show = (id: string) => {
    select(id);
    const part = svg?.querySelector<SVGGraphicsElement>(
      `[data-state="${CSS.escape(id)}"], .chart-plate[data-edge="${CSS.escape(id)}"]`,
    );
    if (part) viewport?.show(part);
    root.querySelector(`.list [data-item="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  const lights: Lights = {
    show: (states, edges) => {
      markOnly(
        root,
        'data-active',
        states.flatMap((id) => partsOf(root, id)),
      );
      markOnly(
        root,
        'data-walked',
        edges.flatMap((id) => partsOf(root, id)),
      );
      const leaf = svg?.querySelector<SVGGraphicsElement>('.chart-state[data-active="yes"]');
      if (leaf) viewport?.show(leaf);
    },
    walked: (walk) => urlState.write({ walk }),
  };
  const simulate = simulation(root, machine, loadSimulator, lights, urlState);

  const showPaths = coverageOf({
    root,
    svg,
    load: loadCoverage,
    replay: (walk) => {
      panels.open('simulate');
      void simulate(walk);
    },
  });

  if (svg !== null && viewport !== null) {
    const folding = foldingOf(svg);
    keyboardOf(svg, viewport, folding, select);
    svg.addEventListener('click', ({ target }) => {
      const part = (target as Element).closest<SVGElement>('[data-state], [data-edge]');
      const id = part?.dataset.state ?? part?.dataset.edge;
      if (id !== undefined) select(id);
    });
  }
  findIn(root, show);

  root.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button, .list [data-item]');
    if (pressed === null) return;
    const { show: shown, tool, viewChoice, png, simulate: simulated, item } = pressed.dataset;
    if (shown !== undefined) show(shown);
    if (item !== undefined) select(item);
    if (tool === 'in') viewport?.zoom(1.25);
    if (tool === 'out') viewport?.zoom(0.8);
    if (tool === 'fit') viewport?.fit();
    if (tool === 'theme') changeTheme();
    if (tool === 'print') {
      viewport?.fit();
      print();
    }
    if (png !== undefined && svg !== null) void takePng(svg, png, pressed);
    if (viewChoice !== undefined) chooseView(root, viewChoice);
    if (simulated !== undefined) void simulate();
  });
  root.addEventListener('toggle', ({ target }) => loadPicture(target as HTMLElement), { capture: true });

  // As it comes, the page is the picture's: there no style is reckoned a second time.
  if (root.dataset.view === 'auto' && matchMedia(PHONE).matches) chooseView(root, 'list');
  const { selected, panel, walk } = urlState.read();
  if (panel !== undefined) panels.open(panel);
  if (selected !== undefined) show(selected);
  if (walk !== undefined) {
    panels.open('simulate');
    void simulate(walk);
  }
}

function chooseView(root: HTMLElement, view: string) {
  root.dataset.view = view;
  for (const choice of root.querySelectorAll<HTMLElement>('[data-view-choice]')) {
    choice.setAttribute('aria-pressed', String(choice.dataset.viewChoice === view));
  }
}

/** The chosen state or transition in the words of the list. */
function describe(root: HTMLElement, id: string) {
  const summary = root.querySelector('.selected');
  const item = root.querySelector(`.list [data-item="${CSS.escape(id)}"]`);
  if (summary === null || item === null) return;
  const copy = item.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('[data-item]')]) part.removeAttribute('data-item');
  const wrapped = copy.tagName === 'LI' ? element('ul', { class: 'list-edges' }, copy) : copy;
  const source = item.closest('.list-state')?.querySelector('strong')?.textContent ?? '';
  summary.replaceChildren(...(copy.tagName === 'LI' ? [element('p', {}, `${charts.leaves}：${source}`)] : []), wrapped);
}

/** Opens the first screen of a chosen state, so that it is beside the chart; the others stay a press away. */
function openPictures(root: HTMLElement, id: string) {
  const all = [...root.querySelectorAll<HTMLDetailsElement>('[data-picture]')];
  const of = all.filter(({ dataset }) => dataset.states?.split(' ').includes(id));
  if (of.length === 0) return;
  for (const picture of all) {
    picture.open = picture === of[0];
    if (picture.parentElement !== null) picture.parentElement.hidden = !of.includes(picture);
  }
}

function loadPicture(details: HTMLElement) {
  const { picture } = details.dataset;
  if (picture === undefined || details.querySelector('img') !== null || !(details as HTMLDetailsElement).open) return;
  const words = charts.screens.of(details.textContent?.trim() ?? '');
  details.append(element('img', { src: picture, alt: words }));
}

/** Loads the simulator on first use, and only once. */
function simulation(
  root: HTMLElement,
  machine: string,
  load: () => Promise<SimulatorChunk>,
  lights: Lights,
  urlState: UrlState,
) {
  const body = root.querySelector<HTMLElement>('.simulator');
  let loading: Promise<SimulatorChunk> | undefined;
  return async (walk?: Walk) => {
    if (body === null) return;
    body.replaceChildren(element('p', { role: 'status' }, charts.simulate.loading));
    try {
      loading ??= load();
      const { open } = await loading;
      open({ body, machine, lights, address: urlState.address, ...(walk === undefined ? {} : { walk }) });
    } catch {
      loading = undefined;
      const again = element('button', { type: 'button', 'data-simulate': '' }, charts.simulate.start);
      body.replaceChildren(element('p', { role: 'alert' }, charts.simulate.failed), again);
    }
  };
}
