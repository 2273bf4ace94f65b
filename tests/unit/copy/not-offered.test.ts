import { expect, test } from 'vitest';
import { page as airLift } from '#src/ui/copy/pages/air-lift.ts';
import { page as airLiftOrder } from '#src/ui/copy/pages/air-lift-order.ts';
import { page as builtInAddOrder } from '#src/ui/copy/pages/built-in-add-order.ts';
import { page as builtInSuccess } from '#src/ui/copy/pages/built-in-success.ts';
import { page as dgdeskSuccess } from '#src/ui/copy/pages/dgdesk-success.ts';
import { page as domesticTrade } from '#src/ui/copy/pages/domestic-trade.ts';
import { page as domesticTradeOrder } from '#src/ui/copy/pages/domestic-trade-order.ts';
import { page as fluidBag } from '#src/ui/copy/pages/fluid-bag.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';
import { page as railWayAddOrder } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { page as railWayIndex } from '#src/ui/copy/pages/rail-way-index.ts';
import { page as railWaySuccess } from '#src/ui/copy/pages/rail-way-success.ts';
import { page as shippingLcl } from '#src/ui/copy/pages/shipping-lcl.ts';
import { page as shippingLclSuccess } from '#src/ui/copy/pages/shipping-lcl-success.ts';
import { page as tankIndex } from '#src/ui/copy/pages/tank-index.ts';
import { page as warehouse } from '#src/ui/copy/pages/warehouse.ts';
import { page as warehouseing } from '#src/ui/copy/pages/warehouseing.ts';

const services: Readonly<Record<string, PageCopy>> = {
  airLift,
  airLiftOrder,
  builtInAddOrder,
  domesticTrade,
  domesticTradeOrder,
  fluidBag,
  railWayAddOrder,
  railWayIndex,
  shippingLcl,
  tankIndex,
  warehouse,
  warehouseing,
};

const results: Readonly<Record<string, PageCopy>> = {
  builtInSuccess,
  dgdeskSuccess,
  railWaySuccess,
  shippingLclSuccess,
};

test.each(Object.entries(services))('%s says that nothing is ordered there, and whom to ask', (_, page) => {
  expect(page.notice).toMatch(/不在网上|不能在网上/);
  expect(`${page.notice}${page.lead}`).toMatch(/客服|热线|询价/);
});

test.each(Object.entries(results))('%s says no success of an order that nobody can place', (_, page) => {
  expect(page.title).not.toContain('已提交');
  expect(page.lead).toMatch(/网上没有.+可查/);
});

test.each(Object.entries({ ...services, ...results }))('%s promises neither a number, a list nor a form', (_, page) => {
  const said = JSON.stringify(page);
  for (const promise of ['一键复制', '可复制', '二维码', '可下载', '在线提交', '会员中心的订单列表', '刚刚提交'])
    expect(said).not.toContain(promise);
});
