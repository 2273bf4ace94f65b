import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const source = resolve(import.meta.dirname, 'src');
const own = resolve(source, 'ssr/render');

/** Modules of the site that another one replaces while a page is rendered. */
const replacements: Readonly<Record<string, string>> = {
  'ssr/preloaded-responses.ts': 'recorded-responses.ts',
  'browser/keeps-cookies.ts': 'keeps-cookies.ts',
};

const BROWSER = [
  'dispatchEvent',
  'document',
  'history',
  'IntersectionObserver',
  'localStorage',
  'location',
  'matchMedia',
  'MutationObserver',
  'navigator',
  'ResizeObserver',
  'sessionStorage',
  'window',
];

/** The router reads the address as the site does. */
const isOfSite = (id: string) =>
  (id.startsWith(source) && !id.startsWith(own)) || /[\\/]node_modules[\\/]wouter[\\/]/.test(id);

/** Gives the site's own modules the browser of the visit; packages see that there is none. */
const browserOfVisit = (unused = new Set(Object.keys(replacements))): Plugin => ({
  name: 'browser-of-visit',
  enforce: 'pre',
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, { skipSelf: true });
    const module = found?.id.slice(source.length + 1) ?? '';
    const replacement = replacements[module];
    if (!found?.id.startsWith(source) || replacement === undefined) return null;
    unused.delete(module);
    return resolve(own, replacement);
  },
  /** A module that was moved would run as it does in a browser. */
  buildEnd(error) {
    if (error === undefined && unused.size > 0) this.error(`nothing imports ${[...unused].join(', ')}`);
  },
  transform: {
    order: 'post',
    handler(code, id) {
      if (!isOfSite(id)) return null;
      const named = BROWSER.filter((name) => new RegExp(`(?<![.\\w$'"-])${name}\\b(?!['"-])`).test(code));
      if (named.length === 0) return null;
      return {
        code: `import { ${named.join(', ')} } from ${JSON.stringify(resolve(own, 'browser-globals.ts'))};\n${code}`,
        map: null,
      };
    },
  },
});

/** Renders the site's pages on the server, in a thread of its own: one file, so that no import waits. */
export default defineConfig({
  publicDir: false,
  plugins: [browserOfVisit()],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_BUILD__: JSON.stringify(process.env.APP_BUILD ?? 'dev'),
    'process.env.NODE_ENV': '"production"',
    'import.meta.env': '({})',
  },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/page',
    minify: false,
    rolldownOptions: {
      input: { worker: 'src/ssr/render/worker.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
