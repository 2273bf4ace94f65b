import type { Block } from '#domain/orders/order-life.ts';
import { chinaMoment } from './china-moment.ts';

/** The steps of an order in the operator room: what is missing, a deviation, an undo. */
export const deskSteps = {
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
export const deskStep = {
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
