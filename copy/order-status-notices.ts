import type { FactsOf } from '#domain/notices/facts.ts';
import type { NoticeStatus } from '#domain/notices/kinds.ts';
import { serviceOfNumber } from '#domain/orders/number.ts';
import { because } from './because.ts';
import { statusName } from './orders.ts';

type Steps = Readonly<Record<NoticeStatus, string>>;

/** Next action of the customer at each status; services may override it. */
const nextSteps: Steps = {
  docsPending: '请补交单证',
  amending: '请核对变更内容',
  booked: '请按截止时间交齐单证',
  released: '请安排装货并交齐单证',
  departed: '到港时会再通知',
  arrived: '请安排提货',
  completed: '费用与单证请到订单里核对',
  rejected: '请按原因改好后重新下单',
  autoCancelled: '仍需订舱请在企业认证通过后重新下单',
};

const ownSteps: Readonly<Record<string, Partial<Steps>>> = {
  air: { booked: '请按截止时间交齐单证并送货进仓', departed: '到达机场时会再通知' },
  dgdesk: { completed: '办理结果请到订单里查看' },
  goods: { completed: '请核对数量与质检报告' },
  lcl: { booked: '请按截止时间交齐单证并送货进仓' },
  rail: { departed: '到站时会再通知' },
  tank: { released: '请安排装货' },
  truck: { booked: '请按约定时间备好货物与随车单证', departed: '送达时会再通知', arrived: '请核对并签收' },
  warehouse: { completed: '费用请到订单里核对' },
};

type Parts<Facts> = Extract<FactsOf['orderAction'], Facts>;

const nameOf = (subject: string, status: Parameters<typeof statusName>[1]) =>
  statusName(serviceOfNumber(subject) ?? '', status, true);

/** The title and the sentence of a status that an order reached. */
export function statusNotice(subject: string, { status, reason }: { status: NoticeStatus; reason: string }) {
  const name = nameOf(subject, status);
  const step = ownSteps[serviceOfNumber(subject) ?? '']?.[status] ?? nextSteps[status];
  const why = status === 'autoCancelled' ? '' : because(reason);
  return [`订单${name}`, `${name}${why}，${step}`] as const;
}

/** The title and the sentence of a step that was notified and undone. */
export const undoneNotice = (subject: string, { undone, status, reason }: Parts<{ undone: NoticeStatus }>) =>
  [
    '订单状态更正',
    `的“${nameOf(subject, undone)}”有误，已更正为“${nameOf(subject, status)}”${because(reason)}，请以订单为准`,
  ] as const;
