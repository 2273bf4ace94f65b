import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
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
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';
import { type JsonSchema, jsonSchemaOf, validFor } from '#tests/server/fuzz/values.ts';

/** Names of fields that hold the id of something a user owns. */
const owned = [
  'basicEntId',
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
const ofCompany = ['invitation', 'invitationId', 'memberId', 'orderNos', 'requestId'];
/** Goods, prices, places and registers that nobody owns, and what is read only beside an id above. */
const nobodys = [
  ...['casNo', 'carrierCode', 'countryCode', 'creditCode', 'depotId', 'dstPortCode', 'goodsId', 'imoNo', 'orgPortCode'],
  ...['priceId', 'scheduleId', 'taxNo', 'taxpayerId', 'unNo', 'viaPortCode', 'warehouseId', 'licenceNo'],
  ...['arrivalPostcode', 'pickupPostcode', 'accessCode', 'enquiryNo', 'lineNo', 'quoteNo'],
  ...['blNo', 'containerNo', 'scaleNo', 'soNo', 'tankNos'],
];
const namesSomething = (field: string) => /(?:id|ids|no|nos|code|key|token|invitation)$/i.test(field);

const everyField = (schema: JsonSchema): string[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(everyField);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    name,
    ...(lines.includes(name) ? [] : everyField(field)),
  ]);
  const items = Array.isArray(schema.items) || schema.items === undefined ? [] : everyField(schema.items);
  return [...inner, ...fields, ...items];
};

/** Parts of a form that carry a number of their own within the form, and nothing anybody owns. */
const lines = ['cargo', 'containers', 'vehicles'];

function idFields(schema: JsonSchema): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(idFields);
  const properties = Object.entries(schema.properties ?? {});
  const own = properties.map(([name]) => name).filter((name) => owned.includes(name));
  const deeper = properties.filter(([name]) => !lines.includes(name)).flatMap(([, field]) => idFields(field));
  const items = Array.isArray(schema.items) || schema.items === undefined ? [] : idFields(schema.items);
  return [...new Set([...own, ...inner, ...deeper, ...items])];
}

/** Fields of the request itself; what is deeper is given by hand below. */
const topFields = ({ properties = {}, anyOf = [], oneOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf].flatMap(topFields),
];

const calls = (Object.entries(table) as [CallName, Call][])
  .filter(([, { auth }]) => auth === 'session')
  .map(([name, call]) => ({ name, call, fields: idFields(jsonSchemaOf(call.request)) }))
  .filter(({ fields }) => fields.length > 0);

/** Which thing of a user an `id` or `no` of this path is. */
const kinds = ['address-book', 'drafts', 'enquiries', 'files', 'orders', 'procurement', 'shares', 'templates'] as const;
const kindOf = (call: Call) => kinds.find((kind) => call.path.split('/').includes(kind));

it('[10.10] every field of a signed-in call that names something is told whose it is', () => {
  const told = [...owned, ...ofCompany, ...nobodys];
  const untold = (Object.entries(table) as [CallName, Call][])
    .filter(([, { auth }]) => auth === 'session')
    .flatMap(([name, { request }]) =>
      [...new Set(everyField(jsonSchemaOf(request)))]
        .filter((field) => namesSomething(field) && !told.includes(field))
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
        : { fileId: 'files', licenceFileId: 'files', orderNo: 'orders' }[field];
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

  /** They answer nothing and change nothing where others would refuse. */
  const silent: readonly CallName[] = ['endSessions', 'enterpriseInfo'];

  /** A template is named by its id or made of an order, never both. */
  const either: Partial<Record<CallName, object>> = { saveTemplate: { orderNo: undefined } };

  it.each(calls)('$name refuses three kinds of strangers and changes nothing', async ({ name, call, fields }) => {
    const top = topFields(jsonSchemaOf(call.request));
    const sample = fixed[name] ?? (fc.sample(validFor(call.request), 1)[0] as object);
    const taken = Object.fromEntries(
      fields.filter((field) => top.includes(field)).map((field) => [field, idOf(call, field)]),
    );
    const request = { ...sample, ...taken, ...either[name] };
    const untold = ['sessions', 'limits'];
    const before = await lastWritesOf(server.database.pool, untold);
    for (const [at, stranger] of strangers.entries()) {
      const answer = await stranger.call(
        name,
        request,
        call.idempotent ? `foreign-key-${name}-${at}-`.padEnd(24, 'x') : undefined,
      );
      if (silent.includes(name))
        expect([null, '[]']).toContain(answer.data === null ? null : JSON.stringify(answer.data));
      else expect(['10004004', '10005001']).toContain(answer.code);
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
