import type { CallAccess } from '#contract/access.ts';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/table.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { memberReplies, verificationReplies } from '#copy/replies.ts';
import { readGoodsId } from '#domain/procurement/goods-id.ts';
import { acetoneAt } from '../features/procurement/on-server.ts';
import { roadAt } from '../features/truck/on-server.ts';
import { type AccessWorld, type Person, userIds } from './access-world.ts';
import { partOf } from './booking.ts';
import { instructionOf } from './filled-papers.ts';
import { acetoneRequest } from './purchases.ts';

/** The answer to a call: `in` is a success, the others are refusals of access. */
export type Cell = 'in' | 'onlyOwner' | 'onlyReads' | 'signedOut' | 'unknown';

/** The cell that the contract declares for a person. */
export function declaredCell(auth: Call['auth'], access: CallAccess, person: Person): Cell {
  if (person === 'visitor') return auth === 'public' ? 'in' : 'signedOut';
  if (access === 'signedIn') return 'in';
  if (person === 'formerMember' || person === 'stranger') return access.others === 'own' ? 'in' : 'unknown';
  if (person === 'viewer' && access.role !== 'viewer') return 'onlyReads';
  return person === 'booker' && access.role === 'owner' ? 'onlyOwner' : 'in';
}

export interface Row {
  ask: (person: Person) => Promise<object> | object;
  /** The code or the message of a refusal that follows after access was given. */
  refusal?: string;
  /** Cells that depend on the request and not on the call alone. */
  instead?: Partial<Record<Person, Cell | string>>;
  /** Ends the session that asks. */
  endsSession?: true;
  /** Sends a file instead. */
  file?: string;
}

