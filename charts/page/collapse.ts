import { charts } from '#copy/charts.ts';

const SVG = 'http://www.w3.org/2000/svg';

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

const isWithin = (state: string, region: string) => state.startsWith(`${region}.`);

export interface Folding {
  toggle: (region: string) => void;
}

/** Covers the inside of a region; what leaves it starts at the cover's edge. */
export function foldingOf(svg: SVGSVGElement): Folding {
  const folded = new Set<string>();

  const stateOf = (state: string) => svg.querySelector<SVGGElement>(`[data-state="${CSS.escape(state)}"]`);
  const heldBy = (region: string) =>
    [...svg.querySelectorAll<SVGGElement>('[data-state]')].filter(({ dataset }) =>
      isWithin(dataset.state ?? '', region),
    );

  const draw = () => {
    for (const old of svg.querySelectorAll('.chart-cover')) old.remove();
    const hidden = [...folded];
    const isHidden = (state: string) => hidden.some((region) => isWithin(state, region));
    for (const part of svg.querySelectorAll<SVGElement>('[data-state], [data-edge], [data-fold]')) {
      const { state, fold, source = '', targets = '' } = part.dataset;
      const ends = targets === '' ? [source] : [source, ...targets.split(' ')];
      const covers = isHidden(state ?? fold ?? '') || (part.dataset.edge !== undefined && ends.every(isInside(hidden)));
      if (covers) part.dataset.covered = 'yes';
      else delete part.dataset.covered;
    }
    for (const region of hidden.filter((one) => !isHidden(one))) cover(region);
  };

  const cover = (region: string) => {
    const box = stateOf(region)?.querySelector('rect')?.getBBox();
    const head = stateOf(region)?.querySelector('text:last-of-type') as SVGTextElement | null;
    if (box === undefined) return;
    const top = head === null ? box.y + 28 : Number(head.getAttribute('y')) + 10;
    const group = svgElement('g', { class: 'chart-part chart-cover' });
    const height = box.y + box.height - top - 4;
    const text = svgElement('text', { x: box.x + box.width / 2, y: top + height / 2 + 4, 'text-anchor': 'middle' });
    text.textContent = charts.collapsed(heldBy(region).length);
    group.append(svgElement('rect', { x: box.x + 4, y: top, width: box.width - 8, height, rx: 4 }), text);
    svg.append(group);
  };

  const toggle = (region: string) => {
    const name = stateOf(region)?.querySelector('.chart-title')?.textContent ?? region;
    const isFolded = !folded.delete(region);
    if (isFolded) folded.add(region);
    const fold = svg.querySelector(`[data-fold="${CSS.escape(region)}"]`);
    fold?.setAttribute('aria-label', isFolded ? charts.expand(name) : charts.collapse(name));
    draw();
  };

  svg.addEventListener('click', (event) => {
    const region = (event.target as Element).closest<SVGElement>('[data-fold]')?.dataset.fold;
    if (region === undefined) return;
    event.stopPropagation();
    toggle(region);
  });
  return { toggle };
}

const isInside = (regions: readonly string[]) => (state: string) =>
  regions.some((region) => state === region || isWithin(state, region));
