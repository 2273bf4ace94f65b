import { describe, expect, test } from 'vitest';
import { refused } from '#copy/booking/opening.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { truck } from '#copy/truck/order.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';

const { site, openPage } = serveJourneys();

describe('the road', () => {
  test('[4.31][2.5b] a visitor is asked to sign in, and a copy of nothing says where to ask', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/brand/freight?enquiryNo=TRK26010100001&optionId=%3Cscript%3E`);
    await page.getByText(refused.reasons.visitor.title).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('link', { name: truck.close }).click();
    await page.getByRole('form', { name: words.titles.truck }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});
