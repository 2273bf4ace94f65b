import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { draftChoices } from '#copy/booking/opening.ts';
import { fcl } from '#copy/fcl/search.ts';
import { lcl } from '#copy/lcl/search.ts';
import { fclService } from '#domain/fcl/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { byBox, byConsolidation, type Walker } from '../kit/class-orders.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { signInAs } from '../kit/enquired-page.ts';
import { mouseOf } from '../kit/hands.ts';
import { hold } from '../kit/held-requests.ts';
import { callerOf } from '../kit/order-calls.ts';
import { serveJourneys } from '../kit/order-journey.ts';

const { site, openPage } = serveJourneys();

interface Service {
  title: string;
  order(walker: Walker): Promise<string>;
  success: RegExp;
  /** The list of the same prices for other goods, and what its link to the order says. */
  list: string;
  link: string;
  firstStep: string;
}

const services: readonly Service[] = [
  {
    title: 'sea containers',
    order: (walker) =>
      byBox(walker, {
        ...{ unNo: '1479', packingGroup: 'II', packageType: '4G', load: [100, 20, 22] },
        says: { technicalName: 'POTASSIUM PERSULPHATE' },
      }),
    success: /\/shippingFcl\/addOrderSuccess/,
    list: '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*1&unNo=1950',
    link: fcl.order,
    firstStep: fclService.steps[0] ?? '',
  },
  {
    title: 'consolidated cargo',
    order: (walker) =>
      byConsolidation(walker, {
        ...{ unNo: '1334', packingGroup: 'III', packageType: '4G', load: [24, 70, 77] },
        says: { psnEn: 'NAPHTHALENE, CRUDE', psnCn: '粗制萘' },
        names: { cargoNameEn: 'NAPHTHALENE, CRUDE', cargoNameCn: '粗制萘' },
      }),
    success: /\/shippingLcl\/success/,
    list: '/shippingLcl?orgPortCode=CNSHA&dstPortCode=DEHAM&isDanger=Y&unNo=1133&volume=2.36&weight=1850',
    link: lcl.order,
    firstStep: lclService.steps[0] ?? '',
  },
];

async function signInToOrder(page: Page): Promise<Walker> {
  const hand = mouseOf(page);
  await signInAs(page, hand, site.address, VERIFIED);
  const call = callerOf(page.context(), site.address);
  const { protocolAgreed, enterpriseResp } = (await call('/api-user/user/info', {})) as {
    protocolAgreed: boolean;
    enterpriseResp: { basicEntId: string };
  };
  const { basicEntId } = enterpriseResp;
  if (!protocolAgreed) await call('/api-user/enterprise/agree-protocol', { basicEntId, protocol: PROTOCOL_VERSION });
  return { page, hand, address: site.address };
}

const draftsHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('booking-draft:')));

test.each(services)(
  '[4.31][4.10] $title: a draft whose save is answered only after its order was placed no longer exists, and the next order opens its own form',
  async ({ order, success, list, link, firstStep }) => {
    const page = await openPage(1280);
    const walker = await signInToOrder(page);
    const saving = await hold(page, `**${table.saveDraft.path}`);
    await order(walker);
    await page.waitForURL(success);
    const saved = page.waitForResponse(`**${table.saveDraft.path}`);
    saving.release();
    await saved;
    const call = callerOf(page.context(), site.address);
    const onServer = async () => (await call(table.draftList.path, {})) as unknown[];
    await expect.poll(onServer).toEqual([]);
    expect(await draftsHere(page)).toEqual([]);
    await page.goto(site.address + list);
    const next = page.locator('main').getByRole('link', { name: new RegExp(`${link}$`) });
    await walker.hand.press(next.first());
    const form = page.getByRole('form', { name: stepName(firstStep) });
    await form
      .or(page.getByRole('button', { name: draftChoices.useChosen }))
      .first()
      .waitFor();
    expect(await form.count()).toBe(1);
  },
);
