import { execFile } from 'node:child_process';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from './installed.mjs';
import { root } from './process.mjs';

const CHARTS = 'virtual:live-charts';

/** Watches the site's machines: its files take xstate from one that observes every root, and the charts come laid out. */
export const liveCharts = () => ({
  name: 'live-charts',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} source @param {string | undefined} importer */
  resolveId(source, importer) {
    if (source === CHARTS) return `\0${CHARTS}`;
    return source === 'xstate' && importer?.startsWith(join(root, 'src') + sep)
      ? join(root, 'charts/live/xstate.ts')
      : null;
  },
  /** @this {{ addWatchFile: (file: string) => void }} @param {string} id */
  async load(id) {
    if (id !== `\0${CHARTS}`) return null;
    for (const file of filesBelow(root, ['machines'])) this.addWatchFile(join(root, file));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'charts/build/live.ts'],
      { cwd: root, maxBuffer: 64 * 2 ** 20 },
    );
    return { code: `export default JSON.parse(${JSON.stringify(stdout)})`, map: null };
  },
});
