import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PAGE_PRELOAD_ID } from '#contract/rendered-page.ts';
import { permissionOf, routes } from '#contract/routes.ts';
import { homeMarket } from '#copy/home/page.ts';
import { shell } from '#copy/shell.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { oceanCarriers, ownCodeCarriers } from '#domain/reference/ocean-carriers.ts';
import { type ServedSite, serveCopy } from '../kit/served-site.ts';

let site: ServedSite;
const empty = mkdtempSync(join(tmpdir(), 'own-site-'));

beforeAll(async () => {
  site = await serveCopy(inject('deliveredFolder'), empty, { SEED: 'none' });
});

afterAll(async () => {
  await site?.stop();
  rmSync(empty, { recursive: true, force: true });
});

/** Visible text without the options of forms. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|select|fieldset)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

async function read(path: string): Promise<string[]> {
  const html = async () => (await fetch(site.address + path)).text();
  await expect.poll(html, { timeout: 20_000 }).toContain(`id="${PAGE_PRELOAD_ID}"`);
  return textOf(await html());
}

/** An enquiry lets its visitor name the carriers of the trade as a preference; it claims none of them. */
const PREFERS = ['/enquiryFcl'];

const publicPaths = routes
  .filter((route) => route.path !== null && permissionOf(route) === 'public')
  .map((route) => (route.path ?? '').replace(/\/:\w+\??$/, ''));

const names = [...oceanCarriers, ...ownCodeCarriers].map(({ nameCn }) => nameCn);
/** Written as the program has them: two words run into one, or a made-up code. */
const INTERNAL = /\b(?!mPa|kPa)[a-z]+(?:[A-Z][a-z]+)+\b|\bRC-[A-Z]+\b|\b(?:NONE|PENDING|REJECT)\b|\b[A-Z]+_[A-Z_]+\b/;

describe('the site of a company that has only just started', () => {
  test.each([...new Set(publicPaths)])(
    '[1.3] [10.2] %s claims no partner, no carrier and shows no internal code',
    async (path) => {
      const lines = await read(path);
      const found = lines.filter(
        (line) =>
          line === homeMarket.partners.name ||
          line.includes(shell.demoLabel) ||
          (!PREFERS.includes(path) && names.some((name) => line === name || line.startsWith(`${name} `))) ||
          INTERNAL.test(line) ||
          (orderStatuses as readonly string[]).includes(line),
      );
      expect(found).toEqual([]);
    },
  );
});
