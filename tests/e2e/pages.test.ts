import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PageVisitor } from '../kit/page-visitor.ts';
import { recordIds, routeAddresses } from '../kit/route-addresses.ts';
import { searchAddresses } from '../kit/search-addresses.ts';
import { sharedSite } from '../kit/served-site.ts';
import { openContext } from '../kit/sign-in-page.ts';
import { isDrawn } from '../kit/unhydrated-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

describe('who is signed out', () => {
  let visitor: PageVisitor;
  let addresses: string[];

  beforeAll(async () => {
    const { address } = sharedSite();
    addresses = routeAddresses(await recordIds(address));
    visitor = await PageVisitor.create(address, await openContext(browser, { reducedMotion: 'reduce' }));
  });

  /** The records of the addresses are only known once the site answers. */
  const patterns = routeAddresses(Object.fromEntries(routes.map(({ name }) => [name, ':id'])));

  test.for(patterns.map((pattern, turn) => [pattern, turn] as const))(
    '[2.1][2.2][2.3][2.4][1.1] %s answers with a title, a heading, a text and links of its own, stays still and inside the window; axe and the console have nothing to say',
    async ([, turn]) => {
      const path = addresses[turn]!;
      expect(await visitor.findings(path, turn)).toEqual([]);
    },
  );

  test('[1.2] each of them is rendered on the server', async () => {
    const isRendered = async (path: string) => isDrawn(await (await fetch(sharedSite().address + path)).text());
    for (const path of addresses) await expect.poll(() => isRendered(path), { message: path }).toBe(true);
  });
});

describe('who searches', () => {
  let visitor: PageVisitor;

  beforeAll(async () => {
    visitor = await PageVisitor.create(sharedSite().address, await openContext(browser, { reducedMotion: 'reduce' }));
  });

  const foundRow = (page: Page) =>
    page
      .locator('[data-asked]')
      .getByText(/UN 1\d{3}/)
      .filter({ visible: true })
      .first();

  test.for(searchAddresses.map((address, turn) => [address, turn] as const))(
    '[3.5][1.1] %s passes the same checks',
    async ([address, turn]) => {
      expect(await visitor.findings(address, turn, foundRow)).toEqual([]);
    },
  );
});
