import type { Page } from 'playwright';
import { keepDraftHere } from './booking-page.ts';

/** The same from any page: a form that stands open would keep its own as it goes. */
export async function keepDraft(page: Page, address: string, service: string, form: object) {
  await page.goto(`${address}/healthz`);
  await keepDraftHere(page, address, form, service);
}
