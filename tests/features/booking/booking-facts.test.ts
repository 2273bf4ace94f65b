import { describe, expect, test } from 'vitest';
import type { Constant, ConstType } from '#contract/calls/basic.ts';
import type { SellingRequest } from '#contract/calls/item.ts';
import type { UserInfo } from '#contract/calls/user.ts';
import { fillContact } from '#domain/booking/contact.ts';
import { DEFAULT_CURRENCIES, DEFAULT_PAY_TYPES } from '#domain/fcl/context.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import { blankFclForm } from '#domain/fcl/form.ts';
import { readFclOrderLink } from '#domain/fcl/order-link.ts';
import { fclService } from '#domain/fcl/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { readAt } from '#domain/form/path.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { cleared } from '#machines/order-form/order-form.rules.ts';
import type { Api } from '#src/api/index.ts';
import { bookerOf } from '#src/features/booking/open-form.ts';
import { newForm, readFacts } from '#src/features/fcl/order-forms.ts';

const NOW = Date.UTC(2026, 9, 7, 2);
/** Without a price nothing is asked of the server. */
const nowhere = { priceId: '', orgPortCode: '', dstPortCode: '', isDanger: true };
const api = {} as Api;

const row = (constType: ConstType, code: string, constName: string, name: string): Constant => ({
  constType,
  constValue: code,
  constName,
  code,
  name,
  sort: 1,
});
const rows: readonly Constant[] = [
  row('PAY_TYPE', 'BANK', '对公转账', '对公转账'),
  row('CURRENCY', '1', 'CNY', '人民币'),
  row('CURRENCY', '9', 'JPY', '日元'),
];
const constants = async (type: ConstType) => rows.filter(({ constType }) => constType === type);
const unreachable = () => Promise.reject(new Error('没有回应'));
const factsWith = (read: typeof constants, isContractCustomer = false) =>
  readFacts({ api, constants: read, isContractCustomer, now: NOW }, nowhere);

describe('the lists a booking chooses from', () => {
  test('[3.7] currencies and payment types are those of the database, with its names', async () => {
    const facts = await factsWith(constants);
    expect(facts.payTypes).toEqual(['BANK']);
    expect(facts.currencies).toEqual(['1', '9']);
    expect(facts.choiceNames.payType).toEqual({ BANK: '对公转账' });
    expect(facts.choiceNames.currency).toEqual({ '1': '人民币 CNY', '9': '日元 JPY' });
  });

  test('[3.7] a currency the database does not have is no choice, one it has besides the yuan settles no order online', async () => {
    const facts = await factsWith(constants);
    const errorsIn = (currency: string) =>
      errorsOf(fclDescription, { ...methanolForm, currency }, facts).filter(({ path }) => path === 'currency');
    expect(errorsIn('1')).toEqual([]);
    expect(errorsIn('9').map(({ code }) => code)).toEqual(['SETTLEMENT_CURRENCY']);
    expect(errorsIn('2').map(({ code }) => code)).toEqual(['NOT_A_CHOICE']);
  });

  test('[4.31] payment by the month is for whoever has a contract', async () => {
    const errorsIn = async (isContractCustomer: boolean) =>
      errorsOf(
        fclDescription,
        { ...methanolForm, settleType: 'MONTHLY' },
        await factsWith(constants, isContractCustomer),
      )
        .filter(({ path }) => path === 'settleType')
        .map(({ code }) => code);
    expect(await errorsIn(true)).toEqual([]);
    expect(await errorsIn(false)).toEqual(['MONTHLY_NOT_AGREED']);
  });

  test('[3.7] where they do not arrive the usual ones stand in', async () => {
    const facts = await factsWith(unreachable);
    expect(facts.payTypes).toEqual(DEFAULT_PAY_TYPES);
    expect(facts.currencies).toEqual(DEFAULT_CURRENCIES);
  });
});

