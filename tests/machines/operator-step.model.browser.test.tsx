import { operatorStep as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { changedSince, sampleReason, undoInput } from '#machines/operator-step/operator-step.sample.ts';
import { subject } from '#stories/operator-step/operator-step.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorStepModel, undoModel } from './operator-step.model.ts';

const own = words.deviation;
const lost = new Error('没有网络');
const refusal = null;

walkView(
  '[11.1] the confirmation of a deviation',
  operatorStepModel,
  subject,
  ({ press, type, happens, sees, leaves }) => ({
    gestures: {
      'type other digits': () => type(own.typed, '0008'),
      'type the digits': () => type(own.typed, '0007'),
      confirm: () => press(own.confirm(orders.statuses.departed)),
      'go back': () => press(own.back),
      'it worked': () => happens(resolved('moveOrder', null)),
      'the order has changed': () => happens(rejected('moveOrder', changedSince)),
      'it was lost': () => happens(rejected('moveOrder', lost)),
    },
    checks: {
      'the consequences': sees({
        says: [sampleReason, '危险品还没有通过', '未收下的单证：危包证', own.papers],
        off: [own.confirm(orders.statuses.departed)],
      }),
      'other digits': sees({ errors: { [own.typed]: own.typedOther }, off: [own.confirm(orders.statuses.departed)] }),
      'the digits': sees({ errors: { [own.typed]: null } }),
      'it is sent': sees({ locked: [own.typed], off: [own.back, own.confirm(orders.statuses.departed)] }),
      'not sent': sees({ alert: '没有网络', values: { [own.typed]: '0007' } }),
      recorded: leaves({ outcome: 'moved', refusal }),
      overtaken: leaves({ outcome: 'outdated', refusal: changedSince.message }),
      left: leaves({ outcome: 'dismissed', refusal }),
    },
  }),
);

walkView(
  '[11.1] the confirmation of an undo',
  undoModel,
  subject,
  ({ press, type, happens, sees, leaves }) => ({
    gestures: {
      'say why': () => type(words.undo.reason, '记错了票'),
      confirm: () => press(words.undo.confirm),
      'go back': () => press(words.undo.back),
      'it worked': () => happens(resolved('undoStep', null)),
      'it was lost': () => happens(rejected('undoStep', lost)),
    },
    checks: {
      'asked why': sees({ says: [words.notSent, words.undo.log], off: [words.undo.confirm] }),
      'a reason': sees({ values: { [words.undo.reason]: '记错了票' } }),
      'it is sent': sees({ locked: [words.undo.reason], off: [words.undo.back, words.undo.confirm] }),
      'not sent': sees({ alert: '没有网络', values: { [words.undo.reason]: '记错了票' } }),
      undone: leaves({ outcome: 'undone', refusal }),
      left: leaves({ outcome: 'dismissed', refusal }),
    },
  }),
  { input: undoInput },
);
