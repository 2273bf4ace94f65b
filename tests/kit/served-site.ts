import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type ServerProcess, spawnServer } from './server-process.ts';

/** In the data folder: what the test may know of the captchas drawn. */
export const OVERHEARD = 'overheard-captchas.jsonl';

/** A site that others look at too. */
export interface SharedSite {
  address: string;
}

export interface WatchedSite extends SharedSite {
  /** Where the server keeps its database and the messages it would have sent. */
  dataDir: string;
}

export interface ServedSite extends WatchedSite {
  /** All that the server wrote to either output so far. */
  output(): string;
  /** Stops the server; connections to its address fail from then on. */
  goDown(): Promise<void>;
  /** Starts it again at the same address over the same data. */
  comeUp(environment?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** The product as it is delivered, or another build of it, run over demonstration data of its own. */
export const serveSite = (product = inject('deliveredFolder'), settings: Readonly<Record<string, string>> = {}) =>
  serveCopy(product, inject('seededData'), settings);

/** The delivered product that all those files look at which leave nothing behind that another would notice. */
export const sharedSite = (): WatchedSite => inject('sharedSite');

/** The token of operators' calls to the shared site. */
export const SHARED_DESK_TOKEN = 'token-of-the-desk-1';

let visitors = 0;

/** A visitor of the shared site from a network of their own, so that no limit counts two of them together. */
export function fromElsewhere(): { extraHTTPHeaders: Record<string, string> } {
  visitors += 1;
  const network = [process.pid >> 8, process.pid, visitors].map((number) => number & 255);
  return { extraHTTPHeaders: { 'x-forwarded-for': `10.${network.join('.')}` } };
}

/** The same page, never drawn by the server: it has a query that no page is drawn for, and asks for its data itself. */
export const renderedByBrowser = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}rendered-by=browser`;

/** A product run over a copy of some data. */
export async function serveCopy(
  product: string,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'huazhou-data-'));
  cpSync(data, dataDir, { recursive: true });
  const start = async (environment: Record<string, string>) => {
    const server = await spawnServer({
      entry: join(product, 'dist/server/main.js'),
      dataDir,
      environment: {
        REQUESTS_PER_MINUTE: '100000000',
        PAGES_PER_MINUTE: '100000000',
        NODE_OPTIONS: `--import=${new URL('overhear-captchas.mjs', import.meta.url)}`,
        OVERHEARD_CAPTCHAS: join(dataDir, OVERHEARD),
        ...settings,
        ...environment,
      },
    });
    try {
      await server.ready();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  };
  let running: ServerProcess = await start({});
  const { address } = running;
  return {
    address,
    dataDir,
    output: () => running.output(),
    goDown: () => running.stop(),
    comeUp: async (environment = {}) => {
      running = await start({ PORT: new URL(address).port, ...environment });
    },
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
