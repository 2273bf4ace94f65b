import { charts } from '#copy/charts.ts';
import { element } from './elements.ts';

/** How much finer than the screen a picture is that people take away. */
const FINENESS = 2;
/** Browsers refuse larger canvases. */
const LARGEST_SIDE = 8_000;

/** Inlines every style into the chart, so that it looks the same anywhere. */
function standalone(svg: SVGSVGElement): { text: string; width: number; height: number } {
  const [width, height] = [Number(svg.dataset.width), Number(svg.dataset.height)];
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [...svg.querySelectorAll('*')];
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const computed = getComputedStyle(original);
    for (const name of STYLES) part.setAttribute(name, computed.getPropertyValue(name));
  }
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-decoration',
  'visibility',
];

export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const { text, width, height } = standalone(svg);
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await picture.decode();
  const scale = Math.min(FINENESS, LARGEST_SIDE / Math.max(width, height));
  const canvas = element('canvas', {
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
  });
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  brush.fillStyle = getComputedStyle(document.body).backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return blob;
}

/** Gives the picture as a file; says so when the browser cannot draw it. */
export async function takePng(svg: SVGSVGElement, name: string, beside: HTMLElement) {
  try {
    const link = element('a', { href: URL.createObjectURL(await pngOf(svg)), download: `${name}.png` });
    link.click();
    URL.revokeObjectURL(link.href);
  } catch {
    beside.after(element('p', { role: 'alert' }, charts.take.noPng));
  }
}
