import { deskStepCases } from '#machines/desk-step/desk-step.cases.ts';
import { deviationInput, undoInput } from '#machines/desk-step/desk-step.sample.ts';
import * as all from '#machines/desk-step/desk-step.select.ts';
import { deskStepMachine } from '#machines/desk-step/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const typed = event('step.typed', { text: '0007' });
const confirm = event('step.confirm');
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

stateTable(deskStepMachine, deskStepCases, { all, constant: ['selectStepOrder'] }, usual, [
  {
    title: '[11.1] the consequences are shown',
    events: [],
    value: 'asking',
    can: ['step.dismiss', 'step.typed'],
    shows: { selectTyped: '', selectCanConfirm: false },
  },
  {
    title: '[11.1] the digits are right',
    events: [typed],
    value: 'asking',
    can: ['step.confirm', 'step.dismiss', 'step.typed'],
  },
  {
    title: '[11.1] the deviation is sent',
    events: [typed, confirm],
    value: 'moving',
    tags: ['sending'],
    can: [],
    shows: busy,
  },
  {
    title: '[11.1] it was not sent',
    events: [typed, confirm, rejected('moveOrder', new Error('没有网络'))],
    value: 'asking',
    can: ['step.confirm', 'step.dismiss', 'step.typed'],
    shows: { selectStepRefusal: '没有网络' },
  },
  {
    title: '[11.1] an undo is sent',
    input: undoInput,
    events: [typed, confirm],
    value: 'undoing',
    tags: ['sending'],
    can: [],
    shows: { ...busy, selectAct: undoInput.act },
  },
  {
    title: '[11.1] it is over',
    events: [typed, confirm, resolved('moveOrder', null)],
    value: 'finished',
    can: [],
    shows: { selectCanConfirm: false, selectCanDismiss: false },
  },
]);
