import axe from 'axe-core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { home, homeHead } from '#copy/home/page.ts';
import { notFound } from '#copy/kit.ts';
import { errors, head } from '#copy/shell.ts';
import { AppView } from '#src/app/AppView.tsx';
import { rowOf } from '#src/app/pages.ts';
import { wireApp } from '#src/app/wiring.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { followNavigation } from '#src/features/navigation/follow-navigation.ts';
import { plainFrame } from '../../kit/plain-frame.ts';
import '#src/ui/styles.css';

document.querySelector('head > title')?.remove();
const before = location.href;
const closing: (() => void)[] = [];

function open(path: string) {
  history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  const app = createActor(wireApp(rowOf), { input: { ticket: null } });
  app.start();
  followNavigation(app, startOfPage);
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <AppView actor={app} onReload={() => undefined} frame={plainFrame} />
    </StrictMode>,
  );
  closing.push(() => {
    root.unmount();
    app.stop();
    element.remove();
  });
  return element;
}

afterEach(() => {
  for (const close of closing.splice(0)) close();
  history.replaceState(null, '', before);
});

test('[2.4][2.12][4.26] from a lost address the button leads home without loading the page again', async () => {
  const element = open('/no/such/page');
  await expect.element(page.getByRole('heading', { name: notFound.heading })).toBeVisible();
  await page.getByRole('link', { name: errors.backHome }).click();
  await expect.element(page.getByRole('heading', { name: home.heading })).toBeVisible();
  expect(location.pathname).toBe('/');
  expect(element.isConnected).toBe(true);
  await expect.poll(() => document.activeElement?.id).toBe('content');
});

test('[4.26] the back button leads back', async () => {
  open('/');
  await expect.element(page.getByRole('heading', { name: home.heading })).toBeVisible();
  history.pushState(null, '', '/no/such/page');
  await expect.element(page.getByRole('heading', { name: notFound.heading })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: home.heading })).toBeVisible();
});

test('[4.26] another spelling of the address is put right, its query kept', async () => {
  open(`${location.origin}//?from=mail`);
  await expect.element(page.getByRole('heading', { name: home.heading })).toBeVisible();
  expect(location.pathname + location.search).toBe('/?from=mail');
});

test('[1.4] the title of the document is that of the page', async () => {
  open('/no/such/page');
  await expect.poll(() => document.title).toBe(head.title(notFound.title));
  await page.getByRole('link', { name: errors.backHome }).click();
  await expect.poll(() => document.title).toBe(homeHead.title);
});

test.each(['/', '/no/such/page'])('[1.1] axe finds nothing on %s', async (path) => {
  const element = open(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await axe.run(element);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
