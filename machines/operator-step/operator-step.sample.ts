import { CallFailure } from '#domain/failure.ts';
import type { OperatorStepInput, StepOrder } from './operator-step.types.ts';

const order: StepOrder = {
  ...{ orderNo: 'FCL26101200007', service: 'fcl', isDanger: true, status: 'declared' },
  now: Date.parse('2026-10-12T09:40:00+08:00'),
};

export const sampleReason = '船公司报实际离港，答复与单证今天中午前补齐';

/** Departed without the carrier's answer and without a required paper. */
export const deviationInput: OperatorStepInput = {
  order,
  act: {
    kind: 'deviation',
    request: {
      ...{ orderNo: order.orderNo, from: 'declared', status: 'departed', dgStatus: null, remark: '' },
      at: Date.parse('2026-10-12T06:18:00+08:00'),
      deviation: { reason: sampleReason, seen: ['DANGEROUS_PENDING', 'PAPERS_OUTSTANDING'] },
    },
    blocks: [{ code: 'DANGEROUS_PENDING' }, { code: 'PAPERS_OUTSTANDING', papers: ['危包证'] }],
  },
};

/** Undoes the customs release. */
export const undoInput: OperatorStepInput = { order, act: { kind: 'undo', to: 'stuffed' } };

export const changedSince = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '又有变化：未收下的单证：VGM，请看过再确认',
  status: 200,
});
