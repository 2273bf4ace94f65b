import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Envelope } from '#contract/codes.ts';
import { type CallName, table } from '#contract/table.ts';
import { blankItem, blankRequest } from '#domain/enquiry/purchase-form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { answerWaiting } from '#server/market/demo-desk.ts';
import { secureRandom } from '#server/random.ts';
import { book, formOf, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { lastWritesOf } from '#tests/kit/fingerprint.ts';
import { acetoneAt } from '#tests/kit/goods-on-server.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { fetchAs, type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';
import { type JsonSchema, jsonSchemaOf, validFor } from '#tests/server/fuzz/values.ts';

/** Names of fields that hold the id of something a user owns. */
const owned = [
  'amends',
  'basicEntId',
  'copiedFrom',
  'enquiryNo',
  'fileId',
  'fileIds',
  'id',
  'licenceFileId',
  'no',
  'optionId',
  'orderNo',
  'quoteId',
  'sessionId',
];
/** These name what members-roles.test.ts asks about as a stranger. */
const ofCompany = ['invitation', 'invitationId', 'memberId', 'orderNos', 'requestId', 'revoke'];
/** Goods, prices, places and registers that nobody owns, and what is read only beside an id above. */
const nobodys = [
  ...['casNo', 'carrierCode', 'countryCode', 'creditCode', 'depotId', 'dstPortCode', 'goodsId', 'imoNo', 'orgPortCode'],
  ...['priceId', 'scheduleId', 'taxNo', 'taxpayerId', 'unNo', 'viaPortCode', 'warehouseId', 'licenceNo'],
  ...['arrivalPostcode', 'pickupPostcode', 'accessCode', 'lineNo', 'quoteNo'],
  ...['blNo', 'containerNo', 'scaleNo', 'soNo', 'tankNos'],
  ...['approvalNo', 'batchNo', 'containerNos', 'dangerPackCertNo', 'driverId', 'emergencyContractNo', 'emsNo', 'hsCode'],
  ...['outerPackCode', 'perfCertNo', 'reportNo', 'roadCode', 'sealNos', 'tunnelCode'],
  ...['priceIds', 'campaignId', 'articleId', 'cityCode', 'portCode', 'clientUid'],
];
/** What whoever holds it may use: codes and captchas of the asker's own phone, a ticket to sign in by. */
const ofBearer = ['code', 'token'];
const NAMED = /(?:id|ids|no|nos|code|key|token|uid|invitation)$/i;
/** As ids and numbers are written; a name that says nothing of it does not hide one. */
const WRITTEN = [/^\^\[A-Za-z0-9_-\](?:\+|\{\d+(?:,\d+)?\})\$$/, /\\d\{11\}\$$/];
const namesSomething = (field: string, { pattern = '', items }: JsonSchema): boolean =>
  NAMED.test(field) ||
  WRITTEN.some((written) => written.test(pattern)) ||
  (items !== undefined && !Array.isArray(items) && namesSomething('', items));

const namingFields = (schema: JsonSchema): string[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(namingFields);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(namesSomething(name, field) ? [name] : []),
    ...namingFields(field),
  ]);
  const items = Array.isArray(schema.items) || schema.items === undefined ? [] : namingFields(schema.items);
  return [...inner, ...fields, ...items];
};

/** The number that a line of a form has within it: nothing that anybody owns. */
const isRow = ({ pattern }: JsonSchema) => pattern === '^\\d{1,6}$';

function idFields(schema: JsonSchema): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(idFields);
  const properties = Object.entries(schema.properties ?? {});
  const own = properties.flatMap(([name, field]) => (owned.includes(name) && !isRow(field) ? [name] : []));
  const deeper = properties.flatMap(([, field]) => idFields(field));
  const items = Array.isArray(schema.items) || schema.items === undefined ? [] : idFields(schema.items);
  return [...new Set([...own, ...inner, ...deeper, ...items])];
}

/** Fields of the request itself; what is deeper is given by hand below. */
const topFields = ({ properties = {}, anyOf = [], oneOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf].flatMap(topFields),
];

/** Of these anybody may be told: what is published, and what whoever has its link may open. */
const published: readonly CallName[] = [
  ...(['activityItem', 'helpArticle', 'newsItem', 'openPost', 'procurementItem'] as const),
  ...(['sharedContent', 'supplierQuoteFile'] as const),
];

const ofUsers = (Object.entries(table) as [CallName, Call][]).filter(
  ([, { auth }]) => auth === 'session' || auth === 'public',
);

