import type { Folding } from './collapse.ts';
import type { Viewport } from './viewport.ts';

type Part = SVGGElement;

/** The way through a chart by keys: along the arrows to the side, among neighbours up and down. */
export function keyboardOf(svg: SVGSVGElement, viewport: Viewport, folding: Folding, select: (id: string) => void) {
  const parts = () =>
    [...svg.querySelectorAll<Part>('[data-state][role], .chart-plate')].filter(
      (part) => part.dataset.covered !== 'yes',
    );
  const states = () => parts().filter((part) => part.dataset.state !== undefined);
  const state = (id: string) => states().find((part) => part.dataset.state === id);
  const plates = (test: (part: Part) => boolean) =>
    parts().filter((part) => part.dataset.edge !== undefined && test(part));

  const rove = (to: Part | undefined) => {
    if (to === undefined) return;
    for (const part of svg.querySelectorAll('[tabindex="0"]')) part.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus({ preventScroll: true });
    viewport.show(to);
  };

  const beside = (list: readonly Part[], part: Part, step: number) =>
    list[(list.indexOf(part) + step + list.length) % list.length];

  const onward = ({ dataset }: Part): Part | undefined =>
    dataset.edge === undefined
      ? plates((plate) => plate.dataset.source === dataset.state)[0]
      : state(dataset.targets?.split(' ')[0] ?? '');
  const back = ({ dataset }: Part): Part | undefined =>
    dataset.edge === undefined
      ? plates((plate) => plate.dataset.targets?.split(' ').includes(dataset.state ?? '') === true)[0]
      : state(dataset.source ?? '');
  const neighbours = ({ dataset }: Part): Part[] =>
    dataset.edge === undefined ? states() : plates((plate) => plate.dataset.source === dataset.source);

  const press = (part: Part) => {
    const id = part.dataset.state ?? part.dataset.edge;
    if (part.dataset.region === 'yes' && part.dataset.selected === 'yes') folding.toggle(part.dataset.state ?? '');
    if (id !== undefined) select(id);
  };

  const keys = new Map<string, (part: Part) => void>([
    ['ArrowRight', (part) => rove(onward(part))],
    ['ArrowLeft', (part) => rove(back(part))],
    ['ArrowDown', (part) => rove(beside(neighbours(part), part, 1))],
    ['ArrowUp', (part) => rove(beside(neighbours(part), part, -1))],
    ['Home', () => rove(states()[0])],
    ['End', () => rove(states().at(-1))],
    ['Enter', press],
    [' ', press],
    ['+', () => viewport.zoom(1.25)],
    ['=', () => viewport.zoom(1.25)],
    ['-', () => viewport.zoom(0.8)],
    ['0', () => viewport.fit()],
  ]);

  svg.addEventListener('keydown', (event) => {
    const part = (event.target as Element).closest<Part>('[data-state], .chart-plate');
    const act = keys.get(event.key);
    if (part === null || act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(part);
  });
}
