import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, table } from '#contract/table.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { marketReplies } from '#copy/replies.ts';
import { blankItem, blankRequest } from '#domain/enquiry/purchase-form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { answerWaiting } from '#server/market/enquiries/demo-operator.ts';
import { secureRandom } from '#server/random.ts';
import { acetoneAt } from '#tests/features/procurement/on-server.ts';
import { answeredRoad, roadAt, roadCopied } from '#tests/features/truck/on-server.ts';
import { roadPartOf } from '#tests/features/truck/order.ts';
import { book, bookingKey, formOf, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { lastWritesOf } from '#tests/kit/fingerprint.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { expectNotThere } from '#tests/kit/not-there.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
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
/** Public records without an owner, and fields read only together with an id above. */
const publicFields = [
  ...['casNo', 'carrierCode', 'countryCode', 'creditCode', 'depotId', 'dstPortCode', 'goodsId', 'imoNo', 'orgPortCode'],
  ...['priceId', 'scheduleId', 'taxNo', 'taxpayerId', 'unNo', 'viaPortCode', 'warehouseId', 'licenceNo'],
  ...['arrivalPostcode', 'pickupPostcode', 'accessCode', 'lineNo', 'quoteNo'],
  ...['blNo', 'containerNo', 'scaleNo', 'soNo', 'tankNos'],
  ...[
    'approvalNo',
    'batchNo',
    'containerNos',
    'dangerPackCertNo',
    'driverId',
    'emergencyContractNo',
    'emsNo',
    'hsCode',
  ],
  ...['outerPackCode', 'perfCertNo', 'reportNo', 'roadCode', 'sealNos', 'tunnelCode'],
  ...['hazardId', 'classificationCode', 'unNos'],
  ...['priceIds', 'campaignId', 'articleId', 'cityCode', 'portCode', 'clientUid'],
];
/** Good for the one who holds it: the code of a phone, a captcha, a ticket to sign in by. */
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

/** Open to anybody: what is published, and what a link opens; goods on sale show the report of their lot. */
const published: readonly CallName[] = [
  'batchCertificate', // of a request its owner alone: supplier-quotes.test.ts
  ...(['activityItem', 'helpArticle', 'newsItem', 'openPost', 'procurementItem'] as const),
  ...(['sharedContent', 'supplierQuoteFile'] as const),
];

const ofUsers = (Object.entries(table) as [CallName, Call][]).filter(
  ([, { auth }]) => auth === 'session' || auth === 'public',
);

/** Refuses nothing: the files are left out of its form, and another's price is none (shared-forms.test.ts). */
const leavesOut: CallName = 'share';

const calls = ofUsers
  .filter(([name]) => !published.includes(name) && name !== leavesOut)
  .map(([name, call]) => ({ name, call, fields: idFields(jsonSchemaOf(call.request)) }))
  .filter(({ fields }) => fields.length > 0);

/** Which thing of a user an `id` or `no` of this path is. */
const kinds = ['address-book', 'drafts', 'enquiries', 'files', 'orders', 'procurement', 'shares', 'templates'] as const;
const kindOf = (call: Call) => kinds.find((kind) => call.path.split('/').includes(kind));

it('[10.10] every field that names something is reported whose it is', () => {
  const listedFields = [...owned, ...ofCompany, ...ofBearer, ...publicFields];
  const unlisted = ofUsers.flatMap(([name, { request }]) =>
    [...new Set(namingFields(jsonSchemaOf(request)))]
      .filter((field) => !listedFields.includes(field))
      .map((field) => `${name}.${field}`),
  );
  expect(unlisted).toEqual([]);
});

describe.each(databaseKinds())('another’s ids on %s', (database) => {
  let server: TestServer;
  const strangers: SignedIn[] = [];
  const ids: Record<string, string> = {};
  let fixed: Partial<Record<CallName, object>>;
  /** Fields that name another user's record beside the stranger's own. */
  let beside: Record<string, object>;
  let besideQuote: Record<'acceptEnquiry' | 'amendOrder' | 'placeOrder', object>;

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
    const part: object = partOf(form);
    const priced = { service: 'fcl', part: part as never } as const;
    ids.road = (await roadCopied(server, owner)).copiedFrom;
    const own = {
      order: (await book(server, 'user-person', stranger, 'of-the-stranger')).orderNo,
      quote: '',
      road: '',
    };
    own.quote = (await as(server, 'user-person', 'quote', { ...priced, amends: own.order })).quoteId;
    const road = await roadCopied(server, 'user-person');
    const roadPriced = { service: 'truck', part: roadPartOf(road) } as const;
    const { quoteId } = await as(server, 'user-person', 'quote', roadPriced);
    const placing = { service: 'truck', quoteId, form: road } as const;
    own.road = (await as(server, 'user-person', 'placeOrder', placing, bookingKey('road-of-the-stranger'))).orderNo;
    const answered = await answeredRoad(server, 'user-person', { cargoName: '醇酸涂料' });
    const taken = answered.options.find(({ priceId }) => priceId === 'truck-VAN68')!;
    const atTaken = roadAt(server, 'user-person', answered.enquiryNo, taken.optionId);
    const accepting = { service: 'truck', no: answered.enquiryNo, optionId: taken.optionId, form: atTaken };
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
    const copying = { ...road, copiedFrom: ids.road };
    const atForeign = { ...stranger, enquiryNo: ids.enquiries, optionId: ids.optionId };
    const amending = { no: own.order, service: 'fcl', seen: 0, quoteId: own.quote };
    beside = {
      'acceptEnquiry.optionId': { ...accepting, optionId: ids.optionId },
      'acceptEnquiry.fileId': { ...accepting, form: { ...atTaken, documents: [foreignFile] } },
      'amendOrder.copiedFrom': { ...amending, no: own.road, service: 'truck', form: copying },
      'amendOrder.enquiryNo': { ...amending, form: atForeign },
      'amendOrder.fileId': { ...amending, form: { ...stranger, documents: [foreignFile] } },
      'handInPaper.fileIds': { no: own.order, paper: 'DG_APPLICATION', version: 0, fileIds: [ids.files] },
      'placeOrder.copiedFrom': { ...placing, form: copying },
      'placeOrder.enquiryNo': { service: 'fcl', quoteId: own.quote, form: atForeign },
      'placeOrder.optionId': { ...placing, form: { ...atTaken, optionId: ids.optionId } },
      'quote.copiedFrom': { ...roadPriced, part: { ...roadPriced.part, copiedFrom: ids.road } },
      'quote.no': { service: 'fcl', part: { ...part, enquiry: { no: ids.enquiries, optionId: ids.optionId } } },
      'quote.optionId': {
        service: 'truck',
        part: { ...roadPartOf(atTaken), enquiry: { no: answered.enquiryNo, optionId: ids.optionId } },
      },
      'saveTemplate.orderNo': { name: 'C', orderNo: ids.orders },
    };
    besideQuote = {
      acceptEnquiry: accepting,
      amendOrder: { ...amending, form: { ...stranger, remark: '改' } },
      placeOrder: { service: 'fcl', form: stranger },
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

  const unlisted = ['sessions', 'limits'];

  /** They answer nothing and change nothing where others would refuse. */
  const silent: readonly CallName[] = ['endSessions', 'enterpriseInfo'];

  /** A template is named by its id or made of an order, never both. */
  const either: Partial<Record<CallName, object>> = { saveTemplate: { orderNo: undefined } };

  /** A post of goods to buy is on everybody's list. */
  const idsFor = (name: CallName) =>
    Object.entries(ids).flatMap(([kind, id]) => (kind === 'procurement' && name === 'procurementOrder' ? [] : [id]));
  const notThere = (stranger: SignedIn, name: CallName, request: object) =>
    expectNotThere(server, stranger, { name, request, ids: idsFor(name) });

  it.each(calls)('$name refuses three kinds of strangers and changes nothing', async ({ name, call, fields }) => {
    const top = topFields(jsonSchemaOf(call.request));
    const sample = fixed[name] ?? (fc.sample(validFor(call.request), 1)[0] as object);
    const taken = Object.fromEntries(
      fields.filter((field) => top.includes(field)).map((field) => [field, idOf(call, field)]),
    );
    const request = { ...sample, ...taken, ...either[name] };
    const before = await lastWritesOf(server.database.pool, unlisted);
    for (const stranger of strangers) {
      const { code, data } = await notThere(stranger, name, request);
      if (silent.includes(name)) expect([null, '[]']).toContain(data === null ? null : JSON.stringify(data));
      else expect(code).toBe('10004004');
    }
    expect(await lastWritesOf(server.database.pool, unlisted)).toEqual(before);
  });

  const unknown: Readonly<Record<string, string>> = {
    ...{ copiedFrom: orderReplies.orderUnknown, orderNo: orderReplies.orderUnknown },
    ...{ fileId: orderReplies.fileUnknown, fileIds: orderReplies.fileUnknown },
    ...{ enquiryNo: marketReplies.enquiryUnknown, no: marketReplies.enquiryUnknown },
    optionId: orderReplies.optionUnknown,
  };

  it('are not there beside one of the stranger’s own either', async () => {
    const before = await lastWritesOf(server.database.pool, unlisted);
    for (const [at, request] of Object.entries(beside)) {
      const [name = '', field = ''] = at.split('.');
      const { code, message } = await notThere(strangers[0]!, name as CallName, request);
      expect([at, code, message]).toEqual([at, '10004004', unknown[field]]);
    }
    expect(await lastWritesOf(server.database.pool, unlisted)).toEqual(before);
  });

  it('[5.9] a price that was quoted to another is one that no one named', async () => {
    for (const [at, asked] of Object.entries(besideQuote))
      for (const quoteId of [ids.quoteId, 'quoted-to-no-one']) {
        const name = at as keyof typeof besideQuote;
        const key = `another-quote-${name}-${quoteId}`.slice(0, 60);
        const { code, data } = await strangers[0]!.call(name, { ...asked, quoteId }, key);
        expect([name, quoteId, code, data]).toEqual([
          ...[name, quoteId, '10005001'],
          expect.objectContaining({ previous: { lines: [], totals: [] } }),
        ]);
      }
  });

  it('are asked about in every place that names one', () => {
    const elsewhere = [
      ...['acceptEnquiry.copiedFrom', 'acceptEnquiry.enquiryNo'], // not read: the option beside them counts
      ...['postFile.fileId', 'procurementOrder.fileId'], // with the post, which everybody sees
      'amendOrder.optionId', // with the enquiry's number
      'supplierQuote.fileId', // supplier-quotes.test.ts
    ];
    const listedFields = [
      ...elsewhere,
      ...Object.keys(beside),
      ...Object.keys(besideQuote).map((name) => `${name}.quoteId`),
    ];
    /** Fields checked first when the whole request concerns another user's records. */
    const first = ['amends', 'no', 'id', 'fileId'];
    const fieldPaths = calls.flatMap(({ name, fields }) => {
      const asked = fields.length === 1 ? fields[0] : first.find((field) => fields.includes(field));
      return fields.filter((field) => field !== asked).map((field) => `${name}.${field}`);
    });
    expect(fieldPaths.filter((fieldPath) => !listedFields.includes(fieldPath))).toEqual([]);
  });

  it('still belong to their owner afterwards', async () => {
    const owner = await signIn(server, 'user-verified');
    expect((await owner.call('order', { no: ids.orders })).data.status).toBe('submitted');
    expect((await owner.call('querySessions', {})).data.map(({ sessionId }) => sessionId)).toContain(ids.sessionId);
    expect((await owner.call('draftList', {})).data.map(({ id }) => id)).toContain(ids.drafts);
  });
});
