import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPath, routes } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { booking } from '#copy/booking/frame.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { placeOneOfEach } from '../kit/orders-of-all.ts';
import { PageVisitor } from '../kit/page-visitor.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

describe('who is signed in', () => {
  let site: ServedSite;
  let visitor: PageVisitor;
  let placed: Awaited<ReturnType<typeof placeOneOfEach>>;

  beforeAll(async () => {
    site = await serveSite();
    const { context, page } = await openSignedIn(browser, site, VERIFIED);
    placed = await placeOneOfEach(context, site.address);
    await page.close();
    visitor = await PageVisitor.create(site.address, context);
  }, 240_000);

  afterAll(() => site?.stop());

  const room = (query: string) => `${USER_CENTRE_PATH}?redirect=${query}`;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const price = (page: Page) =>
    page.getByRole('region', { name: booking.price.title, exact: true }).last().locator('dl');
  const afterOrder = (name: string, service: keyof typeof placed) => ({
    name: `[2.3] the page after an order of ${service}`,
    address: () => `${routes.find((route) => route.name === name)?.path}?orderNo=${placed[service]}`,
  });

  const pages: readonly { name: string; address: () => string; last?: (page: Page) => Locator }[] = [
    ...['workplace', 'order', 'enquiry', 'verification', 'account', 'invoice', 'contract', 'members'].map((name) => ({
      name: `[2.14] the room ${name}`,
      address: () => room(name),
      last: heading,
    })),
    ...(['fcl', 'cfs', 'domestic'] as const).flatMap((service) => [
      {
        name: `[1.12] the order of ${service}`,
        address: () => room(`order&orderNo=${placed[service]}`),
        last: heading,
      },
      {
        name: `[4.31] the order page of ${service}`,
        address: () => `${orderPath(service)}?copy=${placed[service]}`,
        last: price,
      },
    ]),
    afterOrder('shippingFclSuccess', 'fcl'),
    afterOrder('shippingLclSuccess', 'lcl'),
    afterOrder('builtInSuccess', 'cfs'),
    afterOrder('dgdeskSuccess', 'dgdesk'),
  ];

  test.for(pages.map((page, turn) => ({ ...page, turn })))('[1.1] $name passes the same checks', async (page) => {
    expect(await visitor.findings(page.address(), page.turn, page.last)).toEqual([]);
  });
});
