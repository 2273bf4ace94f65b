import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { FULL } from './full.ts';
import { overflowOf } from './overflow.ts';

declare global {
  interface Window {
    axe: typeof import('axe-core');
    shifts: number;
    moved: string[];
  }
}

export const WIDTHS = [360, 768, 1280, 1920];
/** A phone and a desk, as each page is looked at without the full counts. */
const GATE_WIDTHS = [390, 1280];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** As the footer keeps what the visitor chose there. */
export const keepTheme = (theme: string) => `try { localStorage.setItem('theme', '${theme}'); } catch {}\n`;

/** Paints a page only when it is parsed: a busy browser paints parts of it earlier, and each later part moves them. */
const paintOnceParsed = `
  new MutationObserver((_changes, observer) => {
    if (document.head === null) return;
    observer.disconnect();
    const whole = document.createElement('link');
    whole.rel = 'expect';
    whole.href = '#end-of-page';
    whole.setAttribute('blocking', 'render');
    document.head.append(whole);
    // The browser logs a warning for an id that it did not find.
    document.addEventListener('readystatechange', () => whole.remove(), { once: true });
  }).observe(document, { childList: true, subtree: true });
`;

/** Counts what moves on its own, from the first paint on, and names it. */
export const watchShifts = `
  ${paintOnceParsed}
  window.shifts = 0;
  window.moved = [];
  const rectOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifts += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const text = (node?.textContent ?? '').trim().slice(0, 20);
        window.moved.push((node?.nodeName ?? 'removed') + ' ' + text + ': ' + rectOf(previousRect) + ' to ' + rectOf(currentRect));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Layout shifts since the page was opened. */
export async function shiftsIn(page: Page): Promise<string[]> {
  const { shifts, moved } = await page.evaluate(() => ({ shifts: window.shifts, moved: window.moved }));
  return shifts > 0 ? [`shifts ${shifts.toFixed(4)}: ${moved.join('; ')}`] : [];
}

export const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((name) => void Object.assign(document.documentElement.dataset, { theme: name }), theme);

/** Elements that overflow the right edge. */
export async function sidewaysAt(page: Page, width: number): Promise<string[]> {
  const over = await overflowOf(page);
  if (over <= 0) return [];
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  return [`${over} px too wide at ${width}: ${wide.slice(0, 8).join(' | ')}`];
}

export async function audit(page: Page, where: string, rules?: string[]): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    (only) => window.axe.run({ resultTypes: ['violations'], preload: false, ...(only && { runOnly: only }) }),
    rules,
  );
  if (passes.length === 0) return [`axe looked at nothing at ${where}`];
  return violations.map(({ id, nodes }) => `axe at ${where}: ${id} ${nodes[0]?.html ?? ''}`);
}

/** As `audit`; what axe finds has to be there in view too: the rows of a long list are measured, and placed, as they come into view. */
export async function auditInView(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const lasting: string[] = [];
    const { violations, passes } = await window.axe.run({ resultTypes: ['violations'], preload: false });
    if (passes.length === 0) lasting.push('nothing was looked at');
    for (const { id, nodes } of violations) {
      for (const { target, html } of nodes) {
        const element = document.querySelector(String(target[0]));
        element?.scrollIntoView({ block: 'center' });
        const again = await window.axe.run(element ?? document, { runOnly: [id], preload: false });
        if (again.violations.length > 0) lasting.push(`${id} ${html}`);
      }
    }
    scrollTo(0, 0);
    return lasting;
  });
  return found.map((text) => `axe at ${where}: ${text}`);
}

/** Without the full counts day and night take turns over the widths. */
const themesAt = (turn: number) => (FULL ? THEMES : THEMES.filter((_, at) => at === turn % THEMES.length));

/** Checks overflow and axe at phone and desktop width; the full run covers every width in both themes. */
export async function expectSound(page: Page, where: string) {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const [turn, width] of (FULL ? WIDTHS : GATE_WIDTHS).entries()) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await sidewaysAt(page, width)));
    for (const theme of themesAt(turn)) {
      await setTheme(page, theme);
      found.push(...(await audit(page, `${where}, ${width}, ${theme}`)));
    }
  }
  await setTheme(page, 'light');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(found).toEqual([]);
}
