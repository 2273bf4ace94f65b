import type { Page } from 'playwright';
import { search } from '#copy/search/form.ts';
import type { Hand } from './hands.ts';

/** Opens the form of a search that lies folded to one line. */
export const openSearch = (page: Page) => page.getByRole('button', { name: search.change }).click();

/** Opens a filter or a calculator of a list. */
export const openPart = (page: Page, title: string, hand?: Hand) => {
  const part = page.locator('summary').filter({ hasText: title }).first();
  return hand === undefined ? part.click() : hand.press(part);
};

/** Narrows a list by one of its filters. */
export async function chooseFilter(page: Page, label: string, choice: string, hand?: Hand) {
  await openPart(page, label, hand);
  const link = page.getByRole('navigation', { name: label }).getByRole('link', { name: choice });
  await (hand === undefined ? link.click() : hand.press(link));
}
