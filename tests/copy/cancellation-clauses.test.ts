import { expect, test } from 'vitest';
import type { BookedService } from '#contract/booked-services.ts';
import { cancellation } from '#copy/orders/order.ts';
import { clauseOf } from '#server/orders/cancellations/answers.ts';
import { orderServices } from '#server/orders/services.ts';

const services = Object.keys(orderServices) as BookedService[];

test('[11.4] a fee for cancelling names the clause that charges for it', () => {
  expect(clauseOf('fcl').name).toBe('《海运整箱收费协议》第五条 5.2');
  expect(clauseOf('truck').name).toBe('《陆运收费协议》第五条 5.1');
  expect(clauseOf('warehouse').name).toBe('《仓储收费协议》第四条 4.1');
});

test.each(services)('[11.4] the clause of %s stands in its charge agreement and is about cancelling', (service) => {
  const { charges } = orderServices[service];
  const { name, text } = clauseOf(service);
  const [, title, articleNo, number] = /^《(.+)》(第.条) (\d\.\d)$/.exec(name) ?? [];
  expect(title).toBe(charges.title);
  const article = charges.articles.find(({ heading }) => heading.startsWith(`${articleNo}　`));
  expect(article?.heading).toContain('取消');
  expect(article?.paragraphs).toContain(`${number} ${text}`);
  expect(text).toMatch(/取消.*(?:费用|承担|结算|办理|合同)/);
});

test.each(services)('[11.4] the clause of %s sends no one elsewhere to cancel', (service) => {
  expect(clauseOf(service).text).not.toMatch(/客户经理|办理。/);
});

test.each(['air', 'domestic', 'fcl', 'truck'] as const)('[11.4] the clause of %s says where to ask', (service) => {
  expect(clauseOf(service).text).toContain(`在订单页${cancellation.ask}`);
});
