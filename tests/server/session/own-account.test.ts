import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_KEPT_MS } from '#domain/limits.ts';
import { sweepExports } from '#server/account/export.ts';
import { enterprises, memberships, sessions, users } from '#server/data/schema/accounts.ts';
import { enquiries, enquiryOptions } from '#server/data/schema/enquiries.ts';
import { invitations } from '#server/data/schema/members.ts';
import { addressBook, audit, leads, uploads } from '#server/data/schema/operations.ts';
import { drafts, orders } from '#server/data/schema/orders.ts';
import { procurementPosts } from '#server/data/schema/procurement.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { book, bookingKey, formOf, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { BrowserClient, sha256 } from '#tests/kit/browser-client.ts';
import { CONFLICT, type Company, callOnce, membersOf, OK, startCompany, UNKNOWN } from '#tests/kit/company.ts';
import { acetoneRequest } from '#tests/kit/purchases.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { signInDoubles } from '#tests/kit/sign-in-doubles.ts';
import { fetchAs, type SignedIn, signIn } from '#tests/kit/signed-in.ts';
import { documentOf, plainPicture } from '#tests/kit/upload-files.ts';

const PASSWORD = 'a long enough password';
const WRONG = '10002001';
const INVALID = '10004001';
const party = { companyNameEn: 'A', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' };

describe.each(databaseKinds())('one’s own account on %s', (database) => {
  let company: Company;
  let files: ReturnType<typeof signInDoubles>['files'];
  beforeAll(async () => {
    company = await startCompany(database);
    files = signInDoubles({ db: company.server.database.db, clock: company.server.clock }).files;
  }, 60_000);
  afterAll(() => company.server.stop());
  const db = () => company.server.database.db;

  /** A person with a password of their own, over HTTP as a browser does it. */
  async function person(phone: string) {
    const browser = new BrowserClient(company.server);
    await browser.register(phone, PASSWORD);
    const [user] = await db().select({ id: users.id }).from(users).where(eq(users.phone, phone));
    await giveSheets(company.server);
    return { id: user!.id, browser, also: await signIn(company.server, user!.id) };
  }
  const close = ({ call }: SignedIn, password: string | undefined = PASSWORD) =>
    call('closeAccount', { password: sha256(password) });
  const ended = (no: string) => db().update(orders).set({ status: 'completed' }).where(eq(orders.orderNo, no));
  async function exportOf(browser: SignedIn) {
    const { code, data } = await browser.call('exportAccount', { password: sha256(PASSWORD) });
    expect(code).toBe(OK);
    const reply = await fetchAs(company.server.address, browser.headers, 'download', { id: data!.fileId });
    return { fileId: data!.fileId, reply, text: await reply.text() };
  }

  it('[1.6] [4.8b] neither is done without the password, or a fresh SMS sign-in', async () => {
    const { browser } = await person('13700000001');
    for (const name of ['exportAccount', 'closeAccount'] as const) {
      expect(await browser.call(name, {})).toMatchObject({ code: INVALID, data: { fields: { password: '请输入' } } });
      const wrong = await browser.call(name, { password: sha256('not the password') });
      expect(wrong).toMatchObject({ code: WRONG, message: '密码错误' });
    }
    company.server.clock.advance(3_600_000);
    const fresh = new BrowserClient(company.server);
    await fresh.sendCode('13700000001');
    await fresh.smsLogin('13700000001', fresh.codeFor('13700000001'));
    expect((await fresh.call('exportAccount', {})).code).toBe(OK);
    expect((await fresh.call('closeAccount', {})).code).toBe(OK);
  });

  const ENQUIRY = 'ENQ26011500077';
  /** An enquiry of who placed an order, with the operator's answer. */
  async function answeredEnquiry(orderNo: string) {
    const { db } = company.server.database;
    const [own] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const { userId, enterpriseId, createdAt } = own!;
    const asked = { enquiryNo: ENQUIRY, service: 'fcl', userId, enterpriseId, form: {}, formDigest: 'asked' };
    await db.insert(enquiries).values({ ...asked, status: 'answered', deadline: createdAt, createdAt });
    const line = { group: 'freight', feeCode: 'OF', feeName: '海运费', containerCode: '20GP', currency: '2' };
    const price = { unitPrice: 115_000, basis: 'CONTAINER', quantity: '1', amount: 115_000, atCost: false };
    const lines = [{ ...line, ...price, payTerm: 'PRE' as const, taxRate: 0 }];
    const option = { id: 'option-77', enquiryNo: ENQUIRY, sort: 0, carrierCode: 'COSU', remark: '含码头费' };
    await db.insert(enquiryOptions).values({ ...option, lines, validTo: createdAt });
  }

  it('[1.6] [7.4] the export holds what is the person’s own under readable names, and nothing of others', async () => {
    const colleague = await person('13700000002');
    const { secret } = await company.linkFor({ role: 'booker' });
    await callOnce(colleague.also, 'joinEnterprise', { invitation: secret });
    const form = { ...methanol(await goldenOffer(company.server), company.server.clock.now()), remark: '主账号的备注' };
    await book(company.server, 'user-verified', form, 'of-the-owner');
    const own = { ...formOf(form, 'user-verified'), remark: '本人的备注' };
    const { orderNo } = await book(company.server, colleague.id, own, 'of-the-colleague');
    await colleague.also.call('saveDraft', { service: 'fcl', title: '草稿一', form: { remark: '草稿的备注' } });
    await colleague.also.call('addressBookSave', {
      kind: 'consignee',
      title: 'B',
      party: { ...party, contact: '客户' },
    });
    await colleague.also.upload(documentOf(plainPicture(9, 9), 9, 9), '本人的文件.pdf');
    await company.owner.upload(documentOf(plainPicture(9, 9), 9, 9), '别人的文件.pdf');
    await callOnce(colleague.also, 'sendOrderMessage', { no: orderNo, text: '本人的留言' });
    const { texts } = (await colleague.also.call('orderContract', { orderNo })).data!;
    const [contract = '', charge = ''] = texts.map(({ version }) => version);
    await colleague.also.call('concludeContract', { orderNo, versions: { contract, charge } });
    const amended = formOf({ ...form, remark: '变更后的备注' }, colleague.id);
    const part = partOf({ ...form, remark: '变更后的备注' });
    const { quoteId } = (await colleague.also.call('quote', { service: 'fcl', part, amends: orderNo })).data!;
    const asked = { service: 'fcl', no: orderNo, seen: 0, quoteId, form: amended } as const;
    expect((await callOnce(colleague.also, 'amendOrder', asked)).code).toBe(OK);
    const wanted = { ...acetoneRequest(company.server.clock.now()), contact: '本人', phone: '13700000002' };
    const { data: post } = await callOnce(colleague.also, 'publishRequest', wanted);
    expect(post).not.toBeNull();
    await answeredEnquiry(orderNo);
    const { reply, text } = await exportOf(colleague.also);
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toMatch(
      /个人信息-\d{4}-\d\d-\d\d\.json/,
    );
    const data = JSON.parse(text);
    expect(data.账号).toMatchObject({ 手机号: '13700000002' });
    expect(data.所在企业).toMatchObject({ 我的角色: '下单员', 认证状态: '已认证' });
    expect(data.订单.map((one: Record<string, string>) => one.订单号)).toEqual([orderNo]);
    expect(data.订单[0]).toMatchObject({ 服务: '整箱', 填写内容: { 备注: '本人的备注' } });
    expect(data.订单[0].费用.length).toBeGreaterThan(0);
    expect(data.订单[0].进度).toContainEqual(expect.objectContaining({ 节点: '变更中' }));
    expect(data.询价).toMatchObject([
      {
        询价单号: ENQUIRY,
        答复方案: [{ 承运人: 'COSU', 说明: '含码头费', 费用: [{ 费用: '海运费', 金额: '1150.00' }] }],
      },
    ]);
    expect(data.合同).toMatchObject([
      { 订单号: orderNo, 订立方式: '同意', 状态: '已订立', 服务合同版本: contract, 收费协议版本: charge },
    ]);
    expect(data.订单变更).toMatchObject([
      { 订单号: orderNo, 第几次: 1, 状态: '等待操作员答复', 变更后的填写内容: { 备注: '变更后的备注' } },
    ]);
    expect(data.采购与供应).toMatchObject([{ 联系人: '本人', 货物: [{ 品名: '丙酮', 币种: '人民币 ¥' }] }]);
    expect(data.留言).toMatchObject([{ 订单号: orderNo, 内容: '本人的留言' }]);
    expect(data.订单草稿).toMatchObject([{ 名称: '草稿一', 填写内容: { 备注: '草稿的备注' } }]);
    expect(data.常用收发货人).toMatchObject([{ 类别: '收货人', 填写内容: { consignee: { 收货人联系人: '客户' } } }]);
    expect(data.上传的文件.map((one: Record<string, string>) => one.文件名)).toEqual(['sds.pdf', '本人的文件.pdf']);
    expect(text).not.toMatch(/主账号的备注|别人的文件|passwordHash|tokenHash/);
    // Whom the order names is what the person typed into it.
    delete data.订单[0].填写内容;
    expect(JSON.stringify(data)).not.toMatch(/12000000001|顾晓岚/);
  });

  it('[1.6] the file is the person’s alone, there is one at a time, and it goes after a day', async () => {
    const { also } = await person('13700000003');
    const first = await exportOf(also);
    const second = await exportOf(also);
    for (const [fileId, browser] of [
      [second.fileId, company.owner],
      [second.fileId, company.stranger],
      [first.fileId, also],
    ] as const)
      expect((await browser.call('download', { id: fileId })).code).toBe(UNKNOWN);
    await expect(files.find(first.fileId)).rejects.toThrow();
    company.server.clock.advance(EXPORT_KEPT_MS + 1);
    await sweepExports({ db: db(), clock: company.server.clock, files });
    expect((await also.call('download', { id: second.fileId })).code).toBe(UNKNOWN);
    await expect(files.find(second.fileId)).rejects.toThrow();
  });

  it('[1.6] an order under way keeps the account, and says which; once it is over the account is closed', async () => {
    const { id, also } = await person('13700000004');
    const form = formOf(methanol(await goldenOffer(company.server), company.server.clock.now()), id);
    const { orderNo } = await book(company.server, id, form, 'under-way');
    const refused = await close(also);
    expect(refused).toMatchObject({
      code: CONFLICT,
      message: '账号现在还不能注销',
      data: { reasons: [expect.stringContaining(orderNo)] },
    });
    expect((await also.call('getUserInfo', {})).code).toBe(OK);
    await ended(orderNo);
    expect((await close(also)).code).toBe(OK);
    const [kept] = await db().select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(kept).toMatchObject({ userId: id, status: 'completed' });
  });

  it('[1.6] an order that is placed while the account closes is not written', async () => {
    const { id, also } = await person('13700000061');
    const form = formOf(methanol(await goldenOffer(company.server), company.server.clock.now()), id);
    await also.call('agreeProtocol', { protocol: PROTOCOL_VERSION });
    const { quoteId } = (await also.call('quote', { service: 'fcl', part: partOf(form) })).data;
    let placing: ReturnType<typeof also.call<'placeOrder'>> | undefined;
    await db().transaction(async (tx) => {
      await tx
        .update(users)
        .set({ closedAt: new Date(company.server.clock.now()) })
        .where(eq(users.id, id));
      placing = also.call('placeOrder', { service: 'fcl', quoteId, form }, bookingKey('while-closing'));
    });
    expect((await placing)?.code).not.toBe(OK);
    expect(await db().select().from(orders).where(eq(orders.userId, id))).toEqual([]);
  });

  it('[1.6] so does an invoice that waits', async () => {
    const { id, also } = await person('13700000009');
    const form = formOf(methanol(await goldenOffer(company.server), company.server.clock.now()), id);
    const { orderNo } = await book(company.server, id, form, 'with-an-invoice');
    await ended(orderNo);
    const asked = await also.call('requestInvoice', {
      ...{ orderNos: [orderNo], invoiceType: 'NORMAL', companyName: '个人', taxpayerId: '91350100M000100Y43' },
      ...{ regAddress: '', regPhone: '', bankName: '', bankAccount: '' },
      ...{ receiverName: '钱某', receiverPhone: '13700000009', region: '', address: '' },
    });
    expect(asked.code).toBe(OK);
    expect(await close(also)).toMatchObject({
      code: CONFLICT,
      data: { reasons: [expect.stringContaining('1 张发票')] },
    });
    const { text } = await exportOf(also);
    expect(text).toContain('"发票抬头": "个人"');
    expect(JSON.parse(text).发票).toMatchObject([{ 订单号: [orderNo] }]);
  });

  it('[1.6] [10.10] the owner of an enterprise hands over first; a colleague leaves it what is its own', async () => {
    const owner = await person('13700000005');
    const colleague = await person('13700000006');
    await owner.also.call('saveProfile', {
      ...{ name: '许主', companyName: '许氏化工', schoolName: '', enterpriseType: '', industry: '', email: 'a@b.cn' },
    });
    const { data } = await owner.also.call('inviteMember', { role: 'booker' });
    await callOnce(colleague.also, 'joinEnterprise', { invitation: data!.url.split('#')[1]! });
    expect(await close(owner.also)).toMatchObject({
      code: CONFLICT,
      data: { reasons: [expect.stringContaining('许氏化工')] },
    });
    await owner.also.call('changeRole', { memberId: colleague.id, role: 'owner' });
    const { data: kept } = await owner.also.call('addressBookSave', { kind: 'shipper', title: 'A', party });
    expect((await close(owner.also)).code).toBe(OK);
    expect((await membersOf(colleague.also)).members.map(({ userId }) => userId)).toEqual([colleague.id]);
    const [left] = await db().select().from(addressBook).where(eq(addressBook.id, kept!.id));
    expect(left).toBeDefined();
  });

  it('[1.6] with the last member the enterprise ends: its code is free, its unverified orders forbid closing', async () => {
    const { id, also } = await person('13700000007');
    const at = new Date(company.server.clock.now());
    const code = '91310000132278901X';
    await db()
      .insert(enterprises)
      .values({
        ...{ id: 'enterprise-alone', name: '独家化工', creditCode: code, mcpCode: 'MCP-ALONE' },
        ...{ auditStatus: 'PASS', createdAt: at },
      });
    await db()
      .insert(memberships)
      .values({ userId: id, enterpriseId: 'enterprise-alone', role: 'owner', createdAt: at });
    const form = formOf(methanol(await goldenOffer(company.server), company.server.clock.now()), id);
    const { orderNo } = await book(company.server, id, form, 'of-the-lonely');
    expect((await close(also)).code).toBe(CONFLICT);
    await ended(orderNo);
    const invited = await also.call('inviteMember', { role: 'booker', phone: '13700000071' });
    expect(invited.code).toBe(OK);
    expect((await close(also)).code).toBe(OK);
    expect(await db().select().from(invitations).where(eq(invitations.enterpriseId, 'enterprise-alone'))).toMatchObject(
      [{ phone: null, revokedAt: expect.any(Date) }],
    );
    const [deletedEnterprise] = await db().select().from(enterprises).where(eq(enterprises.id, 'enterprise-alone'));
    expect(deletedEnterprise).toMatchObject({ creditCode: null, auditStatus: 'NONE' });
  });

  it('[1.6] a request to buy that no one won is taken back, without who asked and without its files', async () => {
    const { id, also } = await person('13700000062');
    const at = new Date(company.server.clock.now());
    await db()
      .insert(enterprises)
      .values({ id: 'enterprise-buyer', name: '采购化工', mcpCode: 'MCP-BUYER', auditStatus: 'PASS', createdAt: at });
    await db()
      .insert(memberships)
      .values({ userId: id, enterpriseId: 'enterprise-buyer', role: 'owner', createdAt: at });
    const publishedWith = async (name: string) => {
      const { fileId } = (await also.upload(documentOf(plainPicture(9, 9), 9, 9), name)).data!;
      const asked = {
        ...acetoneRequest(at.getTime()),
        ...{ contact: '孙某', phone: '13700000062', samples: [{ fileId, name, size: 1 }], remark: '请找孙某' },
      };
      return { fileId, id: (await callOnce(also, 'publishRequest', asked)).data!.id };
    };
    const [open, revoked, won] = [
      await publishedWith('open.pdf'),
      await publishedWith('revoked.pdf'),
      await publishedWith('won.pdf'),
    ];
    await also.call('revokePost', { id: revoked.id });
    await db().update(procurementPosts).set({ awardedAt: at }).where(eq(procurementPosts.id, won.id));
    expect((await close(also)).code).toBe(OK);
    for (const deletedEnterprise of [open, revoked]) {
      const [post] = await db().select().from(procurementPosts).where(eq(procurementPosts.id, deletedEnterprise.id));
      expect(post).toMatchObject({ contactName: '', contactPhone: '', deliveryPlace: '', remark: null, fileIds: [] });
      expect(post?.revokedAt).not.toBeNull();
      await expect(files.find(deletedEnterprise.fileId)).rejects.toThrow();
    }
    const [kept] = await db().select().from(procurementPosts).where(eq(procurementPosts.id, won.id));
    expect(kept).toMatchObject({ contactName: '孙某', fileIds: [won.fileId] });
    expect((await files.find(won.fileId)).bytes).toBeGreaterThan(0);
  });

  it('[1.6] closing forgets what the notice says, at once, on every device, and leaves the number free', async () => {
    const phone = '13700000008';
    const { id, browser, also } = await person(phone);
    await also.call('saveProfile', {
      ...{ name: '钱某', companyName: '', schoolName: '某大学', enterpriseType: '', industry: '', email: 'q@b.cn' },
    });
    await also.call('saveDraft', { service: 'fcl', title: '草稿', form: {} });
    await also.call('addressBookSave', { kind: 'shipper', title: 'A', party });
    const loose = (await also.upload(documentOf(plainPicture(9, 9), 9, 9), 'a.pdf')).data!.fileId;
    const used = (await also.upload(documentOf(plainPicture(9, 9), 9, 9), 'b.pdf')).data!.fileId;
    const form = formOf(methanol(await goldenOffer(company.server), company.server.clock.now()), id);
    const attached = { fileId: used, name: 'b.pdf', size: 1, language: '', day: '' };
    const { orderNo } = await book(company.server, id, { ...form, documents: [attached] } as never, 'with-a-file');
    await ended(orderNo);
    expect((await close(also)).code).toBe(OK);
    for (const one of [browser, also]) expect((await one.call('getUserInfo', {})).code).toBe('00000401');
    const [row] = await db().select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ phone: null, name: null, email: null, schoolName: null, passwordHash: '' });
    for (const table of [sessions, drafts, addressBook, leads])
      expect(await db().select().from(table).where(eq(table.userId, id))).toEqual([]);
    const left = await db()
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.id, [loose, used]));
    expect(left).toEqual([{ id: used }]);
    await expect(files.find(loose)).rejects.toThrow();
    expect((await files.find(used)).bytes).toBeGreaterThan(0);
    const acts = await db()
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, id), eq(audit.action, 'account.closed')));
    expect(acts).toHaveLength(1);
    const again = new BrowserClient(company.server);
    expect((await again.passwordLogin(phone, PASSWORD)).code).toBe(WRONG);
    // So long after the first, a code is sent without a captcha.
    company.server.clock.advance(3_700_000);
    expect((await again.register(phone, PASSWORD)).code).toBe(OK);
    const [fresh] = await db().select({ id: users.id }).from(users).where(eq(users.phone, phone));
    expect(fresh!.id).not.toBe(id);
  });
});
