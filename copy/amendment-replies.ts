import type { BookedService } from '#contract/booked-services.ts';
import type { AmendmentRefusal } from '#domain/orders/amendment.ts';
import { departureWords } from './departure-names.ts';

export const amendmentReplies = {
  refusals: {
    cancelling: '订单有一份取消申请在等待答复，请先等候或撤回，再申请变更',
    enquired: '按询价方案成交的订单不能在线变更，请联系客户经理重新报价',
    over: '订单已放舱或已结束，不能在线变更；如需变更请联系客户经理',
    waiting: '订单已有一份变更申请在等待答复，请先等候或撤回',
  } satisfies Record<AmendmentRefusal, string>,
  newer: '订单刚刚在另一处有了变更，请看最新状态后再改',
  same: '内容与订单一致，没有要变更的',
  unknown: '没有这份变更申请',
  settled: '这份变更申请已有结果或已撤回，请看最新状态',
  waiting: '订单有一份变更申请在等待答复，请先接受或拒绝该变更',
  asked: '已申请变更，等待操作员答复',
  withdrawn: '变更申请已撤回，订单不变',
  accepted: '变更已接受，订单已更新',
  refused: (reason: string) => `变更未接受：${reason}`,
  papersAgain: '货物已变更，请按新的货物重新提交',
  massesAgain: '箱已变更，请按新的箱重新填写',
  departureAgain: (voyage: string, hadDraft: boolean) =>
    `班次已改为 ${voyage}，请核对后重新提交${hadDraft ? '；原提单草稿作废，按新班次重出' : ''}`,
  certificateLapses: (voyage: string) => `有效期不到新班次 ${voyage}，请换新证提交`,
  departureText: (service: BookedService, named: string, day: string) =>
    `${named}，${day} ${departureWords(service).leaves}`,
  ofLine: (line: number, name: string) => `第${line}项 ${name}`,
  yes: '是',
  no: '否',
} as const;
