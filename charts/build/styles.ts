import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The tokens as plain style sheet: what only Tailwind understands is left out. */
export const tokens = () => read('src/ui/tokens.css').replace(/@theme inline \{[^}]*\}/, '');

export const chartStyle = () => read('charts/page/chart.css');

const IMPORT = /@import "\.\/([^"]+)";\n/g;

export const pageStyle = () =>
  `${tokens()}${read('charts/page/page.css').replaceAll(IMPORT, (_, name: string) => read(`charts/page/${name}`))}`;
