import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fieldLabel } from '#copy/booking/fields.ts';
import { bookingField, boxOf, chooseListed, chooseOffered, clickNext } from '../../kit/booking-page.ts';
import { dayIn } from '../../kit/day-in.ts';
import type { Hand } from '../../kit/hands.ts';

/** The page of stuffing. */
export const PAGE_OF_STUFFING = '/builtIn';

/** A field that was filled in says so in its name: it is found by its place. */
export const write = (page: Page, hand: Hand, path: string, text: string) =>
  hand.type(boxOf(page, path).locator('input').first(), text);
/** A moment has a picker of the browser's own. */
export const writeMoment = (page: Page, path: string, text: string) => boxOf(page, path).locator('input').fill(text);

/** The first step of the form: where and when the boxes are stuffed, and on what they sail. */
export async function fillStation(page: Page, hand: Hand, store = '临港危化品一号库') {
  await chooseOffered(page, hand, 'warehouseId', store);
  await write(page, hand, 'soNo', 'COSU81234500');
  await chooseOffered(page, hand, 'carrierCode', 'COSU');
  await write(page, hand, 'vessel', 'cosco aries');
  await write(page, hand, 'voyage', '042W');
  await chooseListed(page, hand, [fieldLabel('orgPortCode'), 'yangshan'], /CNYSN/);
  await write(page, hand, 'terminal', 'Yangshan 4');
  await chooseListed(page, hand, [fieldLabel('dstPortCode'), '鹿特丹'], /NLRTM/);
  await writeMoment(page, 'etd', `${dayIn(21)}T20:00`);
  await writeMoment(page, 'cyClosing', `${dayIn(20)}T20:00`);
  await expect.poll(() => bookingField(page, 'vessel').inputValue()).toBe('COSCO ARIES');
  const quantity = bookingField(page, 'containers.0.quantity');
  await hand.type(quantity, '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await clickNext(page, hand, 'cargo');
}
