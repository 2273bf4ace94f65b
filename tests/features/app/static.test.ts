import { text } from 'node:stream/consumers';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { Router, type RouterProps } from 'wouter';
import { createActor } from 'xstate';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { type PageName, routes } from '#contract/routes.ts';
import { homeHead } from '#copy/home/page.ts';
import { notFound, outer as words } from '#copy/kit.ts';
import { errors, shell } from '#copy/shell.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { AppView } from '#src/app/AppView.tsx';
import { rowOf } from '#src/app/pages.ts';
import { servicesOf } from '#src/app/services.ts';
import { wireApp } from '#src/app/wiring.ts';
import { NewsRow } from '#src/features/content/views/NewsPage.tsx';
import { ServiceGrid } from '#src/features/home/views/ServiceGrid.tsx';
import { PageLinkList } from '#src/features/page-parts/views/PageLinkItem.tsx';
import { SiteAddresses } from '#src/ui/outer-addresses.ts';
import { MARKER_STYLE } from '#src/ui/parts/headless/InLandmark.tsx';
import { MapLink } from '#src/ui/parts/MapLink.tsx';
import { plainFrame, plainSite } from '#tests/kit/plain-frame.ts';

async function html(element: ReactElement) {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement(Router, { ssrPath: '/' } as RouterProps, element), {
    onError: (error) => void errors.push(error),
  });
  const rendered = await text(prelude as NodeJS.ReadableStream);
  expect(errors).toEqual([]);
  return rendered;
}

/** Lazy sections are started in server-rendered pages, except the header of the home page. */
const BEGUN: Partial<Record<PageName, readonly string[]>> = { business: ['network', 'lead'] };

const page = async (name: PageName) => {
  const path = routes.find((route) => route.name === name)?.path ?? '/';
  const address = path.replace(/\/:\w+\?/, '').replace(/:\w+/, 'any');
  const row = await rowOf(name);
  const [{ default: View }, chart] = await Promise.all([row.view(), row.chart?.()]);
  const actor = chart === undefined ? null : createActor(chart, { input: { page: name, path: address, query: '' } });
  // No page holds the configuration here.
  if (actor !== null) {
    Object.assign(servicesOf(actor.system), { site: () => plainSite });
    Object.assign(actor.system, {
      get: (name: string) => (name === 'session' ? createActor(sessionMachine) : undefined),
    });
  }
  for (const section of BEGUN[name] ?? []) actor?.start().send({ type: 'section.near', section });
  return html(createElement(View, { actor: actor ?? createActor(sessionMachine) }));
};

test.each(routes)(
  '[1.4] the page $name renders without a browser, with a title and a heading of its own',
  async ({ name }) => {
    expect(typeof globalThis.document).toBe('undefined');
    const rendered = await page(name);
    expect(rendered).toMatch(/<title>[^<]+<\/title>/);
    expect(rendered.match(/<h1/g)).toHaveLength(1);
  },
);

test('every page has another title', async () => {
  const titles: (string | undefined)[] = [];
  for (const { name } of routes) titles.push(/<title>([^<]+)</.exec(await page(name))?.[1]);
  expect(new Set(titles).size).toBe(routes.length);
});

test('[2.4] the 404 page speaks Chinese and English and leads home', async () => {
  const rendered = await page('notFound');
  for (const words of [notFound.heading, notFound.latin, notFound.plain]) expect(rendered).toContain(words);
  expect(rendered).toContain(`href="/"`);
  expect(rendered).toContain(errors.backHome);
});

test('[1.4] the home page says what the product is', async () => {
  const rendered = await page('home');
  expect(rendered).toContain(homeHead.title);
  expect(rendered).toContain(homeHead.description);
});

const NEWS_ROW: ComponentProps<typeof NewsRow>['item'] = {
  id: '2026/01?a=b',
  category: '公司新闻',
  title: '甲醇航线',
  summary: '',
  publishedAt: 0,
  tags: [],
};

const linksOf = async (addresses: Partial<EmbeddedSite['addresses']>, element: ReactElement) => {
  const value = { ...plainSite.addresses, ...addresses };
  const rendered = await html(createElement(SiteAddresses, { value }, element));
  return [...rendered.matchAll(/<a ([^>]*?)href="([^"]*)"([^>]*)>/g)].map(([, before, href = '', after]) => ({
    href: href.replaceAll('&amp;', '&'),
    isNewTab: `${before}${after}`.includes('target="_blank" rel="noopener noreferrer"'),
    rendered,
  }));
};

describe('[3.16] a link the company may have configured', () => {
  const tile = createElement(ServiceGrid);
  const brand = createElement(PageLinkList, { links: [{ label: '拼舟品牌页', to: '/brand/consolidation' }] });
  const row = createElement(NewsRow, { item: NEWS_ROW });
  const map = createElement(MapLink, { location: '上海 洋山四期' });
  const ID = encodeURIComponent(NEWS_ROW.id);
  const PLACE = encodeURIComponent('上海 洋山四期');

  test.each([
    ['the tile 陆运', tile, { freight: 'https://freight.example.com/' }, 'https://freight.example.com/'],
    ['the brand link', brand, { consolidation: 'https://lcl.example.com' }, 'https://lcl.example.com'],
    ['the brand link over http', brand, { consolidation: 'http://10.0.0.7' }, 'http://10.0.0.7'],
    ['news', row, { newsCentre: 'https://news.example.com/detail' }, `https://news.example.com/detail/${ID}`],
    ['news by a parameter', row, { newsCentre: 'https://n.example.com/a?id=' }, `https://n.example.com/a?id=${ID}`],
    ['a place', map, { maps: 'https://maps.example.com' }, `https://maps.example.com?q=${PLACE}`],
    ['a place among others', map, { maps: 'https://m.example.com/?api=1' }, `https://m.example.com/?api=1&q=${PLACE}`],
    ['a place by a parameter', map, { maps: 'https://m.example.com/s?k=' }, `https://m.example.com/s?k=${PLACE}`],
  ])('%s leads there, in a tab of its own, and says so', async (_, element, addresses, address) => {
    const outer = (await linksOf(addresses, element)).filter(({ isNewTab }) => isNewTab);
    expect(outer.map(({ href }) => href)).toEqual([address]);
    expect(outer[0]?.rendered).toContain(words.newTab);
  });

  test.each([
    ['the tile 陆运', tile, '/brand/freight'],
    ['the brand link', brand, '/brand/consolidation'],
    ['news', row, `/news/${ID}`],
  ])('%s without one stays in the site', async (_, element, address) => {
    const links = await linksOf({}, element);
    expect(links.filter(({ isNewTab }) => isNewTab)).toEqual([]);
    expect(links.map(({ href }) => href)).toContain(address);
  });

  test('a place without a maps service is a text and no link', async () => {
    expect(await linksOf({}, map)).toEqual([]);
  });
});

test('[2.12] the frame renders without a browser: header, content and footer, the logo leading home', async () => {
  const rendered = await html(
    createElement(AppView, {
      actor: createActor(wireApp(rowOf), { input: { ticket: null } }),
      onReload: () => undefined,
      frame: plainFrame,
    }),
  );
  for (const element of ['<header', '<main', '<footer']) expect(rendered).toContain(element);
  expect(rendered).toContain(`aria-label="${shell.homeLink()}"`);
  expect(rendered.replaceAll(MARKER_STYLE, '')).not.toMatch(/ style=/);
});