const calls = ofUsers
  .filter(([name]) => !published.includes(name) && name !== 'share')
  .map(([name, call]) => ({ name, call, fields: idFields(jsonSchemaOf(call.request)) }))
  .filter(({ fields }) => fields.length > 0);

/** Which thing of a user an `id` or `no` of this path is. */
const kinds = ['address-book', 'drafts', 'enquiries', 'files', 'orders', 'procurement', 'shares', 'templates'] as const;
const kindOf = (call: Call) => kinds.find((kind) => call.path.split('/').includes(kind));

it('[10.10] every field that names something is told whose it is', () => {
  const told = [...owned, ...ofCompany, ...ofBearer, ...nobodys];
  const untold = ofUsers.flatMap(([name, { request }]) =>
    [...new Set(namingFields(jsonSchemaOf(request)))]
      .filter((field) => !told.includes(field))
      .map((field) => `${name}.${field}`),
  );
  expect(untold).toEqual([]);
});

describe.each(databaseKinds)('another’s ids on %s', (database) => {
  let server: TestServer;
  const strangers: SignedIn[] = [];
  const ids: Record<string, string> = {};
  let fixed: Partial<Record<CallName, object>>;

  beforeAll(async () => {
    server = await startMarket(database);
    await giveSheets(server);
    const owner = 'user-verified';
    const offer = await goldenOffer(server);
    const form = methanol(offer, server.clock.now());
    ids.orders = (await book(server, owner, form, 'owned')).orderNo;
    ids.drafts = (await as(server, owner, 'saveDraft', { service: 'fcl', form: {} })).id;
    ids.templates = (await as(server, owner, 'saveTemplate', { name: 'A', orderNo: ids.orders })).id;
    ids.shares = (await as(server, owner, 'share', { kind: 'order', content: { service: 'fcl', form } })).id;
    const party = { companyNameEn: 'A', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' };
    ids['address-book'] = (await as(server, owner, 'addressBookSave', { kind: 'shipper', title: 'A', party })).id;
    const browser = await signIn(server, owner);
    ids.files = (await browser.upload(documentOf(plainPicture(9, 9), 9, 9), 'a.pdf')).data!.fileId;
    ids.quoteId = (await as(server, owner, 'quote', { service: 'fcl', part: partOf(form) as never })).quoteId;
    const asked = {
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      isDanger: 'Y' as const,
      unNo: '1230',
      cargoName: '甲醇',
      boxes: [{ ctnType: '20GP' as const, quantity: 2 }],
      contact: '顾晓岚',
      phone: '12000000001',
    };
    ids.enquiries = (
      await as(server, owner, 'placeEnquiry', { service: 'fcl', form: asked }, 'enquiry-of-the-owner')
    ).enquiryNo;
    const log = { info: () => {}, warn: () => {}, error: () => {} } as never;
    await answerWaiting({ db: server.database.db, clock: server.clock, random: secureRandom, log });
    ids.optionId = (await as(server, owner, 'enquiry', { no: ids.enquiries })).options[0]!.optionId;
    const goods = await acetoneAt(server, owner);
    ids.procurement = readGoodsId(goods.goodsId)!.postId;
    ids.basicEntId = 'enterprise-verified';
    ids.sessionId = (await browser.call('querySessions', {})).data[0]!.sessionId;
    for (const user of ['user-person', 'user-unverified', 'user-special']) strangers.push(await signIn(server, user));
    const stranger = formOf(form, 'user-person');
    const foreignFile = { fileId: ids.files, name: 'a.pdf', size: 1, language: '', day: '' };
    const itemOfStranger = { ...blankItem, nameCn: '丙酮', purity: '99.5 %', packing: '桶', quantity: '20' };
    const dayIn = (days: number) => localDay(server.clock.now() + days * DAY_MS, 'Asia/Shanghai');
    fixed = {
      publishRequest: {
        ...{
          ...blankRequest,
          items: [itemOfStranger],
          place: '上海市金山区',
          arrivalDay: dayIn(20),
          lastDay: dayIn(6),
        },
        ...{ contact: '顾晓岚', phone: '12000000001', samples: [{ fileId: ids.files, name: 'a.pdf', size: 1 }] },
      },
      acceptEnquiry: { service: 'fcl', form: stranger },
      agreeProtocol: { protocol: '2026-01-01' },
      saveTemplate: { name: 'B' },
      endSessions: { others: undefined },
      enterpriseInfo: { appSource: 'fcl_mm' },
      enterpriseVerify: { creditCode: '91350100M000100Y43', name: '福州闽江化工原料有限公司（演示数据）' },
      quote: { service: 'fcl', part: partOf(form) },
      placeEnquiry: { service: 'fcl', form: { ...asked, cargoName: '丙酮', fileIds: [ids.files] } },
      placeOrder: { service: 'fcl', form: { ...stranger, documents: [foreignFile] } },
      procurementOrder: {
        ...{ quantity: goods.quantity, delivery: { method: 'SELF', day: goods.deliveryDay }, agree: true },
        buyer: {
          ...{ company: goods.buyerCompany, contactName: '顾晓岚', contactPhone: '12000000001' },
          ...{ licenceNo: goods.licenceNo, licenceExpires: goods.licenceExpires },
          ...{ licenceFiles: [foreignFile], permitFiles: [foreignFile] },
        },
      },
    };
  }, 60_000);
  afterAll(() => server.stop());

  function idOf(call: Call, field: string): unknown {
    if (field === 'fileIds') return [ids.files];
    const kind =
      field === 'id' || field === 'no'
        ? kindOf(call)
        : { amends: 'orders', fileId: 'files', licenceFileId: 'files', orderNo: 'orders' }[field];
    const id = ids[kind ?? field];
    if (id === undefined) throw new Error(`${call.name}: whose is ${field}? Say so in this test.`);
    return id;
  }

  it('are taken by these calls', () => {
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['order', 'cancelOrder', 'download', 'removeDraft']),
    );
    expect(calls.length).toBeGreaterThan(14);
  });

  const untold = ['sessions', 'limits'];

  /** They answer nothing and change nothing where others would refuse. */
  const silent: readonly CallName[] = ['endSessions', 'enterpriseInfo'];

  /** A template is named by its id or made of an order, never both. */
  const either: Partial<Record<CallName, object>> = { saveTemplate: { orderNo: undefined } };

  const absent = (id: string) => id.slice(0, -1) + (id.endsWith('1') ? '2' : '1');
  /** The same request about what is not there; a post of goods to buy is on everybody's list. */
  const aboutNothing = (name: CallName, request: object): object =>
    JSON.parse(
      Object.entries(ids)
        .filter(([kind]) => kind !== 'procurement' || name !== 'procurementOrder')
        .reduce((text, [, id]) => text.replaceAll(id, absent(id)), JSON.stringify(request)),
    );

  let serial = 0;
  /** All that somebody is told who asks. */
  async function told({ headers }: SignedIn, name: CallName, request: object) {
    serial += 1;
    const key = (table[name] as Call).idempotent ? `foreign-key-${serial}-`.padEnd(24, 'x') : undefined;
    const reply = await fetchAs(server.address, headers, name, request, key);
    const ofReply = ['cache-control', 'content-disposition', 'content-type'].map((header) => reply.headers.get(header));
    return { status: reply.status, ofReply, envelope: (await reply.json()) as Envelope<unknown> };
  }

  /** Nothing tells another's thing from one that is not there. */
  async function expectNotThere(stranger: SignedIn, name: CallName, request: object) {
    const answer = await told(stranger, name, request);
    expect(answer).toEqual(await told(stranger, name, aboutNothing(name, request)));
    return answer.envelope;
  }

  it.each(calls)('$name refuses three kinds of strangers and changes nothing', async ({ name, call, fields }) => {
    const top = topFields(jsonSchemaOf(call.request));
    const sample = fixed[name] ?? (fc.sample(validFor(call.request), 1)[0] as object);
    const taken = Object.fromEntries(
      fields.filter((field) => top.includes(field)).map((field) => [field, idOf(call, field)]),
    );
    const request = { ...sample, ...taken, ...either[name] };
    const before = await lastWritesOf(server.database.pool, untold);
    for (const stranger of strangers) {
      const { code, data } = await expectNotThere(stranger, name, request);
      if (silent.includes(name)) expect([null, '[]']).toContain(data === null ? null : JSON.stringify(data));
      else expect(code).toBe('10004004');
    }
    expect(await lastWritesOf(server.database.pool, untold)).toEqual(before);
  });

  it('still belong to their owner afterwards', async () => {
    const owner = await signIn(server, 'user-verified');
    expect((await owner.call('order', { no: ids.orders })).data.status).toBe('submitted');
    expect((await owner.call('querySessions', {})).data.map(({ sessionId }) => sessionId)).toContain(ids.sessionId);
    expect((await owner.call('draftList', {})).data.map(({ id }) => id)).toContain(ids.drafts);
  });
});
