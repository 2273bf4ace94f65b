import type { BookedService } from '#contract/booked-services.ts';
import type { AmendmentRefusal } from '#domain/orders/amendment.ts';
import { aircraftNames } from '../air/load.ts';
import { formButtons } from '../booking/frame.ts';

interface Departure {
  name: string;
  leaves: string;
  arrives: string;
}

const sailing: Departure = { name: '航次', leaves: '开航', arrives: '到港' };

/** Departures by means other than a ship. */
const departures: Readonly<Partial<Record<BookedService, Departure>>> = {
  air: { name: '航班', leaves: '起飞', arrives: '到达' },
  rail: { name: '车次', leaves: '发车', arrives: '到站' },
};

export const departureWords = (service: BookedService): Departure => departures[service] ?? sailing;

interface Means {
  vessel: string | null;
  voyage: string | null;
}

/** Vehicle and voyage of an order; flights precede the aircraft type. */
export function departureName(service: BookedService, { vessel, voyage }: Means): string {
  const kinds: Readonly<Record<string, string>> = aircraftNames;
  const named = service === 'air' ? [voyage, kinds[vessel ?? ''] ?? vessel] : [vessel, voyage];
  return named.filter(Boolean).join(' ');
}

/** Changing an order before it is released. */
export const amendment = {
  begin: '申请变更',
  form: {
    title: (orderNo: string) => `正在变更订单 ${orderNo}`,
    text: '改好后先看差价，接受后交操作员答复；答复之前订单不变。离开本页，没有提交的改动不保留。',
    submit: formButtons.amend,
    outdated: '订单刚有了别的变更',
    renew: '以最新订单为准继续',
    renewText: '取回订单的最新内容，您改过的各项留着；两处都改了的会标出来，价格重新计算，协议重新勾选。',
    latest: '另开一页，查看订单的最新状态',
  },
  difference: {
    title: '变更前后的费用',
    lead: '接受差价后继续；操作员接受变更之后才按新费用计。',
    accept: '接受差价，继续',
    column: '差额',
  },
  title: '变更',
  states: {
    waiting: '等待操作员答复',
    accepted: '已接受',
    refused: '未接受',
    withdrawn: '已撤回',
    ended: '订单已结束',
  },
  name: (no: number) => `第${no}次变更`,
  waitingText: '操作员接受之前，订单的内容、舱位与费用都不变。',
  asked: '申请时间',
  decided: '答复时间',
  reason: '原因',
  changes: { title: '变更内容', field: '项目', before: '原来', after: '改为' },
  price: '费用差额',
  samePrice: '费用不变',
  withdraw: '撤回变更',
  question: '撤回后订单保持原样，可以再次申请变更。确定撤回吗？',
  keep: '保留变更',
  confirm: '确定撤回',
  understood: '知道了',
} as const;

/** An amendment reapplied to an order that has changed since. */
export const amendmentRenewal = {
  theirs: (value: string) =>
    value === '' ? '订单里这一项已清空，与您填的不同' : `订单里已改为 ${value}，与您填的不同`,
  notThen: '订单正有一份变更在等待答复，或已不能变更。请看订单的最新状态。',
};

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
