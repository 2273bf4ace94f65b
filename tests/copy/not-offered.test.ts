import { expect, test } from 'vitest';
import { stepWords } from '#copy/booking/steps.ts';
import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';
import type { PageCopy } from '#copy/text-pages.ts';

test.each([
  ['in the agreement', userAgreement, ['站内消息', '在会员中心申请注销', '采购申请的提交', '经验证的电子邮箱']],
  ['in the privacy notice', privacyNotice, ['在您签署合同']],
] as const)('nothing is promised %s that the site does not have', (_, { opening, articles }, promises) => {
  const publishedText = JSON.stringify([opening, articles]);
  for (const promise of promises) expect(publishedText).not.toContain(promise);
});

const isPage = (words: unknown): words is PageCopy =>
  typeof words === 'object' && words !== null && 'lead' in words && 'sections' in words && 'links' in words;

const pages = Object.entries(import.meta.glob<Record<string, unknown>>('../../copy/**/*.ts', { eager: true })).flatMap(
  ([file, exported]) =>
    Object.entries(exported).flatMap(([name, words]) =>
      isPage(words) ? [[`${file.replace('../../copy/', '')} ${name}`, words] as const] : [],
    ),
);

test('every page that is not home has its copy', () => {
  expect(pages.length).toBeGreaterThan(30);
});

/** The form asks for a report that the list of papers has due later. */
test('[4.31] [10.12] the papers of an order are shown to follow only where the form lets them, and in the order', () => {
  const { note, withOrder } = stepWords.papers;
  expect(note).toMatch(new RegExp(`“${withOrder}”.*必填的文件下单时就要；其余.*不影响下单`));
  expect(note).toContain('下单后在订单里交');
  expect(note).not.toContain('发给客服');
  expect(note).not.toContain('补齐');
});

/** Phrases that would promise a missing feature. */
const ABSENT = [
  '轨迹可查',
  '实时轨迹',
  '在线支付',
  '在线签署',
  '电子合同',
  '下载单证',
  '下载单据',
  '下载 App',
  '客户端下载',
  '站内消息',
  '在线报价',
  '前补齐',
];

/** Said to be absent, which is no promise. */
const denied = (text: string, promise: string) =>
  new RegExp(`(?:不能|暂不|不在|没有|不提供|未开放)[^。；]{0,12}${promise}`).test(text);

test.each(pages)('%s promises nothing that is not there', (_, page) => {
  const texts = [
    page.description,
    page.lead,
    ...page.sections.flatMap(({ text = '', points = [] }) => [text, ...points]),
    ...page.links.map(({ label }) => label),
  ];
  const promised = texts.flatMap((text) =>
    ABSENT.filter((promise) => text.includes(promise) && !denied(text, promise)).map(
      (promise) => `${promise}: ${text}`,
    ),
  );
  expect(promised).toEqual([]);
});

test('every service lists its prices and takes orders', () => {
  const unpriced = pages.filter(([, { lead }]) => /不在网上列价|也不列出价格|不列出库存与价格|不在网上下单/.test(lead));
  expect(unpriced.map(([file]) => file)).toEqual([]);
});
