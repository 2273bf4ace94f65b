import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#copy/brand.ts';
import { charts } from '#copy/charts.ts';
import { Chart } from '../view/Chart.tsx';
import type { MachineReview } from '../view/review.ts';
import { chartStyle, pageStyle, tokens } from './styles.ts';

/** Before the first paint, so that a dark page never flashes light. */
const THEME = `document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;

/**
 * Loads the page's script at the first interaction; an earlier click waits for it. Browsers report a resting
 * pointer over a loaded page, which is no interaction.
 */
const wakeWith = (script: string) =>
  `(()=>{const d=document,s=['pointermove','pointerdown','touchstart','keydown','focusin','wheel'];window.chartClicks=[];d.addEventListener('click',e=>window.chartClicks?.push(e.target),true);const w=e=>{if(e?.type==='pointermove'&&!e.movementX&&!e.movementY)return;for(const n of s)d.removeEventListener(n,w,true);const c=d.createElement('script');c.src='${script}';d.head.append(c)};for(const n of s)d.addEventListener(n,w,true);if(location.hash)w()})()`;

/** On paper a chart is whole, however it is on the screen; it is so before any other script has come. */
const PRINT = `(()=>{const o=[];addEventListener('beforeprint',()=>{for(const s of document.querySelectorAll('.canvas .chart')){o.push([s,s.getAttribute('viewBox')]);s.setAttribute('viewBox','0 0 '+s.dataset.width+' '+s.dataset.height)}});addEventListener('afterprint',()=>{for(const [s,v] of o.splice(0))s.setAttribute('viewBox',v)})})()`;

interface DocumentParts {
  title: string;
  body: ReactElement;
  script?: string;
}

/** Style and first script stand in the page itself: each file more costs a page from disk more than its bytes. */
export function documentOf({ title, body, script }: DocumentParts): string {
  return `<!doctype html>
<html lang="zh-CN" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${brand.name} ${charts.title}</title>
<script>${THEME};${PRINT}</script>
<style>${pageStyle()}</style>
</head>
<body>
${renderToStaticMarkup(body)}
${script === undefined ? '' : `<script>${wakeWith(script)}</script>`}
</body>
</html>
`;
}

/** The picture alone, with its style in it. */
export function svgOf(review: MachineReview): string {
  const { drawing } = review;
  if (drawing === null) return '';
  const markup = renderToStaticMarkup(<Chart charted={review} title={review.title} />);
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  const style = `${tokens()}${chartStyle()}.chart-fold{display:none}`;
  return markup
    .replace('<svg ', `<svg data-theme="light" width="${width}" height="${height}" `)
    .replace('>', `><style>${style}</style><rect width="100%" height="100%" fill="var(--paper)"/>`);
}
