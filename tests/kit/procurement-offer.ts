import type { Page } from 'playwright';
import { words } from '#copy/procurement/market.ts';
import type { Hand } from './hands.ts';

export const ACETONE = '丙酮';

/** From the home page to the offer of acetone; who comes by telephone opens the list for it. */
export async function findOffer(page: Page, hand: Hand, address: string, base: string) {
  await page.goto(`${address}/`);
  await hand.press(page.getByRole('link', { name: /^采购/ }).last());
  await page.waitForURL(/\/procurement\/share/);
  if (base !== '/procurement/share') await page.goto(address + base);
  const search = page.getByRole('searchbox', { name: words.search });
  await hand.type(search, ACETONE);
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/);
  await hand.press(page.getByRole('link', { name: `现货供应 ${ACETONE}`, exact: true }));
  await page.getByRole('heading', { level: 1, name: ACETONE }).waitFor();
}
