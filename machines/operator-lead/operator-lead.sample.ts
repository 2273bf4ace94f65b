import type { OperatorLeadSheet } from '#contract/calls/operator-leads.ts';
import { HOUR_MS } from '#domain/limits.ts';

const now = Date.parse('2026-10-12T09:40:00+08:00');

export const sampleId = 'AbCdEfGhIjKl';

export const sampleSheet: OperatorLeadSheet = {
  row: {
    ...{ leadNo: sampleId, topic: 'question', status: 'new', who: '周样本', text: '名录里没有 UN 3999' },
    ...{ createdAt: now - HOUR_MS, handledBy: null },
  },
  form: { text: '名录里没有 UN 3999，请人工核对。', contact: '12000000009' },
  account: { name: '周样本', phone: '12000000009' },
  ...{ note: '', handledAt: null, version: 0 },
};

export const takenSheet: OperatorLeadSheet = {
  ...sampleSheet,
  row: { ...sampleSheet.row, status: 'taken', handledBy: '李值班' },
  ...{ handledAt: now, version: 1 },
};

export const doneSheet: OperatorLeadSheet = {
  ...takenSheet,
  row: { ...takenSheet.row, status: 'done' },
  ...{ note: '已回电', version: 2 },
};