const CONFLICT = '10004009';
const INVALID = '10004001';
const WRONG_PASSWORD = '10002001';
const WRONG = 'f'.repeat(64);
const noMasses = { boxes: [], responsible: '', signature: '', weigher: '', weighingPlace: '', telephone: '' };
const noParty = { companyNameEn: 'A', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' };
const invoice = {
  ...{ invoiceType: 'NORMAL', companyName: '海润化工', taxpayerId: '91350100M000100Y43', regAddress: '', regPhone: '' },
  ...{ bankName: '', bankAccount: '', receiverName: '顾晓岚', receiverPhone: '12000000001', region: '', address: '' },
};

const nothing = { ask: () => ({}) };
/** The record for this person to change; people without access try the owner's. */
const of = <Thing>(things: Record<'booker' | 'owner', Thing>, person: Person): Thing =>
  things[person === 'booker' ? 'booker' : 'owner'];

/** Calls about the account of the person and the enterprise. */
function accountRows({ company, made, victim, requestId, invitation, protocol, enterpriseId, browsers }: AccessWorld) {
  const choices = async () => (await browsers.owner.call('noticeChoices', {})).data.choices;
  return {
    getUserInfo: nothing,
    logout: { ...nothing, endsSession: true },
    changePassword: { ask: () => ({ oldPassword: WRONG, newPassword: WRONG }), refusal: WRONG_PASSWORD },
    closeAccount: { ask: () => ({ password: WRONG }), refusal: WRONG_PASSWORD },
    exportAccount: { ask: () => ({ password: WRONG }), refusal: WRONG_PASSWORD },
    userCentreTicket: { ask: () => ({ target: 'order', orderNo: made.orderNo }) },
    getProfile: nothing,
    saveProfile: {
      ask: async (person: Person) =>
        (await browsers[person === 'visitor' ? 'owner' : person].call('getProfile', {})).data ?? {},
    },
    querySessions: nothing,
    signInHistory: nothing,
    endSessions: { ask: () => ({ sessionId: 'none' }) },
    enterpriseInfo: { ask: () => ({ basicEntId: enterpriseId, appSource: 'fcl_mm' }) },
    agreeProtocol: { ask: () => ({ basicEntId: enterpriseId, protocol }) },
    enterpriseDetail: { ask: () => ({ creditCode: company.creditCode }) },
    enterpriseVerify: { ask: () => ({ creditCode: company.creditCode }), refusal: INVALID },
    verification: nothing,
    noticeChoices: nothing,
    saveNoticeChoices: { ask: async () => ({ choices: await choices() }) },
    members: nothing,
    invitation: { ask: () => ({ invitation: 'A'.repeat(32) }), refusal: memberReplies.invitationGone },
    inviteMember: { ask: () => ({ revoke: invitation }) },
    joinEnterprise: { ask: () => ({ invitation: 'A'.repeat(32) }), refusal: memberReplies.invitationGone },
    decideRequest: { ask: () => ({ requestId, role: 'viewer' }) },
    changeRole: { ask: () => ({ memberId: userIds.viewer, role: 'viewer' }) },
    leaveEnterprise: {
      ask: () => ({ memberId: victim }),
      instead: { booker: 'onlyOwner', viewer: 'onlyOwner' },
    },
    calendarFeed: nothing,
    makeCalendarFeed: nothing,
    revokeCalendarFeed: { ask: () => ({ memberId: userIds.booker }), instead: { viewer: 'onlyOwner' } },
    centreCounts: nothing,
  } satisfies Partial<Record<CallName, Row>>;
}

/** Calls about what is stored for the next booking, and about files. */
function storedRows({ made, bookerDraft }: AccessWorld) {
  const { form, file, draft } = made;
  return {
    addressBookQuery: nothing,
    addressBookSave: {
      ask: (person: Person) => ({ kind: 'consignee', title: `由${person}`.slice(0, 20), party: noParty }),
    },
    addressBookRemove: { ask: (person: Person) => ({ id: of(made.addresses, person) }) },
    upload: { ...nothing, file: '/api-common-oss/files' },
    download: { ask: () => ({ id: file }) },
    licenceOcr: { ask: () => ({ fileId: file }), refusal: verificationReplies.licenceUnreadable },
    draftList: nothing,
    saveDraft: { ask: () => ({ service: 'fcl', form: {} }) },
    // A draft is gone on with by who made it; one of a former member by the owner.
    removeDraft: { ask: (person: Person) => ({ id: person === 'booker' ? bookerDraft : draft }) },
    templateList: nothing,
    saveTemplate: { ask: (person: Person) => ({ name: `由${person}`.slice(0, 20), service: 'fcl', form }) },
    removeTemplate: { ask: (person: Person) => ({ id: of(made.templates, person) }) },
    share: {
      ask: (person: Person) => ({ kind: 'search', content: { path: '/shippingFcl', query: `by=${person}` } }),
    },
    shareList: nothing,
    revokeShare: { ask: (person: Person) => ({ id: of(made.toRevoke, person) }) },
  } satisfies Partial<Record<CallName, Row>>;
}

/** Calls about orders and enquiries. */
function orderRows({ company, made, formFor, browsers }: AccessWorld) {
  const { orderNo, form, road } = made;
  const asked = {
    ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230', cargoName: '甲醇' },
    ...{ boxes: [{ ctnType: '20GP', quantity: 2 }], contact: '顾晓岚', phone: '12000000001' },
  };
  const signed = (person: Person) => (person === 'visitor' ? 'owner' : person);
  const quoted = async (person: Person, given: typeof form, amends?: string) => {
    const { data } = await browsers[signed(person)].call('quote', {
      ...{ service: 'fcl', part: partOf(given) },
      ...(amends === undefined ? {} : { amends }),
    });
    return data?.quoteId ?? 'quote-of-no-account';
  };
  const versionsOf = async (no: string) => {
    const { texts } = (await browsers.owner.call('orderContract', { orderNo: no })).data;
    const of = (kind: string) => texts.find((text) => text.kind === kind)!.version;
    return { contract: of('service-contract'), charge: of('charge-agreement') };
  };
  return {
    order: { ask: () => ({ no: orderNo }) },
    orderList: nothing,
    agenda: nothing,
    workplace: nothing,
    wholeVehicleOrders: nothing,
    seeMilestones: { ask: () => ({ no: orderNo }) },
    orderMessages: { ask: () => ({ no: orderNo }) },
    sendOrderMessage: { ask: () => ({ no: orderNo, text: '请问几点截港' }) },
    orderDocument: { ask: () => ({ orderNo, kind: 'quote-sheet' }) },
    contractList: nothing,
    orderContract: { ask: () => ({ orderNo }) },
    contractDocument: { ask: () => ({ orderNo, kind: 'service-contract' }) },
    concludeContract: {
      ask: async (person: Person) => {
        const no = of(made.toConclude, person);
        return { orderNo: no, versions: await versionsOf(no) };
      },
    },
    invoiceList: nothing,
    requestInvoice: { ask: () => ({ orderNos: [orderNo], ...invoice }), refusal: CONFLICT },
    placeOrder: {
      ask: async (person: Person) => {
        const own = formFor(userIds[signed(person)]);
        return { service: 'fcl', quoteId: await quoted(person, own), form: own };
      },
    },
    cancelOrder: { ask: (person: Person) => ({ no: of(made.toCancel, person) }) },
    amendOrder: {
      ask: async (person: Person) => {
        const no = of(made.toAmend, person);
        const changed = { ...formFor(userIds[signed(person)]), remark: '改' };
        return { no, service: 'fcl', seen: 0, quoteId: await quoted(person, changed, no), form: changed };
      },
    },
    withdrawAmendment: { ask: (person: Person) => ({ no: of(made.toWithdraw, person), amendment: 1 }) },
    askCancellation: { ask: (person: Person) => ({ no: of(made.toAskCancel, person), reason: '客户取消采购' }) },
    withdrawCancellation: { ask: (person: Person) => ({ no: of(made.toKeep, person), cancellation: 1 }) },
    acceptCancellation: {
      ask: (person: Person) => ({ no: of(made.toAcceptFee, person), cancellation: 1, version: 1 }),
    },
    handInPaper: {
      ask: () => ({ no: orderNo, paper: 'SDS_CN', version: 7, fileIds: [made.file] }),
      refusal: CONFLICT,
    },
    handInMass: { ask: () => ({ no: orderNo, version: 7, form: noMasses }), refusal: CONFLICT },
    handInInstruction: {
      ask: async () => {
        const { data } = await browsers.owner.call('order', { no: orderNo });
        return { no: orderNo, version: 7, form: instructionOf(data) };
      },
      refusal: CONFLICT,
    },
    nameVehicles: {
      ask: () => ({ no: orderNo, version: 7, form: { vehicleCount: '', vehicles: [] } }),
      refusal: orderReplies.paperUnknown,
    },
    answerDraft: {
      ask: () => ({ no: orderNo, version: 7, form: { decision: 'CONFIRM', lines: [] } }),
      refusal: orderReplies.paperUnknown,
    },
    placeEnquiry: { ask: (person: Person) => ({ service: 'fcl', form: { ...asked, contact: person } }) },
    enquiryList: nothing,
    enquiry: { ask: () => ({ no: road.no }) },
    acceptEnquiry: {
      ask: (person: Person) => {
        const { no, optionId } = of(made.toAccept, person);
        return { service: 'truck', no, optionId, form: roadAt(company.server, userIds[signed(person)], no, optionId) };
      },
    },
  } satisfies Partial<Record<CallName, Row>>;
}

/** Calls about goods that are bought and sold. */
function tradeRows({ company, made, foreignRequest }: AccessWorld) {
  const { id, quoteNo } = made.posted;
  return {
    procurementOrder: {
      ask: async (person: Person) => {
        const userId = person === 'visitor' ? userIds.owner : userIds[person];
        const goods = await acetoneAt(company.server, userId);
        const { postId, lineNo } = readGoodsId(goods.goodsId)!;
        return {
          ...{ id: postId, lineNo, quantity: goods.quantity, agree: true },
          delivery: { method: 'SELF', day: goods.deliveryDay },
          buyer: {
            ...{ company: goods.buyerCompany, contactName: '顾晓岚', contactPhone: '12000000001' },
            ...{ licenceNo: goods.licenceNo, licenceExpires: goods.licenceExpires },
            ...{ licenceFiles: goods.licenceFiles, permitFiles: goods.permitFiles },
          },
        };
      },
    },
    publishRequest: {
      ask: () => acetoneRequest(company.server.clock.now()),
      // Only members of a verified enterprise publish.
      instead: { formerMember: `${CONFLICT} ${orderReplies.requestUnverified}` },
    },
    ownPosts: nothing,
    procurementQuotes: { ask: () => ({ id }) },
    quoteCertificate: { ask: () => ({ id, quoteNo, lineNo: '1' }) },
    batchCertificate: { ask: () => ({ id, lineNo: '1' }) },
    revokePost: { ask: (person: Person) => ({ id: of(made.toEnd, person).id }) },
    awardQuote: { ask: (person: Person) => of(made.toAward, person) },
    supplierQuote: { ask: () => ({ id: foreignRequest }), refusal: INVALID },
    supplierQuoteFile: { ...nothing, file: `/api-outdoor/procurement/${foreignRequest}/quotes/files` },
  } satisfies Partial<Record<CallName, Row>>;
}

/** A request to each call that people of a company make, by its name. */
export const accessRows = (world: AccessWorld): Partial<Record<CallName, Row>> => ({
  ...accountRows(world),
  ...storedRows(world),
  ...orderRows(world),
  ...tradeRows(world),
});
