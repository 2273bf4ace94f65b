import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#src/ui/brand.ts';
import { charts } from '#src/ui/copy/charts.ts';
import { Chart } from '../view/Chart.tsx';
import type { MachineReview } from '../view/review.ts';
import { chartStyle, tokens } from './styles.ts';

/** Before the first paint, so that a dark page never flashes light. */
const THEME = `(()=>{let t;try{t=localStorage.getItem('charts.theme')}catch{}document.documentElement.dataset.theme=t??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;

interface DocumentParts {
  title: string;
  body: ReactElement;
  /** A style sheet beside the page, or the style itself for a page that stands alone. */
  style: { href: string } | { text: string };
  script?: string;
}

export function documentOf({ title, body, style, script }: DocumentParts): string {
  const sheet = 'href' in style ? `<link rel="stylesheet" href="${style.href}">` : `<style>${style.text}</style>`;
  return `<!doctype html>
<html lang="zh-CN" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${brand.name} ${charts.title}</title>
<script>${THEME}</script>
${sheet}
</head>
<body>
${renderToStaticMarkup(body)}
${script === undefined ? '' : `<script src="${script}" defer></script>`}
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
