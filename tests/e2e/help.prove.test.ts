import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { notFound } from '#copy/kit.ts';
import { userCentre } from '#copy/user-centre/rooms.ts';
import { openBrowser } from '../kit/browser.ts';
import { FULL } from '../kit/full.ts';
import { sharedSite } from '../kit/served-site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

async function articles(): Promise<readonly string[]> {
  const answer = await fetch(`${site.address}/api-cms/help`, { headers: { appcode: 'echem', appdriver: '101' } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

/** Every fourth without the full counts: of the others the server says whether they are there, and the crawl opens one of each kind. */
const isOpened = (_: string, at: number) => FULL || at % 4 === 0;

test('[2.8] each link of each help article, followed, leads to a page that is there', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const lost: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() !== 200) lost.push(response.url());
  });
  const links = new Set<string>();
  for (const id of await articles()) {
    await page.goto(`${site.address}/helpCenter?id=${id}`);
    await page.getByRole('article').waitFor();
    const found = page.getByRole('article').locator('a[href]');
    for (const href of await found.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      links.add(href);
  }
  expect(links.size).toBeGreaterThan(15);
  const [opened, asked] = [[...links].filter(isOpened), [...links].filter((href, at) => !isOpened(href, at))];
  for (const href of asked) expect((await fetch(site.address + href)).status, href).toBe(200);
  for (const href of opened) {
    await page.goto(site.address + href);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor({ state: 'attached' });
    expect(await page.locator('main').textContent(), href).not.toContain(notFound.heading);
    if (href.startsWith(USER_CENTRE_PATH)) await page.getByText(userCentre.anonymous, { exact: true }).waitFor();
  }
  expect(lost).toEqual([]);
  await page.close();
});
