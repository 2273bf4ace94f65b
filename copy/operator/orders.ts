import type { Block, UndoRefusal } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { chinaMoment } from '../orders/order.ts';
import { cutOffNames } from '../search/prices.ts';
import { operatorQueue } from './console.ts';

/** The queue of orders in the operator room, and the order that is open beside it. */
export const operatorOrders = {
  ...operatorQueue,
  title: '订单',
  search: '订单号、手机、公司、UN',
  service: '服务',
  status: '状态',
  open: '未结束',
  all: '全部服务',
  count: (shown: number, total: number) => `${total} 票，已显示 ${shown} 票`,
  none: '没有符合的订单',
  empty: '没有未结束的订单。客户下的单会列在这里，先到期的在前。',
  deadline: '最近的期限',
  ownPapers: (ready: number, all: number) => `客户单证 ${ready}/${all}`,
  deadlineKinds: {
    siCutoff: cutOffNames.siCutoff,
    dgCutoff: cutOffNames.dgCutoff,
    vgmCutoff: cutOffNames.vgmCutoff,
    customsCutoff: cutOffNames.customsCutoff,
    cyClosing: cutOffNames.cyClosing,
    departure: '启运',
    loading: '装货',
    autoCancel: '自动取消',
  },
  choose: '选一票订单查看',
  customer: '客户',
  company: '公司',
  contact: '联系人',
  orderContact: '本单联系人',
  phone: '手机',
  verified: '认证',
  audits: { NONE: '未认证', PENDING: '待审', PASS: '已认证', REJECT: '未通过' },
  parties: { title: '收发货人', shipper: '发货人', consignee: '收货人', notify: '通知人' },
  later: '待补',
  next: '下一步',
  nextHelp: '选好先看客户会收到什么',
  moves: (from: string, to: string) => `${from} 转 ${to}`,
  sent: '客户收到（按其选的短信、邮件），订单里同时更新：',
  notSent: '客户在订单里看到新的状态与说明，不另发通知',
  final: '驳回后不能再推进，舱位放回；24 小时内可以撤回',
  over: '这一单已结束，不再变更',
  dangerous: '危险品结果',
  unchanged: '不变',
  remark: '说明',
  remarkHelp: '驳回须写原因；说明会给客户看到',
  move: '推进',
  moved: '已推进',
  undone: '已撤回',
  papers: '单证',
  noPapers: '这一单没有货主要交的单证',
  accept: '收下',
  doubt: '退回',
  returning: { reason: '退回原因', confirm: '确定退回', keep: '不退' },
  amendment: {
    title: '变更申请',
    lead: '接受之后订单、舱位与费用改为变更后的；不接受须写原因，订单不变。',
    accept: '接受变更',
    doubt: '不接受',
    refusing: { reason: '不接受的原因', confirm: '确定不接受', keep: '再看看' },
  },
  amended: '已接受变更，订单已更新',
  refused: '没有接受变更，订单不变',
  accepted: '已收下',
  returned: '已退回',
  draft: '出提单草稿',
  drafted: '提单草稿已出，已请客户核对',
  billNo: '提单号',
  draftHelp: '8 到 20 位大写字母与数字；内容取自已收下的补料与订单的航次。客户要改的，改好补料后重出',
  view: '打开',
  original: '另开原件',
  picture: (name: string) => `${name} 的图像`,
  hide: '收起',
  goods: (lineNo: number, name: string) => `危险品 ${lineNo}：${name}`,
  yes: '是',
  fees: '费用',
} as const;

/** The steps of an order in the operator room: what is missing, a deviation, an undo. */
export const operatorSteps = {
  way: '订单走到哪里',
  marks: { done: '已发生', current: '现在', next: '下一步', blocked: '下一步，挡住', ahead: '以后' },
  blocked: (count: number) => `被挡住，差 ${count} 项`,
  settle: {
    FUTURE: '改时间',
    BEFORE_LAST_STEP: '改时间',
    DANGEROUS_PENDING: '去记危险品结果',
    DANGEROUS_REJECTED: '去改危险品结果',
    STEP_MISSING: '先记那一步',
    PAPERS_OUTSTANDING: '去看单证',
    BEFORE_PLAN: '改时间',
  } satisfies Record<Block['code'], string>,
  at: '发生时间',
  atHelp: '中国时间；空着就是现在',
  atUnreadable: '请写完整的日期与时间，或清空',
  asOf: (text: string, at: number) => `${text}（读到这一单时是 ${chinaMoment(at)}；更晚的请重新打开这一单）`,
  chooseFirst: '先选下一步',
  settleFirst: (count: number) => `补齐 ${count} 项后可以推进`,
  fixTime: '改好发生时间后可以推进',
  explainFirst: '写好说明后可以推进',
  explain: (papers: readonly string[]) => `缺 ${papers.join('、')}：写明没有收到也继续的原因，客户会看到`,
  deviate: (name: string) => `偏离：仍要记“${name}”`,
  deviation: {
    title: '偏离',
    seen: '客户会看到这个记号',
    reason: '为什么',
    reasonHelp: (least: number) => `至少 ${least} 字，客户照原文看到，记入操作记录`,
    confirm: '看后果，再确认一次',
    close: '收起',
    undo: '24 小时内可以撤回，撤回也要写原因',
  },
  last: (name: string) => `上一步 ${name}`,
  lastBy: (at: number, by: string) => `${chinaMoment(at)} ${by}`,
  undoLeft: (left: string) => `还可撤 ${left}`,
  undoByAdmin: '已过 24 小时，管理员还可以撤回',
  undo: (name: string) => `撤回到${name}`,
} as const;

