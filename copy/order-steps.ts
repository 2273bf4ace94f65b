import type { Block, UndoRefusal } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { chinaMoment } from './china-moment.ts';

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
