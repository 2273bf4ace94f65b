import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { refused, ownLinks as words } from '#copy/booking/opening.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { railGlycerine } from '../features/rail/order.ts';
import { amountsIn, bookingField, expectAmounts, totalsOf } from '../kit/booking-page.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { keepDraft } from '../kit/kept-draft.ts';
import { ask } from '../kit/market-server.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { overflowOf } from '../kit/overflow.ts';
import { dismiss, expectToast, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

const ORDER = '/railWay/addOrder';
/** By its words: the sign-in window may already stand over the page, which then has no roles. */
const isGone = (page: Page) => page.getByText(refused.reasons.goneLink.title, { exact: true }).first().waitFor();

async function signIn(page: Page) {
  await page.goto(site.address + PAGE);
  await signInByPassword(page, mouseOf(page), VERIFIED);
  await expectToast(page, sessionToasts.signedIn);
}

/** The address that the window of the form shows. */
async function sharedAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.share }).click();
  const address = page.getByRole('dialog').getByLabel(fclTools.share.link, { exact: true });
  await address.waitFor();
  return address.inputValue();
}

describe('a link to a form', () => {
  test('[4.31] opens the form at its price for who has it, without people or papers, until its owner takes it back', async () => {
    const page = await openPage(1280);
    await signIn(page);
    const lane = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N' } as const;
    const train = (await ask(site, 'railPrices', lane)).items.find(({ bookable }) => bookable === 'BOOKABLE');
    await keepDraft(page, site.address, 'rail', {
      ...{ ...railGlycerine, priceId: train?.priceId, scheduleId: train?.scheduleId },
      ...{ pickup: 'STATION', fetchAddress: '', agree: false },
    });
    await page.goto(`${site.address}${ORDER}?step=train`);
    await expect.poll(async () => (await amountsIn(totalsOf(page))).length).toBeGreaterThan(0);
    const amounts = await amountsIn(totalsOf(page));
    const address = new URL(await sharedAddress(page));
    expect(address.pathname).toBe(ORDER);
    expect(address.searchParams.get('whatIf')).toMatch(/^[\w-]{32}$/);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(fclTools.share.formHelp).waitFor();
    expect(await overflowOf(page)).toBe(0);

    const other = await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 360, height: 800 } });
    const visitor = await other.newPage();
    const pageMessages: string[] = [];
    visitor.on('pageerror', ({ message }) => pageMessages.push(message));
    await visitor.goto(`${site.address}${ORDER}${address.search}`);
    await dismiss(visitor);
    await visitor.getByText(words.opened.title).waitFor();
    await visitor.getByText(words.opened.same).waitFor();
    await expectAmounts(totalsOf(visitor), amounts);
    await expect.poll(() => bookingField(visitor, 'containers.0.quantity').inputValue()).toBe('2');
    const shown = await visitor.locator('main').innerText();
    for (const secret of [railGlycerine.contactPhone, railGlycerine.consignee.companyNameEn]) {
      expect(secret.length).toBeGreaterThan(3);
      expect(shown).not.toContain(secret);
    }
    expect(await overflowOf(visitor)).toBe(0);

    await dialog.getByRole('button', { name: words.show }).click();
    const revoke = dialog.getByRole('button', { name: new RegExp(`^${words.revoke} 铁路`) });
    await revoke.first().waitFor();
    const open = await revoke.count();
    await revoke.first().click();
    await expect.poll(() => revoke.count()).toBe(open - 1);
    const again = await other.newPage();
    await again.goto(`${site.address}${ORDER}${address.search}`);
    await isGone(again);
    expect(pageMessages).toEqual([]);
    await other.close();
  });

  test.each(['/railWay/addOrder', '/shippingLcl', '/airLift/airLiftOrder'])(
    'an id that no one was given says so on %s, however it is written',
    async (path) => {
      const page = await openPage(360);
      for (const id of ['A'.repeat(32), '%3Cimg%20src=x%3E', '..%2F..%2Forders']) {
        await page.goto(`${site.address}${path}?whatIf=${id}`);
        await isGone(page);
      }
      expect(await overflowOf(page)).toBe(0);
    },
  );
});