/** The second confirmation of a deviation, and the one of an undo. */
export const operatorStep = {
  deviation: {
    title: (name: string, count: number) => `还差 ${count} 项，仍记“${name}”？`,
    missing: '现在缺：',
    papers: '上列单证仍记“未收到”，期限照旧，客户可以补交到订单完成。',
    seen: '客户马上看到：',
    shown: (name: string, missing: number, reason: string) => `${name}，上列 ${missing} 项，原因：${reason}`,
    log: (count: number) => `操作记录记您的姓名、原因与缺的 ${count} 项。`,
    until: (at: number) => `${chinaMoment(at)} 前可以撤回；发出的通知由更正通知改。`,
    typed: '写下订单号后四位，表示看过上面各条',
    typedHelp: (orderNo: string) => `订单号 ${orderNo}`,
    typedOther: '与订单号后四位不同',
    confirm: (name: string) => `仍记“${name}”`,
    back: '回去补齐',
  },
  undo: {
    title: (from: string, to: string) => `把“${from}”撤回到“${to}”？`,
    status: (from: string, to: string) => `订单从“${from}”回到“${to}”，这一步的时间与危险品结果回到记之前。`,
    log: '操作记录记您的姓名与原因，原来的一步也留着。',
    reason: '撤回的原因',
    reasonHelp: '记入操作记录；发更正通知时客户会看到',
    confirm: '确定撤回',
    back: '不撤回',
  },
  sent: '客户收到（按其选的短信、邮件）：',
  notSent: '不另发通知，客户在订单里看到。',
} as const;

const list = (texts: readonly string[]) => texts.join('、');

/** Describes what blocks a step; shared by operators, server and customers. */
export function blockText(block: Block, nameOf: (status: OrderStatus) => string): string {
  switch (block.code) {
    case 'FUTURE':
      return '时间不能在将来';
    case 'BEFORE_LAST_STEP':
      return `不能早于前一步的 ${chinaMoment(block.at)}`;
    case 'DANGEROUS_PENDING':
      return '危险品还没有通过';
    case 'DANGEROUS_REJECTED':
      return '危险品被拒';
    case 'STEP_MISSING':
      return `还没有记“${nameOf(block.step)}”`;
    case 'PAPERS_OUTSTANDING':
      return `未收下的单证：${list(block.papers)}`;
    case 'BEFORE_PLAN':
      return `计划 ${chinaMoment(block.plannedAt)}，早了一天以上`;
  }
}

/** The refusals of the server about the steps of an order. */
export const stepReplies = {
  notOffered: (name: string) => `这一单现在不能到“${name}”`,
  blocked: (texts: readonly string[]) => `条件不齐：${texts.join('；')}。补齐后再推进；要偏离的，在操作室写明原因`,
  explainPapers: (papers: readonly string[]) => `缺 ${list(papers)}：请写明没有收到也继续的原因`,
  undoNone: '没有可以撤回的一步',
  undoTooLate: '已过 24 小时，不能撤回',
  undoAdminOnly: '已完成超过 24 小时，请管理员撤回',
  seenOther: (texts: readonly string[]) => `又有变化：${texts.join('；')}，请看过再确认`,
} as const;

export const undoRefusalTexts: Readonly<Record<UndoRefusal, string>> = {
  NONE: stepReplies.undoNone,
  TOO_LATE: stepReplies.undoTooLate,
  ADMIN_ONLY: stepReplies.undoAdminOnly,
};

/** Cancelling an order at a fee: the operator's part. */
export const operatorCancellation = {
  title: '取消',
  lead: '客户看过费用并同意之后订单才取消；免费取消的立即取消。',
  terms: (clause: string, terms: string) => `依据 ${clause}：${terms}`,
  waiting: '已答复，等待客户同意；费用有变的可以改答。',
  offer: '提议取消',
  offerLead: '公司一方要取消时用：写明原因与费用（可以不收），由客户确认。',
  acts: {
    FEE: { begin: '答复费用', confirm: '送出费用', done: '费用已答复，等待客户同意' },
    FREE: { begin: '免费取消', confirm: '确定免费取消', done: '已免费取消，客户收到通知' },
    REFUSE: { begin: '不同意', confirm: '确定不同意', done: '已答复不同意，订单照常办理' },
    OFFER: { begin: '提议取消', confirm: '送出提议', done: '已提议取消，等待客户确认' },
  },
  change: '改答费用',
  withdraw: '收回提议',
  fee: (line: number) => `费用 ${line}`,
  feeCode: '费用名称',
  currency: '币种',
  amount: '金额',
  amountHelp: '大于 0，最多两位小数',
  addFee: '加一行费用',
  removeFee: (line: number) => `删除费用 ${line}`,
  total: '合计',
  reason: '原因',
  reasonOptional: '说明（选填）',
  drop: '放下',
  free: '订单立即取消，不收取费用，不能恢复。',
} as const;
