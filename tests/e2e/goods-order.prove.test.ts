import { describe, expect, test } from 'vitest';
import { booking } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { goods, words } from '#copy/procurement/market.ts';
import { bookingField, totalsOf } from '../kit/booking-page.ts';
import { mouseOf } from '../kit/hands.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { ACETONE, findOffer } from '../kit/procurement-offer.ts';

const { site, openPage } = serveJourneys();

describe('the order of goods', () => {
  test('[1.11][4.31] of more than is left it is shown how much there is, no price is marked, and a press orders that', async () => {
    const page = await openPage(360);
    await findOffer(page, mouseOf(page), site.address, '/procurement/share');
    const left = await page
      .getByText(/^可订 /)
      .first()
      .innerText();
    const [, amount] = /([\d.]+) 吨/.exec(left) ?? [];
    await page
      .getByRole('link', { name: `${words.order} ${ACETONE}` })
      .first()
      .click();
    const quantity = bookingField(page, 'quantity');
    await quantity.fill('500');
    const take = page.getByRole('button', { name: goods.shortage.take(String(amount), '吨') });
    await take.waitFor();
    await page.getByRole('status').filter({ hasText: booking.price.failed }).first().waitFor();
    expect(await page.getByRole('button', { name: KIT.retry }).count()).toBe(0);
    expect(await page.getByText(goods.bands.current).count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    await take.click();
    await expect.poll(() => quantity.inputValue()).toBe(amount);
    await totalsOf(page).getByText('¥').first().waitFor();
    await page.getByText(goods.bands.current).waitFor();
    expect(await take.count()).toBe(0);
  });

  test('[1.11] goods that no longer exist are reported as removed, and the way back is the list', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/procurement/share?priceId=1-no-such-post`);
    await page.getByText(goods.order.missing).waitFor();
    await page
      .getByRole('link', { name: goods.order.change })
      .or(page.getByRole('link', { name: '返回' }))
      .first()
      .waitFor();
    await page.goto(`${site.address}/procurement/share?priceId=%3Cscript%3E`);
    await page.getByRole('heading', { name: goods.order.title }).waitFor();
    await page.getByRole('link', { name: goods.order.close }).click();
    await page.getByRole('list', { name: words.list }).waitFor();
  });
});
