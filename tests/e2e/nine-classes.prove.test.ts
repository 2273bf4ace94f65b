import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorRestrictions } from '#contract/calls/operator-restrictions.ts';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { documents as words } from '#copy/documents/terms.ts';
import { operatorOrders } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { goToOrder } from '../kit/centre-page.ts';
import { byAir, byBox, byCoaster, byConsolidation, byRoad, byTank, byTrain, type Walker } from '../kit/class-orders.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { signInAs } from '../kit/enquired-page.ts';
import { mouseOf } from '../kit/hands.ts';
import { deskToken } from '../kit/operator.ts';
import { enterOperatorRoom, makeOperatorAt } from '../kit/operator-page.ts';
import { callerOf } from '../kit/order-calls.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { pdfText, withoutBlanks } from '../kit/pdf-text.ts';
import { clientHeaders } from '../kit/server.ts';
import { sendAs } from '../kit/signed-in.ts';

const { site, openPage } = serveJourneys({ DESK_TOKEN: deskToken });

interface Walk {
  title: string;
  order(walker: Walker): Promise<string>;
  /** Goods line of each document. */
  says: Partial<Record<DocumentKind, readonly string[]>>;
}

const walks: readonly Walk[] = [
  {
    title: '1: fireworks by rail, asked about',
    order: (walker) =>
      byTrain(walker, {
        ...{ unNo: '0336', cargoName: '烟花爆竹', packageType: '4G', load: [100, 10, 12] },
        says: { nec: '200' },
      }),
    says: {
      'rail-attachment': ['UN 0336, FIREWORKS, 1.4G', '烟花爆竹', 'NET EXPLOSIVE MASS 200 kg'],
      labels: ['UN 0336', 'FIREWORKS'],
    },
  },
  {
    title: '2.1: aerosols in a box',
    order: (walker) => byBox(walker, { unNo: '1950', packageType: '4G', load: [200, 10, 12] }),
    says: {
      'dg-declaration': ['UN 1950, AEROSOLS, 2.1', '气雾剂', 'EmS F-D, S-U', '200 × 4G'],
      'packing-certificate': ['UN 1950, AEROSOLS, 2.1'],
      labels: ['UN 1950', 'AEROSOLS', '气雾剂'],
    },
  },
  {
    title: '3: a flammable liquid with a technical name in a box',
    order: (walker) =>
      byBox(walker, {
        ...{ unNo: '1993', packingGroup: 'II', packageType: '1A1' },
        says: { technicalName: 'ETHYL ACETATE, ISOPROPANOL', flashPoint: '4' },
      }),
    says: {
      'dg-declaration': [
        'UN 1993, FLAMMABLE LIQUID, N.O.S. (ETHYL ACETATE, ISOPROPANOL), 3, II, (4 ℃ c.c.)',
        ...['EmS F-E, S-E', '易燃液体，未另作规定的', 'SHANGHAI SHENLAN CHEMICAL CO LTD', 'ROTTERDAM SOLVENTS BV'],
      ],
      'packing-certificate': ['UN 1993, FLAMMABLE LIQUID, N.O.S. (ETHYL ACETATE, ISOPROPANOL), 3, II, (4 ℃ c.c.)'],
      labels: ['UN 1993', 'FLAMMABLE LIQUID, N.O.S. (ETHYL ACETATE, ISOPROPANOL)'],
    },
  },
  {
    title: '3 (6.1): methanol in a tank',
    order: byTank,
    says: { labels: ['336 / 1230'] },
  },
  {
    title: '4.1: naphthalene beside the goods of others',
    order: (walker) =>
      byConsolidation(walker, {
        ...{ unNo: '1334', packingGroup: 'III', packageType: '4G', load: [24, 70, 77] },
        says: { psnEn: 'NAPHTHALENE, CRUDE', psnCn: '粗制萘' },
        names: { cargoNameEn: 'NAPHTHALENE, CRUDE', cargoNameCn: '粗制萘' },
      }),
    says: {
      'dg-declaration': ['UN 1334, NAPHTHALENE, CRUDE, 4.1, III, MARINE POLLUTANT', 'EmS F-A, S-G'],
      'packing-certificate': ['UN 1334, NAPHTHALENE, CRUDE, 4.1, III, MARINE POLLUTANT'],
      labels: ['UN 1334', 'NAPHTHALENE, CRUDE', '粗制萘'],
    },
  },
  {
    title: '5.1: an oxidizing solid in a box',
    order: (walker) =>
      byBox(walker, {
        ...{ unNo: '1479', packingGroup: 'II', packageType: '4G', load: [100, 20, 22] },
        says: { technicalName: 'POTASSIUM PERSULPHATE' },
      }),
    says: {
      'dg-declaration': ['UN 1479, OXIDIZING SOLID, N.O.S. (POTASSIUM PERSULPHATE), 5.1, II', 'EmS F-A, S-Q'],
      'packing-certificate': ['UN 1479, OXIDIZING SOLID, N.O.S. (POTASSIUM PERSULPHATE), 5.1, II'],
      labels: ['UN 1479', '氧化性固体，未另作规定的 (POTASSIUM PERSULPHATE)'],
    },
  },
  {
    title: '6.1: a toxic solid by rail, asked about',
    order: (walker) =>
      byTrain(walker, {
        ...{ unNo: '2811', packingGroup: 'II', cargoName: '有机毒性固体', packageType: '4G' },
        says: { technicalName: 'CARBARYL' },
      }),
    says: {
      'rail-attachment': [
        '60, UN 2811, TOXIC SOLID, ORGANIC, N.O.S. (CARBARYL), 6.1, II',
        '有机毒性固体，未另作规定的',
      ],
      labels: ['UN 2811', 'TOXIC SOLID, ORGANIC, N.O.S. (CARBARYL)'],
    },
  },
  {
    title: '6.2: an infectious substance by rail, asked about',
    order: (walker) =>
      byTrain(walker, {
        ...{ unNo: '2814', cargoName: '感染性物质', packageType: '4H2', load: [1, 1, 5] },
        says: { technicalName: 'MYCOBACTERIUM TUBERCULOSIS CULTURES' },
      }),
    says: {
      'rail-attachment': ['UN 2814, INFECTIOUS SUBSTANCE, AFFECTING HUMANS (MYCOBACTERIUM TUBERCULOSIS CULTURES), 6.2'],
      labels: ['UN 2814', 'INFECTIOUS SUBSTANCE, AFFECTING HUMANS'],
    },
  },
  {
    title: '7: radioactive material by rail, asked about',
    order: (walker) => byTrain(walker, { unNo: '2915', cargoName: '放射性物质', packageType: '4A', load: [2, 10, 40] }),
    says: {
      'rail-attachment': ['70, UN 2915, RADIOACTIVE MATERIAL, TYPE A PACKAGE, 7', '放射性物质，A型包装件'],
      labels: ['UN 2915', 'RADIOACTIVE MATERIAL, TYPE A PACKAGE'],
    },
  },
  {
    title: '8: caustic soda along the coast',
    order: (walker) => byCoaster(walker, { unNo: '1824', packingGroup: 'II', packageType: '1H1' }),
    says: {
      'road-document': [
        'UN 1824, 氢氧化钠溶液, 8, II, (E)',
        '苏州工业园区星湖街 1 号',
        '送货段运输',
        '广州工业园区星湖街 1 号',
      ],
      labels: ['UN 1824', '氢氧化钠溶液'],
    },
  },
  {
    title: '8: caustic soda by road',
    order: (walker) => byRoad(walker, { unNo: '1824', packingGroup: 'II', packageType: '1H1', load: [40, 40, 42] }),
    says: {
      'road-document': ['UN 1824, 氢氧化钠溶液, 8, II, (E)', '沪A12345', '张驾驶', '刘押运', '李货主', '赵收货'],
      labels: ['UN 1824', '氢氧化钠溶液'],
    },
  },
  {
    title: '9: a substance hazardous to the environment by air',
    order: (walker) =>
      byAir(walker, {
        ...{ unNo: '3082', packingGroup: 'III', packageType: '1H1', load: [4, 20, 22] },
        ...{ perPackage: '20', packingInstruction: '964', says: { technicalName: 'EPOXY RESIN' } },
      }),
    says: {
      'air-declaration': [
        '4 PLASTICS DRUM (1H1) × 20 kg',
        ...['UN 3082', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (EPOXY RESIN)', '964'],
        ...['SHANGHAI SHENLAN CHEMICAL CO LTD', 'ROTTERDAM SOLVENTS BV'],
      ],
      labels: ['UN 3082', 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (EPOXY RESIN)'],
    },
  },
];

/** Explosives, infectious and radioactive goods go by rail once an operator ended what the railway and its stations refuse. */
async function endRefusals() {
  const headers = { ...clientHeaders, 'desk-token': deskToken };
  for (const keyword of ['RO-BLOCK', 'CNCKG', 'DEDUI']) {
    const { data } = await sendAs(site.address, headers, 'operatorRestrictions', { keyword } as never);
    for (const { id, version, dgClass } of (data as OperatorRestrictions).items)
      if (['1', '6.2', '7'].includes(dgClass ?? ''))
        expect((await sendAs(site.address, headers, 'operatorRestrictionEnd', { id, version })).code).toBe('00000000');
  }
}

let operator: Awaited<ReturnType<typeof makeOperatorAt>>;
let room: Page | undefined;

/** The operator room, entered once. */
async function operatorRoom(page: Page): Promise<Page> {
  if (room !== undefined) return room;
  const context = await page
    .context()
    .browser()!
    .newContext({ viewport: { width: 1280, height: 800 } });
  room = await context.newPage();
  await room.goto(`${site.address}/desk/`);
  await enterOperatorRoom(room, operator);
  return room;
}

/** The operator finds the order and takes it to its first step of the company. */
async function confirm(page: Page, orderNo: string) {
  const operatorPage = await operatorRoom(page);
  await operatorPage.goto(`${site.address}/desk/`);
  const rows = operatorPage.getByRole('listbox', { name: operatorOrders.title }).getByRole('option');
  await rows.first().waitFor();
  await operatorPage.getByRole('searchbox', { name: operatorOrders.search }).fill(orderNo);
  await operatorPage.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().click();
  const form = operatorPage.getByRole('form', { name: operatorOrders.next });
  const status = form.getByRole('combobox', { name: operatorOrders.status });
  const booked = status.locator('option', { hasText: orders.statuses.booked });
  await expect.poll(() => status.locator('option').count()).toBeGreaterThan(1);
  await status.selectOption((await booked.count()) > 0 ? { label: orders.statuses.booked } : { index: 1 });
  await form
    .getByRole('combobox', { name: operatorOrders.dangerous })
    .selectOption({ label: orders.dgStatuses.accepted });
  await operatorPage.getByLabel(operatorOrders.remark, { exact: true }).fill('危险品已获准，其余单证随后补交');
  await operatorPage.getByRole('button', { name: operatorOrders.move, exact: true }).click();
  await operatorPage.getByText(operatorOrders.moved, { exact: true }).waitFor();
}

async function takeText(page: Page, kind: DocumentKind): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.takeOf(words.names[kind].cn) }).click();
  const file = await download;
  await page.getByText(words.ready(file.suggestedFilename())).waitFor();
  return pdfText(new Uint8Array(await readFile(await file.path())));
}

