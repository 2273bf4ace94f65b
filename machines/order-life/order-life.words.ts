import { type DeskStatus, deskStatuses } from '#domain/orders/statuses.ts';
import type { ChartWords } from '../kit/words.ts';

const names: Readonly<Record<DeskStatus, string>> = {
  docsPending: '资料待补',
  reviewing: '审核中',
  dgReviewing: '危险品预审',
  booked: '已订舱',
  released: '已放舱',
  stuffed: '已装箱',
  declared: '已申报放行',
  departed: '已启运',
  arrived: '已到达',
  completed: '已完成',
  rejected: '驳回',
  amending: '变更中',
};

export const orderLifeWords: ChartWords = {
  ...Object.fromEntries(deskStatuses.map((status) => [`step.${status}`, `记“${names[status]}”`])),
  'step.undo': '撤回最近的一步',
  'amendment.ask': '客户申请变更',
  'amendment.settle': '变更有了结果',
  'order.cancel': '客户取消',
  'order.expire': '超时没有认证',
  isAt: '现在在这一步',
  isClear: '在计划内，还没到，条件齐',
  isDeviation: '缺的写明了原因，时间不在将来',
  isElsewhere: '不在这一步',
  isUnbooked: '还没有订舱',
  hasReview: '有危险品',
  isExplained: '写了原因',
  isUndoable: '24 小时内，或管理员撤回完成',
  isAmending: '正在变更',
  recordStep: '记下这一步与时间',
  recordDeviation: '记下这一步，标上偏离',
  recordEnd: '记下结束',
  undoStep: '回到前一步',
  holdForAmendment: '停在变更',
};
