import { text } from 'node:stream/consumers';
import { createElement, type ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type PageName, routes } from '#contract/routes.ts';
import { AppView } from '#src/app/AppView.tsx';
import { plainSite } from '#src/app/frame.ts';
import { loadedPage, loadPage } from '#src/app/pages.ts';
import { openResource } from '#src/app/resources.ts';
import { wiredApp } from '#src/app/wiring.ts';
import { ServiceGrid } from '#src/pages/home/ServiceGrid.tsx';
import { errors } from '#src/ui/copy/errors.ts';
import { head } from '#src/ui/copy/head.ts';
import { shell } from '#src/ui/copy/shell.ts';

async function html(element: ReactElement) {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, { onError: (fault) => void faults.push(fault) });
  const rendered = await text(prelude as NodeJS.ReadableStream);
  expect(faults).toEqual([]);
  return rendered;
}

const page = async (name: PageName) => {
  const path = routes.find((route) => route.name === name)?.path ?? '/';
  const address = path.replace(/\/\{\w+\?\}/, '').replace(/\{\w+\}/, 'any');
  openResource(name, { path: address, query: '' }, { api: () => new Promise(() => undefined) });
  await loadPage(name);
  return html(createElement(loadedPage(name)));
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
  for (const words of [errors.notFound, errors.notFoundLatin, errors.notFoundPlain]) expect(rendered).toContain(words);
  expect(rendered).toContain(`href="/"`);
  expect(rendered).toContain(errors.backHome);
});

test('[1.4] the home page says what the product is', async () => {
  const rendered = await page('home');
  expect(rendered).toContain(head.homeTitle);
  expect(rendered).toContain(head.description);
});

test.each([
  [null, '/brand/freight'],
  ['https://freight.example.com/', 'https://freight.example.com/'],
])('[1.10b][3.16] with the brand’s own site at %s the service tile 陆运 leads to %s', async (freight, href) => {
  const site = { ...plainSite, addresses: { ...plainSite.addresses, freight } };
  const rendered = await html(createElement(ServiceGrid, { site }));
  expect(rendered.match(/href="[^"]*"(?=[^>]*>陆运)/g)).toEqual([`href="${href}"`]);
});

test('[2.12] the frame renders without a browser: header, content and footer, the logo leading home', async () => {
  const rendered = await html(
    createElement(AppView, { actor: createActor(wiredApp, { input: { ticket: null } }), onReload: () => undefined }),
  );
  for (const element of ['<header', '<main', '<footer']) expect(rendered).toContain(element);
  expect(rendered).toContain(`aria-label="${shell.homeLink}"`);
  expect(rendered).not.toMatch(/ style=/);
});
