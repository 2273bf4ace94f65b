import type { MilestoneKind, MilestoneStatus } from '#domain/shipment/milestone-kinds.ts';
import { kindsOfService } from '#domain/shipment/milestone-kinds.ts';
import type { EventSource, MilestoneError } from '#domain/shipment/milestones.ts';
import { chinaMoment } from './order.ts';

const names: Readonly<Record<MilestoneKind, string>> = {
  booked: '确认订舱',
  received: '进仓',
  emptyOut: '提空箱',
  packed: '装箱',
  gateIn: '进港',
  released: '海关放行',
  loaded: '装船',
  departed: '离港',
  transferred: '中转',
  border: '口岸换装',
  arrived: '到港',
  discharged: '卸船',
  unpacked: '拆箱',
  gateOut: '提柜',
  delivered: '送达',
  emptyReturned: '还空',
};

type Names = Partial<Record<MilestoneKind, string>>;

/** Names that differ by service. */
const ownNames: Readonly<Partial<Record<string, Names>>> = {
  air: { received: '交货进站', loaded: '装机', departed: '起飞', arrived: '落地', delivered: '提货' },
  cfs: { received: '货进仓', gateIn: '重箱返场' },
  goods: { packed: '备货', departed: '出库' },
  rail: { gateIn: '进站', departed: '发车', arrived: '到站', gateOut: '提箱' },
  tank: { emptyOut: '提空罐', packed: '装罐', emptyReturned: '还罐' },
  truck: { booked: '派车', received: '到装货点', departed: '装车发运', arrived: '到卸货点', delivered: '签收' },
  warehouse: { received: '入库', delivered: '出库' },
};

export const milestoneName = (service: string, kind: MilestoneKind): string => ownNames[service]?.[kind] ?? names[kind];

/** Milestone of a service with this name; undefined for another name. */
export const milestoneNamed = (service: keyof typeof kindsOfService, name: string): MilestoneKind | undefined =>
  kindsOfService[service].find((kind) => milestoneName(service, kind) === name || names[kind] === name);

export const hasMilestones = (service: keyof typeof kindsOfService): boolean => kindsOfService[service].length > 0;

const statusNames: Readonly<Record<MilestoneStatus, string>> = { planned: '计划', expected: '预计', actual: '实际' };

const sources: Readonly<Record<EventSource, string>> = { operator: '', file: '，文件导入', carrier: '，跟踪事件' };

/** Milestones of a shipment: on the order, in the operator room and in answers to carriers. */
export const milestonesCopy = {
  title: '里程碑',
  ownTitle: '走到哪了',
  lead: '点一个节点，再点一个时间，就记好了。',
  ownLead: '时间都是当地时间；改过的点开看原来的。',
  none: '还没有动静。有了第一件就列在这里。',
  statuses: statusNames,
  location: '地点',
  difference: '差',
  onTime: '准',
  late: (duration: string) => `晚 ${duration}`,
  early: (duration: string) => `早 ${duration}`,
  now: '现在',
  today: (moment: string) => `今天 ${moment}`,
  waiting: '待记',
  whole: '全票',
  choose: (name: string) => `记${name}`,
  recordNow: (time: string) => `现在 ${time}`,
  recordPlanned: (time: string) => `按计划 ${time}`,
  recordExpected: (time: string) => `按预计 ${time}`,
  other: '别的时间',
  unit: '哪一箱',
  status: '记什么',
  at: '时间',
  atHelp: (location: string) => `按${location}当地时间`,
  reason: '原因',
  reasonHelp: '改记过的时间要写，客户照原文看到',
  save: '记下',
  withdraw: '撤销这一条',
  close: '收起',
  saved: (name: string) => `${name}已记下，客户看得到了`,
  taken: (by: string) => `${by}刚记过，请对照后再记`,
  theirs: (status: string, time: string) => `那边记的：${status} ${time}`,
  timeUnreadable: '请写完整的日期与时间',
  reasonMissing: '请写原因，改记过的时间要让客户知道为什么',
  locationMissing: '请写中转港',
  source: (by: string, source: EventSource, time: string) => `${by}${sources[source]}，${time} 记`,
  replaced: (status: string, from: string, to: string) => `${status}原记 ${from}，改为 ${to}`,
  moved: (count: number) => `您上次看过之后，动了 ${count} 处`,
  markSeen: '标为看过',
  movedTo: (status: string, time: string) => `${status} ${time}`,
  movedFrom: (status: string, from: string, to: string) => `${status} ${from} 改为 ${to}`,
  arrivalMoves: '跟着变的：',
  withdrawn: '已撤销',
  changes: (count: number) => `改过 ${count} 次`,
  reports: (count: number) => `各箱与更正 ${count} 条`,
} as const;

/** One sentence for a report that cannot be recorded. */
export function milestoneErrorText(error: MilestoneError, service: string): string {
  if ('kind' in error) {
    const other = `“${milestoneName(service, error.kind)}”（${chinaMoment(error.at)}）`;
    return error.code === 'BEFORE' ? `不能早于${other}，请核对` : `不能晚于${other}，请核对`;
  }
  return {
    KIND: '这项服务没有这个节点',
    UNIT: '这一箱不在这一票上，请先在“编号”里录箱号',
    FUTURE: '实际时间不能在将来；还没发生的请记“预计”',
    TOO_EARLY: '时间比下单早了两个月以上，请核对年月',
  }[error.code];
}
