import { expect, test } from 'vitest';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import { manualReply } from '#copy/enquiry/own.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { UNVERIFIED } from '../kit/demo-people.ts';
import { ANSWERED_WITHIN, answersOf, fieldOf, SEARCH, serveEnquiries, submitButton } from '../kit/enquiry-journey.ts';
import { mouseOf } from '../kit/hands.ts';
import { overflowOf } from '../kit/overflow.ts';
import { signInWhenPrompted } from '../kit/sign-in-page.ts';

const open = serveEnquiries();

test('[1.2][2.5b] a number in the address and one that is chosen fill in class, group and name', async () => {
  const { page, pageMessages } = await open(SEARCH);
  await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toBe('甲醇');
  const shown = (name: string) => fieldOf(page, name).locator('option:checked').textContent();
  await expect.poll(() => shown('packingGroup')).toContain('II');
  expect(await page.getByText(words.controls).count()).toBe(0);
  await fieldOf(page, 'unNo').fill('硝酸铵');
  await expect.poll(() => shown('packingGroup')).not.toContain('II');
  await page.getByRole('option', { name: /UN\s?1942/ }).click();
  await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toContain('硝酸铵');
  await expect.poll(() => shown('dgClass')).toContain('5.1');
  await page.getByText(words.controlsTitle([dangerousLookup.control.AMMONIUM_NITRATE])).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(pageMessages).toEqual([]);
});

test('[2.5b] what was typed survives a reload, and the address keeps the lane and no name', async () => {
  const { page } = await open(SEARCH);
  await fieldOf(page, 'cargoName').fill('丙酮');
  await fieldOf(page, 'contact').fill('林木森');
  await fieldOf(page, 'unNo').fill('1090');
  await expect.poll(() => page.url()).toContain('unNo=1090');
  expect(decodeURIComponent(page.url())).not.toContain('林木森');
  await page.reload();
  await submitButton(page).waitFor();
  await expect.poll(() => fieldOf(page, 'cargoName').inputValue()).toBe('丙酮');
  await expect.poll(() => fieldOf(page, 'contact').inputValue()).toBe('林木森');
  await expect.poll(() => fieldOf(page, 'unNo').inputValue()).toBe('1090');
  await page.getByText(words.controlsTitle([dangerousLookup.control.PRECURSOR_3])).waitFor();
  await expect.poll(() => fieldOf(page, 'dstPortCode').inputValue()).toBe('鹿特丹');
});

test('a shared link that there is not says so, and the form is there', async () => {
  const { page } = await open(`/enquiryFcl?share=${'A'.repeat(32)}`);
  await page.getByText(words.linkGoneTitle).waitFor();
  await expect.poll(() => fieldOf(page, 'cargoName').isEditable()).toBe(true);
});

test('[2.5b] a shared link that could not be read says so, and is read again without losing what was typed', async () => {
  const { page } = await open('/enquiryFcl', 390);
  const { origin } = new URL(page.url());
  const { data: shared } = await (
    await page.request.post(`${origin}/api-ecommerce/shares`, {
      headers: { appCode: APP_CODE, appDriver: APP_DRIVER },
      data: { kind: 'search', content: { path: '/shippingFcl', query: SEARCH.split('?')[1] } },
    })
  ).json();
  const calls = `**/api-ecommerce/shares/${shared.id}*`;
  await page.route(calls, (route) => route.abort());
  await page.goto(`${origin}/enquiryFcl?share=${shared.id}`);
  await page.getByText(words.linkUnreadTitle).waitFor();
  await fieldOf(page, 'contact').fill('林木森');
  await expect.poll(() => new URL(page.url()).searchParams.get('share')).toBe(shared.id);
  const retry = page.getByRole('alert').getByRole('button', { name: words.retry });
  await retry.click();
  await expect.poll(() => retry.isEnabled()).toBe(true);
  await page.unroute(calls);
  await retry.click();
  await expect.poll(() => fieldOf(page, 'dstPortCode').inputValue()).toBe('鹿特丹');
  expect(await fieldOf(page, 'contact').inputValue()).toBe('林木森');
  expect(await fieldOf(page, 'unNo').inputValue()).toContain('1230');
  expect(await page.getByText(words.linkUnreadTitle).count()).toBe(0);
  await expect.poll(() => page.url()).not.toContain('share=');
  expect(await overflowOf(page)).toBe(0);
});

test('[1.10b] a trucking enquiry is taken on the brand’s page and answered in words', async () => {
  const { page } = await open('/brand/freight', 360);
  const answer = answersOf(page);
  await fieldOf(page, 'pickupPlace').fill('上海金山');
  await fieldOf(page, 'deliveryPlace').fill('宁波北仑');
  await fieldOf(page, 'cargoName').fill('丙酮');
  await fieldOf(page, 'contact').fill('周海宁');
  await fieldOf(page, 'phone').fill(UNVERIFIED.phone);
  await submitButton(page).click();
  await signInWhenPrompted(page, mouseOf(page), UNVERIFIED);
  await page.getByText(words.welcomed).waitFor();
  await submitButton(page).click();
  await page
    .getByText(/^TRK\d{11}$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: words.seeInList }).click();
  await expect.poll(() => answer()?.status, ANSWERED_WITHIN).toBe('manual');
  await page.getByText(manualReply('truck')).waitFor();
  expect(await overflowOf(page)).toBe(0);
});
