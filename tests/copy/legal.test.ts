import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { privacyNotice, userAgreement } from '#copy/legal/documents.ts';
import { browserStorage, describeEntry, type LegalText } from '#copy/legal/text.ts';
import { rooms } from '#copy/user-centre/rooms.ts';

/** The paragraph that says all of it, or undefined. */
const paragraphWith = ({ articles }: LegalText, ...words: string[]) =>
  articles.flatMap(({ paragraphs }) => paragraphs).find((paragraph) => words.every((word) => paragraph.includes(word)));

const lengthOf = ({ opening, articles }: LegalText) =>
  [...opening, ...articles.flatMap(({ paragraphs }) => paragraphs)].join('').length;

test('[1.5] the agreement of 2020-07-14 is a full text', () => {
  expect([userAgreement.title, userAgreement.version, userAgreement.effectiveDate]).toEqual([
    '用户服务协议',
    '2020-07-14',
    '2020-07-14',
  ]);
  expect(lengthOf(userAgreement)).toBeGreaterThan(2_500);
});

test.each([
  ['whose account it is', ['账号', '手机号码', '电子邮箱']],
  ['that the credentials are kept safe', ['妥善保管', '密码', '短信验证码']],
  ['that the information is true', ['真实、准确、完整']],
  ['that accounts may be suspended or ended', ['中止或终止']],
  ['whose law governs', ['中华人民共和国法律']],
  ['where disputes are arbitrated', ['上海仲裁委员会', '在上海进行仲裁']],
  ['that the provider takes no part in the transactions', ['不参与', '交易']],
  ['how early changes are notified', ['不少于七日', '通知']],
])('[1.5] the agreement says %s', (_, words) => {
  expect(paragraphWith(userAgreement, ...words)).toBeDefined();
});

test.each([
  ['what is collected at sign-in', ['登录', '手机号码', '电子邮箱']],
  ['what is collected at registration', ['手机号码', '姓名', '公司名称', '学校名称', '企业类型', '所属行业']],
  [
    'what is collected for invoices',
    ['公司名称', '纳税人识别号', '注册地址与电话', '开户银行', '收件人姓名', '电话', '地区', '地址'],
  ],
  ['what the e-signature provider gets', ['电子签名', '企业信息', '个人信息', '产品信息']],
  ['that companies are looked up elsewhere', ['企业信息查询服务提供方']],
  ['where the data lies', ['存储在中国境内']],
  ['how soon it is answered, and at which phone', ['客服电话', '{servicePhone}', '十五个工作日内']],
  ['how early the end of the service is notified', ['停止运营', '提前三十日']],
  ['who is an adult', ['十八周岁以上为成年人']],
  ['that children under fourteen are sensitive', ['不满十四周岁', '敏感个人信息']],
])('[1.6] the privacy notice says %s', (_, words) => {
  expect(paragraphWith(privacyNotice, ...words)).toBeDefined();
});

test('[1.6] the privacy notice reads out everything the browser keeps, and nothing that it does not', () => {
  const kept = privacyNotice.articles.find(({ heading }) => heading.includes('本地存储'))?.paragraphs ?? [];
  expect(kept.filter((paragraph) => browserStorage.some((one) => paragraph.includes(describeEntry(one))))).toHaveLength(
    browserStorage.length,
  );
});

test('[1.6] what the user centre is shown to offer is what it has rooms for', () => {
  const rights = paragraphWith(privacyNotice, '会员中心现在提供') ?? '';
  for (const title of Object.values(rooms.titles)) expect(rights).toContain(`${title}：`);
});

/** Users agreed to this exact text: a change needs a new version and date. */
test('[1.6] the words of the privacy notice are those of its version', () => {
  const { version, effectiveDate, opening, articles } = privacyNotice;
  const words = createHash('sha256')
    .update(JSON.stringify([opening, articles]))
    .digest('hex')
    .slice(0, 16);
  expect({ version, effectiveDate, words }).toEqual({
    version: '2026-11-29',
    effectiveDate: '2026-11-29',
    words: '6df818e73cf1b5e4',
  });
  const [year, month, day] = version.split('-').map(Number);
  expect(paragraphWith(privacyNotice, version, `${year} 年 ${month} 月 ${day} 日起生效`)).toBeDefined();
});
