import type { BrowserContext, Page } from 'playwright';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { orders } from '#copy/orders/list.ts';
import { orderPapers as words } from '#copy/orders/order.ts';
import { placeOrder } from './order-calls.ts';
import { documentOf, plainPicture } from './upload-files.ts';

export const PAPER = '危包证(出境危险货物运输包装使用鉴定结果单)';
export const paperFile = {
  name: '危包证.pdf',
  mimeType: 'application/pdf',
  buffer: documentOf(plainPicture(9, 9), 9, 9),
};

export const rowOf = (page: Page, paper = PAPER) =>
  page.getByRole('table', { name: orders.papersCaption }).getByRole('row', { name: paper });
export const formOf = (page: Page) => page.getByRole('form', { name: words.title(PAPER) });

/** Places an order and opens it in the user centre; returns its number. */
export async function openNewOrder(context: BrowserContext, page: Page, address: string, key: string): Promise<string> {
  const no = await placeOrder(context, address, key);
  await page.goto(`${address}${USER_CENTRE_PATH}?redirect=order&orderNo=${no}`);
  await page.getByRole('heading', { level: 2, name: no }).waitFor();
  return no;
}
