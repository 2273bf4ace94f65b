import { eq } from 'drizzle-orm';
import { upload } from '#contract/calls/files.ts';
import { supplierQuoteFile } from '#contract/calls/purchase.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { orders } from '#server/data/schema/orders.ts';
import { procurementPosts, procurementQuoteLines, procurementQuotes } from '#server/data/schema/procurement.ts';
import { answerCancellation } from '#server/orders/cancellations/answer.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { answeredRoad } from '../features/truck/on-server.ts';
import { book, formOf, goldenOffer, methanol, partOf } from './booking.ts';
import { COMPANY, type Company, callOnce, membersOf, startCompany } from './company.ts';
import { as } from './market-server.ts';
import { acetoneRequest } from './purchases.ts';
import { clientHeaders, type DatabaseKind } from './server.ts';
import type { SignedIn } from './signed-in.ts';
import { documentOf, plainPicture } from './upload-files.ts';

export const people = ['owner', 'booker', 'viewer', 'formerMember', 'stranger', 'visitor'] as const;
export type Person = (typeof people)[number];
/** The people of the company who may change its things: each needs a thing of its own to change. */
type Changing = 'booker' | 'owner';

export const userIds: Readonly<Record<Exclude<Person, 'visitor'>, string>> = {
  owner: 'user-verified',
  booker: 'user-13000000081',
  viewer: 'user-13000000082',
  formerMember: 'user-13000000083',
  stranger: 'user-special',
};

