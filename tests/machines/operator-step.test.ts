import { operatorStepMachine } from '#machines/operator-step/index.ts';
import { operatorStepCases } from '#machines/operator-step/operator-step.cases.ts';
import { changedSince, deviationInput, undoInput } from '#machines/operator-step/operator-step.sample.ts';
import * as selectors from '#machines/operator-step/operator-step.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (text: string) => event('step.typed', { text });
const confirm = event('step.confirm');
const lost = new Error('没有网络');
const start = { ...deviationInput, typed: '', refusal: null, outcome: 'dismissed' };
const undoStart = { ...start, ...undoInput };
const request = deviationInput.act.kind === 'deviation' ? deviationInput.act.request : null;
const undoRequest = { orderNo: 'FCL26101200007', from: 'declared', reason: '记错了票' };

const sampleTyped = event('step.typed', { text: '0007' });
const usual = {
  selectStepOrder: deviationInput.order,
  selectAct: deviationInput.act,
  selectTyped: '0007',
  selectStepRefusal: null,
  selectIsSending: false,
  selectCanConfirm: true,
  selectCanDismiss: true,
};
const busy = { selectIsSending: true, selectCanConfirm: false, selectCanDismiss: false };

journeys(operatorStepMachine, { ...operatorStepCases, selectors, constant: ['selectStepOrder'], usual }, [
  {
    title: '[11.1] a deviation is confirmed by the last four digits of the order number',
    events: [typed(' ０００７ '), confirm, resolved('moveOrder', null)],
    ends: {
      value: 'finished',
      status: 'done',
      output: { outcome: 'moved', refusal: null },
      asked: { moveOrder: [request] },
    },
  },
  ...['0008', '', '26101200007'].map((digits) => ({
    title: `[11.1] nothing is sent after the digits "${digits}"`,
    events: [typed(digits), confirm],
    ends: { value: 'asking', context: { ...start, typed: digits }, asked: { moveOrder: [] } },
  })),
  {
    title: '[11.1] going back changes nothing',
    events: [typed('0007'), event('step.dismiss')],
    ends: {
      value: 'finished',
      status: 'done',
      output: { outcome: 'dismissed', refusal: null },
      asked: { moveOrder: [] },
      can: [],
      shows: { selectCanConfirm: false, selectCanDismiss: false },
    },
  },
  {
    title: '[11.1] a deviation that was not sent says why and can be sent again',
    events: [typed('0007'), confirm, rejected('moveOrder', lost)],
    ends: {
      value: 'asking',
      context: { ...start, typed: '0007', refusal: '没有网络' },
      can: ['step.confirm', 'step.dismiss', 'step.typed'],
      shows: { selectStepRefusal: '没有网络' },
    },
  },
  {
    title: '[11.1] a new attempt drops the refusal',
    events: [typed('0007'), confirm, rejected('moveOrder', lost), confirm],
    ends: { value: 'moving', context: { ...start, typed: '0007' }, tags: ['sending'], can: [], shows: busy },
  },
  {
    title: '[11.1] so does typing',
    events: [typed('0007'), confirm, rejected('moveOrder', lost), typed('000')],
    ends: { value: 'asking', context: { ...start, typed: '000' } },
  },
  {
    title: '[11.1] going back after a refusal takes no refusal along',
    events: [typed('0007'), confirm, rejected('moveOrder', lost), event('step.dismiss')],
    ends: { value: 'finished', status: 'done', output: { outcome: 'dismissed', refusal: null } },
  },
  {
    title: '[11.1] a deviation of an order that has changed since ends with the reason',
    events: [typed('0007'), confirm, rejected('moveOrder', changedSince)],
    ends: { value: 'finished', status: 'done', output: { outcome: 'outdated', refusal: changedSince.message } },
  },
  {
    title: '[11.1] a step is undone with its reason',
    input: undoInput,
    events: [typed(' 记错了票 '), confirm, resolved('undoStep', null)],
    ends: {
      value: 'finished',
      status: 'done',
      output: { outcome: 'undone', refusal: null },
      asked: { undoStep: [undoRequest] },
    },
  },
  {
    title: '[11.1] and not without one',
    input: undoInput,
    events: [typed('  '), confirm],
    ends: { value: 'asking', context: { ...undoStart, typed: '  ' }, asked: { undoStep: [] } },
  },
  {
    title: '[11.1] an undo that was not sent keeps the reason',
    input: undoInput,
    events: [typed('记错了票'), confirm, rejected('undoStep', lost)],
    ends: { value: 'asking', context: { ...undoStart, typed: '记错了票', refusal: '没有网络' } },
  },
  {
    title: '[11.1] and is sent again',
    input: undoInput,
    events: [typed('记错了票'), confirm, rejected('undoStep', lost), confirm],
    ends: { value: 'undoing', context: { ...undoStart, typed: '记错了票' } },
  },
  {
    title: '[11.1] an undo of an order that has changed since ends with the reason',
    input: undoInput,
    events: [typed('记错了票'), confirm, rejected('undoStep', changedSince)],
    ends: { value: 'finished', status: 'done', output: { outcome: 'outdated', refusal: changedSince.message } },
  },
  {
    title: '[11.1] the consequences are shown',
    events: [],
    ends: { value: 'asking', can: ['step.dismiss', 'step.typed'], shows: { selectTyped: '', selectCanConfirm: false } },
  },
  {
    title: '[11.1] the digits are right',
    events: [sampleTyped],
    ends: { value: 'asking', can: ['step.confirm', 'step.dismiss', 'step.typed'] },
  },
  {
    title: '[11.1] an undo is sent',
    input: undoInput,
    events: [sampleTyped, confirm],
    ends: { value: 'undoing', tags: ['sending'], can: [], shows: { ...busy, selectAct: undoInput.act } },
  },
]);