beforeAll(async () => {
  await endRefusals();
  operator = await makeOperatorAt(site as Parameters<typeof makeOperatorAt>[0], '单证值班员');
});
afterAll(() => room?.context().close());

describe('an order of each class', () => {
  test.each(walks)(
    '[10.13][4.31] $title is found, ordered and confirmed, and its documents say the goods as the regulations do',
    async ({ order, says }) => {
      const page = await openPage(1280);
      const hand = mouseOf(page);
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await signInAs(page, hand, site.address, VERIFIED);
      const call = callerOf(page.context(), site.address);
      const { protocolAgreed, enterpriseResp } = (await call('/api-user/user/info', {})) as {
        protocolAgreed: boolean;
        enterpriseResp: { basicEntId: string };
      };
      const { basicEntId } = enterpriseResp;
      if (!protocolAgreed)
        await call('/api-user/enterprise/agree-protocol', { basicEntId, protocol: PROTOCOL_VERSION });
      const orderNo = await order({ page, hand, address: site.address });
      await confirm(page, orderNo);
      await goToOrder(page, site, orderNo);
      const placed = (await call(`/api-ecommerce/orders/${orderNo}`, null)) as OrderAnswer;
      const kinds = documentsOf(placed);
      expect(kinds).toEqual(expect.arrayContaining(Object.keys(says)));
      for (const kind of kinds) {
        const text = await takeText(page, kind);
        expect(text).toContain(orderNo);
        for (const line of says[kind] ?? []) expect(text, kind).toContain(withoutBlanks(line));
      }
      expect(thrown).toEqual([]);
    },
    120_000,
  );
});

test('[10.13] every class is among the orders', () => {
  expect(new Set(walks.map(({ title }) => title[0]))).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9']));
});