const party = { companyNameEn: 'A', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' };

/** Uploads one file as multipart form data with the given headers. */
export async function sendFile(company: Company, headers: Readonly<Record<string, string>>, path: string) {
  const form = new FormData();
  if (path === upload.path) form.append('purpose', 'order');
  form.append('file', new File([new Uint8Array(documentOf(plainPicture(9, 9), 9, 9))], 'a.pdf'));
  return fetch(`${company.server.address}${path}`, { method: 'POST', headers, body: form });
}

/** A supplier's quote for a request, with a certificate; its number. */
async function quoteFor(company: Company, postId: string): Promise<string> {
  const { db } = company.server.database;
  const at = new Date(company.server.clock.now());
  const answer = await sendFile(company, clientHeaders, supplierQuoteFile.path.replace('{id}', postId));
  const { data } = (await answer.json()) as { data: { fileId: string } };
  const quoteNo = `Q${postId.slice(0, 12)}`;
  const validTo = localDay(at.getTime() + 5 * DAY_MS, 'Asia/Shanghai');
  await db.insert(procurementQuotes).values({
    ...{ quoteNo, postId, phoneDigest: postId, company: '示例化工有限公司', contactName: '王经理' },
    ...{ contactPhone: '13900000000', validTo, createdAt: at, updatedAt: at },
  });
  await db.insert(procurementQuoteLines).values({
    ...{ quoteNo, lineNo: 1, price: '6100', currency: '1', taxIncluded: true, quantity: '20' },
    ...{ leadDays: 7, fileId: data.fileId },
  });
  return quoteNo;
}

/** Records that a booker makes in a company's name. */
async function madeBy(company: Company, maker: SignedIn, userId: string) {
  const { server } = company;
  const offer = await goldenOffer(server);
  const form = formOf(methanol(offer, server.clock.now()), userId);
  let serial = 0;
  const nextName = () => {
    serial += 1;
    return `left-behind-${serial}`;
  };
  const order = async () => (await book(server, userId, form, nextName())).orderNo;
  const amended = async () => {
    const no = await order();
    const changed = { ...form, remark: '改' };
    const { data } = await maker.call('quote', { service: 'fcl', part: partOf(changed), amends: no });
    await callOnce(maker, 'amendOrder', { no, service: 'fcl', seen: 0, quoteId: data.quoteId, form: changed });
    return no;
  };
  const released = async () => {
    const no = await order();
    await server.database.db.update(orders).set({ status: 'released' }).where(eq(orders.orderNo, no));
    return no;
  };
  const asked = async () => {
    const no = await released();
    await maker.call('askCancellation', { no, reason: '客户取消采购' });
    return no;
  };
  const answered = async () => {
    const no = await asked();
    const fees = [{ feeCode: 'CXL', currency: '1' as const, amount: '300' }];
    const answer = { orderNo: no, cancellation: 1, version: 0, fees, reason: '船公司收取取消费' } as const;
    const actor = { actorKind: 'system', actorId: 'access-world', requestId: null } as const;
    const acting = { now: server.clock.now(), actor };
    await answerCancellation(server.database.db, { ...answer, decision: 'FEE' }, acting);
    return no;
  };
  const request = async () => {
    const { id } = (await callOnce(maker, 'publishRequest', acetoneRequest(server.clock.now()))).data;
    return { id, quoteNo: await quoteFor(company, id) };
  };
  const share = async () => {
    const content = { path: '/shippingFcl', query: `orgPortCode=CNSHA&named=${nextName()}` };
    return (await maker.call('share', { kind: 'search', content })).data.id;
  };
  const road = async () => {
    const { enquiryNo, options } = await answeredRoad(server, userId, { cargoName: nextName() });
    return { no: enquiryNo, optionId: options.find(({ priceId }) => priceId === 'truck-VAN68')!.optionId };
  };
  const address = async () =>
    (await maker.call('addressBookSave', { kind: 'shipper', title: nextName(), party })).data.id;
  const template = async (orderNo: string) => (await maker.call('saveTemplate', { name: nextName(), orderNo })).data.id;
  /** One for the owner and one for the booker to change. */
  const each = async <Thing>(make: () => Promise<Thing>): Promise<Record<Changing, Thing>> => ({
    owner: await make(),
    booker: await make(),
  });
  const orderNo = await order();
  return {
    form,
    orderNo,
    file: (await maker.upload(documentOf(plainPicture(9, 9), 9, 9), 'a.pdf')).data!.fileId,
    draft: (await maker.call('saveDraft', { service: 'fcl', title: '甲醇', form: { remark: 'left' } })).data.id,
    shared: await share(),
    posted: await request(),
    road: await road(),
    toCancel: await each(order),
    toAmend: await each(order),
    toConclude: await each(order),
    toWithdraw: await each(amended),
    toAccept: await each(road),
    toAskCancel: await each(released),
    toKeep: await each(asked),
    toAcceptFee: await each(answered),
    toRevoke: await each(share),
    toEnd: await each(request),
    toAward: await each(request),
    addresses: await each(address),
    templates: await each(() => template(orderNo)),
  };
}

/** A company with its people, and the records that a former member made in its name. */
export async function startAccessWorld(database: DatabaseKind) {
  const company = await startCompany(database);
  const { server, owner, stranger } = company;
  const { browser: booker } = await company.joined('13000000081', 'booker');
  const { browser: viewer } = await company.joined('13000000082', 'viewer');
  const { browser: formerMember, id: formerId } = await company.joined('13000000083', 'booker');
  const made = await madeBy(company, formerMember, formerId);
  const { posted } = made;
  await owner.call('awardQuote', { id: posted.id, quoteNo: posted.quoteNo });
  const bookerDraft = (await booker.call('saveDraft', { service: 'fcl', form: {} })).data.id;
  await booker.call('makeCalendarFeed', {});
  await formerMember.call('leaveEnterprise', {});
  const victim = (await company.joined('13000000084', 'viewer')).id;
  const asker = await company.person('13000000085');
  await asker.browser.call('joinEnterprise', { creditCode: company.creditCode });
  const requestId = (await membersOf(owner)).requests[0]!.id;
  const invitation = (await company.linkFor({ role: 'viewer', phone: '13000000099' })).id;
  const protocol = PROTOCOL_VERSION;
  await as(server, formerId, 'agreeProtocol', { protocol });
  await as(server, userIds.stranger, 'agreeProtocol', { basicEntId: 'enterprise-special', protocol });
  // A request of the site's own company, which none of them published.
  const { db } = server.database;
  const [offered] = await db.select().from(procurementPosts).where(eq(procurementPosts.kind, 'REQUEST')).limit(1);
  const foreignRequest = offered!.id;
  await db
    .update(procurementPosts)
    .set({ userId: null, enterpriseId: null, awardedAt: null, revokedAt: null })
    .where(eq(procurementPosts.id, foreignRequest));
  return {
    ...{ company, made, bookerDraft, victim, requestId, invitation, protocol, enterpriseId: COMPANY },
    foreignRequest,
    browsers: { owner, booker, viewer, formerMember, stranger },
    formFor: (userId: string): FclForm => formOf(made.form, userId),
  };
}

export type AccessWorld = Awaited<ReturnType<typeof startAccessWorld>>;
