import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, table } from '#contract/table.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { orders } from '#server/data/schema/orders.ts';
import { book, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { CONFLICT, type Company, callOnce, codeOf, membersOf, OK, startCompany, UNKNOWN } from '#tests/kit/company.ts';
import { lastWritesOf } from '#tests/kit/fingerprint.ts';
import { expectNotThere } from '#tests/kit/not-there.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';
import { jsonSchemaOf } from '#tests/server/fuzz/values.ts';

const noMasses = { boxes: [], responsible: '', signature: '', weigher: '', weighingPlace: '', telephone: '' };

const invoice = {
  ...{ invoiceType: 'NORMAL', companyName: '海润化工', taxpayerId: '91350100M000100Y43', regAddress: '', regPhone: '' },
  ...{ bankName: '', bankAccount: '', receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
};

/** Record ids by call; calls that concern only the caller are tested elsewhere. */
const ABOUT =
  /\/(?:orders|enquiries|files|contracts)\/\{|\/(?:templates|drafts|address-book)\/(?:save|remove)$|\/enterprise\/(?:invite|join|decide|leave|role)$|\/invoices$|\/ticket$/;
/** Fields that only enterprise calls use, at any path. */
const OF_COMPANY = /"(?:invitation|invitationId|memberId|orderNos|requestId|revoke)":/;
const sessionCalls = (Object.entries(table) as [CallName, Call][]).flatMap(([name, { auth, path, request }]) =>
  auth === 'session' ? [{ name, path, schema: JSON.stringify(jsonSchemaOf(request)) }] : [],
);

/** Calls whose response to strangers has its own test. */
const ELSEWHERE: readonly CallName[] = [
  ...(['acceptEnquiry', 'saveDraft', 'addressBookSave'] as const), // ownership.test.ts, by the ids in their schemas
  ...(['handInInstruction'] as const), // paper-forms.test.ts
  ...(['invitation', 'inviteMember', 'joinEnterprise'] as const), // beside each call here, and members.test.ts
];

describe.each(databaseKinds())('users × calls × roles on %s', (database) => {
  let company: Company;
  afterAll(() => company.server.stop());
  const ids = {
    order: '',
    quote: '',
    file: '',
    enquiry: '',
    address: '',
    template: '',
    draft: '',
    member: '',
    request: '',
    invitation: '',
    secret: '',
  };
  let amended: FclForm;
  const browsers: Record<string, SignedIn> = {};

  beforeAll(async () => {
    company = await startCompany(database);
    const form = methanol(await goldenOffer(company.server), company.server.clock.now() + DAY_MS);
    amended = { ...form, remark: '改' };
    ids.order = (await book(company.server, 'user-verified', form, 'of-the-company')).orderNo;
    ids.quote = (
      await company.owner.call('quote', { service: 'fcl', part: partOf(form), amends: ids.order })
    ).data.quoteId;
    ids.file = (await company.owner.upload(documentOf(plainPicture(9, 9), 9, 9), 'a.pdf')).data!.fileId;
    const asked = {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230', cargoName: '甲醇' },
      ...{ boxes: [{ ctnType: '20GP', quantity: 2 }], contact: '顾晓岚', phone: '12000000001' },
    };
    ids.enquiry = (await callOnce(company.owner, 'placeEnquiry', { service: 'fcl', form: asked })).data.enquiryNo;
    const party = {
      companyNameEn: 'A',
      addressEn: '',
      countryCode: '',
      taxNo: '',
      contact: '',
      phone: '',
      email: '',
    };
    ids.address = (await company.owner.call('addressBookSave', { kind: 'shipper', title: 'A', party })).data.id;
    ids.draft = (await company.owner.call('saveDraft', { service: 'fcl', form: {} })).data.id;
    ids.template = (await company.owner.call('saveTemplate', { name: '甲醇', orderNo: ids.order })).data.id;
    const booker = await company.joined('13000000091', 'booker');
    const viewer = await company.joined('13000000092', 'viewer');
    const asker = await company.person('13000000093');
    ids.member = viewer.id;
    await asker.browser.call('joinEnterprise', { creditCode: company.creditCode });
    ids.request = (await membersOf(company.owner)).requests[0]!.id;
    const invited = await company.linkFor({ role: 'viewer', phone: '13000000099' });
    Object.assign(ids, { invitation: invited.id, secret: invited.secret });
    const left = await company.joined('13000000094', 'booker');
    await left.browser.call('leaveEnterprise', {});
    Object.assign(browsers, {
      owner: company.owner,
      booker: booker.browser,
      viewer: viewer.browser,
      stranger: company.stranger,
    });
    Object.assign(browsers, {
      unverified: await signIn(company.server, 'user-unverified'),
      person: await signIn(company.server, 'user-person'),
      asker: asker.browser,
      left: left.browser,
    });
  }, 60_000);

  const refusedRoles = ['stranger', 'unverified', 'person', 'asker', 'left'];
  const requests = () =>
    ({
      order: { no: ids.order },
      enquiry: { no: ids.enquiry },
      download: { id: ids.file },
      cancelOrder: { no: ids.order },
      amendOrder: { no: ids.order, service: 'fcl', seen: 0, quoteId: ids.quote, form: amended },
      withdrawAmendment: { no: ids.order, amendment: 1 },
      askCancellation: { no: ids.order, reason: '收货人取消采购' },
      withdrawCancellation: { no: ids.order, cancellation: 1 },
      acceptCancellation: { no: ids.order, cancellation: 1, version: 1 },
      handInPaper: { no: ids.order, paper: 'SDS_CN', version: 7, fileIds: [ids.file] },
      handInMass: { no: ids.order, version: 7, form: noMasses },
      nameVehicles: { no: ids.order, version: 7, form: { vehicleCount: '', vehicles: [] } },
      orderContract: { orderNo: ids.order },
      concludeContract: { orderNo: ids.order, versions: { contract: '2026-01-01', charge: '2026-01-01' } },
      contractDocument: { orderNo: ids.order, kind: 'service-contract' },
      orderDocument: { orderNo: ids.order, kind: 'quote-sheet' },
      requestInvoice: { orderNos: [ids.order], ...invoice },
      userCentreTicket: { target: 'order', orderNo: ids.order },
      removeDraft: { id: ids.draft },
      answerDraft: { no: ids.order, version: 7, form: { decision: 'CONFIRM', lines: [] } },
      seeMilestones: { no: ids.order },
      orderMessages: { no: ids.order },
      sendOrderMessage: { no: ids.order, text: '请问几点截港' },
      addressBookRemove: { id: ids.address },
      templateList: { id: ids.template },
      saveTemplate: { name: '乙醇', id: ids.template },
      removeTemplate: { id: ids.template },
      changeRole: { memberId: ids.member, role: 'viewer' },
      decideRequest: { requestId: ids.request, role: 'viewer' },
      leaveEnterprise: { memberId: ids.member },
      revokeCalendarFeed: { memberId: ids.member },
    }) as const;
  type RequestName = keyof ReturnType<typeof requests>;
  const asks = Object.keys(requests()) as RequestName[];

  /** Response to a stranger, equal to the one for missing records. */
  async function codeFor(who: string, name: CallName, request: object) {
    const asked = { name, request, ids: Object.values(ids) };
    return (await expectNotThere(company.server, browsers[who]!, asked)).code;
  }

  it.each(asks)(
    '[10.10] %s says to five kinds of strangers that it is not there, and changes nothing',
    async (name) => {
      const ignoredTables = ['sessions', 'limits'];
      const before = await lastWritesOf(company.server.database.pool, ignoredTables);
      for (const who of refusedRoles) expect([who, await codeFor(who, name, requests()[name])]).toEqual([who, UNKNOWN]);
      expect(await lastWritesOf(company.server.database.pool, ignoredTables)).toEqual(before);
    },
  );

  it('[10.10] an invitation of others is not there, by its link or by its number', async () => {
    const ignoredTables = ['sessions', 'limits'];
    const before = await lastWritesOf(company.server.database.pool, ignoredTables);
    for (const who of refusedRoles)
      for (const [name, request] of [
        ['invitation', { invitation: ids.secret }],
        ['inviteMember', { revoke: ids.invitation }],
        ['joinEnterprise', { invitation: ids.secret }],
        ['joinEnterprise', { invitationId: ids.invitation }],
      ] as const)
        expect([who, name, await codeFor(who, name, request)]).toEqual([who, name, UNKNOWN]);
    expect(await lastWritesOf(company.server.database.pool, ignoredTables)).toEqual(before);
  });

  it('[10.10] is asked of every call about a record that a user owns', () => {
    const about = sessionCalls
      .filter(({ path, schema }) => ABOUT.test(path) || OF_COMPANY.test(schema))
      .map(({ name }) => name);
    expect(about.filter((name) => !(name in requests()) && !ELSEWHERE.includes(name))).toEqual([]);
    expect(about.length).toBeGreaterThan(20);
  });

  it('[10.10] lists of strangers hold nothing of the enterprise', async () => {
    for (const who of refusedRoles) {
      const browser = browsers[who]!;
      const orderNos = (await browser.call('orderList', {})).data.items.map(({ orderNo }) => orderNo);
      expect(orderNos).not.toContain(ids.order);
      const enquiryNos = (await browser.call('enquiryList', {})).data.items.map(({ enquiryNo }) => enquiryNo);
      expect(enquiryNos).not.toContain(ids.enquiry);
      expect((await browser.call('templateList', {})).data.items).toEqual([]);
      const contracted = (await browser.call('contractList', {})).data.items.map(({ orderNo }) => orderNo);
      expect(contracted).not.toContain(ids.order);
      expect((await browser.call('invoiceList', {})).data.items).toEqual([]);
      const addresses = (await browser.call('addressBookQuery', {})).data.items.map(({ id }) => id);
      expect(addresses).not.toContain(ids.address);
      expect((await membersOf(browser)).members.map(({ userId }) => userId)).not.toContain('user-verified');
    }
  });

  it.each(['owner', 'booker', 'viewer'])('[10.10] %s reads the orders, enquiries and addresses', async (who) => {
    const browser = browsers[who]!;
    const { data } = await browser.call('order', { no: ids.order });
    const { data: info } = await browser.call('getUserInfo', {});
    expect(info.enterpriseResp?.mayBook).toBe(who !== 'viewer');
    expect(data.mayCancel).toBe(who !== 'viewer');
    expect(data.mayAmend).toBe(who !== 'viewer');
    expect(data.papers.some(({ handIn }) => handIn?.isOpen === true)).toBe(who !== 'viewer');
    const { data: templates } = await browser.call('templateList', {});
    expect(templates).toMatchObject({ items: [{ id: ids.template, name: '甲醇' }], mayEdit: who !== 'viewer' });
    expect(await codeOf(browser, 'enquiry', { no: ids.enquiry })).toBe(OK);
    expect((await browser.call('orderList', {})).data.items.map(({ orderNo }) => orderNo)).toContain(ids.order);
    expect((await browser.call('enquiryList', {})).data.items.map(({ enquiryNo }) => enquiryNo)).toContain(ids.enquiry);
    expect((await browser.call('addressBookQuery', {})).data.items.map(({ id }) => id)).toContain(ids.address);
    const file = await fetch(`${company.server.address}/api-common-oss/files/${ids.file}`, {
      headers: browser.headers,
    });
    expect(file.headers.get('content-disposition')).toContain('a.pdf');
  });

  it('[10.10] a viewer changes nothing, and sees why', async () => {
    const { viewer } = browsers;
    for (const name of [
      'cancelOrder',
      'amendOrder',
      'withdrawAmendment',
      'askCancellation',
      'withdrawCancellation',
      'acceptCancellation',
      'handInPaper',
      'handInMass',
      'nameVehicles',
      'concludeContract',
      'requestInvoice',
      'answerDraft',
      'sendOrderMessage',
      'addressBookRemove',
      'saveTemplate',
      'removeTemplate',
    ] as const) {
      const { code, message } = await callOnce(viewer!, name, requests()[name]);
      expect([name, code, message]).toEqual([name, CONFLICT, expect.stringContaining('只看')]);
    }
    const form = methanol(await goldenOffer(company.server), company.server.clock.now());
    const { quoteId } = (await viewer!.call('quote', { service: 'fcl', part: partOf(form) })).data;
    const ordered = await callOnce(viewer!, 'placeOrder', { service: 'fcl', quoteId, form });
    expect([ordered.code, ordered.message]).toEqual([CONFLICT, expect.stringContaining('只看')]);
    const placed = await company.server.database.db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(eq(orders.userId, ids.member));
    expect(placed).toEqual([]);
  });

  it('[10.10] a booker books for the enterprise and cancels what another booked', async () => {
    const form = methanol(await goldenOffer(company.server), company.server.clock.now());
    const { orderNo, autoCancelAt } = await book(company.server, 'user-13000000091', form, 'by-a-booker');
    expect(autoCancelAt).toBeNull();
    expect(await codeOf(company.owner, 'order', { no: orderNo })).toBe(OK);
    expect(await codeOf(browsers.booker!, 'cancelOrder', { no: ids.order })).toBe(OK);
    expect((await company.owner.call('order', { no: ids.order })).data.status).toBe('cancelled');
  });
});