describe('the offer a form is for', () => {
  const lane = { priceId: 'p1', orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: true };
  const readWith = async (asked: typeof lane, kindOfOffer: 'N' | 'Y' | null) => {
    const requests: SellingRequest[] = [];
    const sellingPrices = async (request: SellingRequest) => {
      requests.push(request);
      const items = request.isDanger === kindOfOffer ? [{ priceId: 'p1', prices: [] }] : [];
      return { items, org: null, dst: null, now: NOW };
    };
    const facts = await readFacts(
      { api: { sellingPrices } as unknown as Api, constants, isContractCustomer: false, now: NOW },
      asked,
    );
    return { requests, facts };
  };
  const request = (isDanger: 'N' | 'Y') => ({
    orgPortCode: 'CNSHA',
    dstPortCode: 'NLRTM',
    isDanger,
    priceIds: ['p1'],
    terms: true,
  });

  test('[3.14] one call asks for it by its id', async () => {
    const { requests, facts } = await readWith(lane, 'Y');
    expect(requests).toEqual([request('Y')]);
    expect(facts.offer?.isDanger).toBe(true);
  });

  test('[3.14] goods of the other kind are asked for next', async () => {
    const { requests, facts } = await readWith({ ...lane, isDanger: false }, 'Y');
    expect(requests).toEqual([request('N'), request('Y')]);
    expect(facts.offer?.isDanger).toBe(true);
  });

  test('[3.14] a price that no longer exists leaves the form without an offer', async () => {
    const { requests, facts } = await readWith(lane, null);
    expect(requests).toEqual([request('Y'), request('N')]);
    expect(facts).toMatchObject({ offer: null, sailing: null, now: NOW });
  });

  test.each([{ priceId: "p1' OR 1=1" }, { priceId: '' }, { orgPortCode: '' }, { dstPortCode: '' }])(
    '[3.14] nothing is asked for %j',
    async (part) => {
      const { requests, facts } = await readWith({ ...lane, ...part }, 'Y');
      expect(requests).toEqual([]);
      expect(facts.offer).toBeNull();
    },
  );
});

test('[4.31] the link of the list opens a form with its boxes, goods and ports', async () => {
  const link = readFclOrderLink('priceId=p1&from=CNSHA&to=NLRTM&danger=Y&ctn=20GP*2,40HQ*1&un=1230&kg=30400&m3=32');
  const form = newForm(link!, await factsWith(constants));
  expect(form.containers.map(({ ctnType, quantity }) => [ctnType, quantity])).toEqual([
    ['20GP', '2'],
    ['40HQ', '1'],
  ]);
  expect([form.priceId, form.orgPortCode, form.dstPortCode]).toEqual(['p1', 'CNSHA', 'NLRTM']);
  expect(form.cargo[0]).toMatchObject({ isDanger: true, grossWeight: '30400', volume: '32', dg: { unNo: '1230' } });
});

const user: UserInfo = {
  userId: 'user-1',
  name: '王珂',
  phone: '13900040001',
  email: 'wang@example.com',
  avatar: null,
  roles: ['person'],
  protocolAgreed: true,
  enterpriseResp: null,
  mmInfo: [],
  mayChangePasswordUntil: null,
};

test.each([
  ['NONE', { isPassed: false, isUnderReview: false }],
  ['PENDING', { isPassed: false, isUnderReview: true }],
  ['REJECT', { isPassed: false, isUnderReview: false }],
  ['PASS', { isPassed: true, isUnderReview: false }],
] as const)('[1.9] an account whose verification is %s is known as that by its order form', (status, known) => {
  const enterpriseResp = {
    basicEntId: 'enterprise-1',
    entName: '上海海润化工有限公司',
    mcpCode: 'MCP0001',
    serviceOpenAuditStatus: status,
    contractCustomer: false,
    mayBook: true,
  };
  expect(bookerOf({ ...user, enterpriseResp })).toMatchObject(known);
});

test('[1.9] a natural person needs no verification', () => {
  expect(bookerOf(user)).toMatchObject({ isPassed: true, isUnderReview: false });
});

test('[4.31] an account is reached by its name, number and address; a number in place of a name is no name', () => {
  const filled = fillContact({ ...blankFclForm, contactName: '张经理' }, bookerOf(user)!.contact);
  expect(filled).toMatchObject({
    contactName: '张经理',
    contactPhone: '13900040001',
    contactEmail: 'wang@example.com',
  });
  expect(bookerOf({ ...user, name: '139****0001', email: '' })?.contact).toEqual({
    contactName: '',
    contactPhone: '13900040001',
    contactEmail: '',
  });
  expect(
    cleared({
      service: fclService,
      form: methanolForm,
      person: { booker: bookerOf(user), owner: 'user-1', isSignInRequested: false },
    }),
  ).toEqual({
    ...fclService.blank,
    ...Object.fromEntries(fclService.kept.map((path) => [path, readAt(methanolForm, path)])),
    contactName: '王珂',
    contactPhone: '13900040001',
    contactEmail: 'wang@example.com',
  });
});
