import {
  cancellationOrder,
  deskCancellationCases,
  withdrawnElsewhere,
} from '#machines/desk-cancellation/desk-cancellation.cases.ts';
import * as all from '#machines/desk-cancellation/desk-cancellation.select.ts';
import { deskCancellationMachine } from '#machines/desk-cancellation/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const shown = event('cancellation.order', { orderNo: cancellationOrder });
const begun = event('cancellation.begin', { act: 'FEE', no: 2, version: 0 });
const refusing = event('cancellation.begin', { act: 'REFUSE', no: 2, version: 0 });
const reason = event('reason.typed', { reason: '船公司已放舱' });
const submitted = event('cancellation.submit');
const blank = { act: 'FEE', no: 2, version: 0, fees: [{ feeCode: 'CXL', currency: '1', amount: '' }], reason: '' };
const refused = { ...blank, act: 'REFUSE', fees: [], reason: '船公司已放舱' };
const usual = {
  selectForm: null,
  selectRefusal: null,
  selectDone: null,
  selectIsSending: false,
  selectCanBegin: false,
  selectCanEdit: false,
  selectCanAddFee: false,
  selectCanSubmit: false,
};
const editing = ['cancellation.drop', 'fee.change', 'fee.remove', 'reason.typed'];

stateTable(deskCancellationMachine, deskCancellationCases, { all }, usual, [
  { title: '[11.4] no order is open', events: [], value: 'viewing', can: ['cancellation.order'] },
  {
    title: '[11.4] the cancellations of an order',
    events: [shown],
    value: 'viewing',
    can: ['cancellation.begin'],
    shows: { selectCanBegin: true },
  },
  {
    title: '[11.4] a fee to be written',
    events: [shown, begun],
    value: 'editing',
    can: [...editing, 'fee.add'].sort(),
    shows: { selectForm: blank, selectCanEdit: true, selectCanAddFee: true },
  },
  {
    title: '[11.4] a refusal with its reason',
    events: [shown, refusing, reason],
    value: 'editing',
    can: [...editing, 'cancellation.submit'].sort(),
    shows: { selectForm: refused, selectCanEdit: true, selectCanSubmit: true },
  },
  {
    title: '[11.4] on its way',
    events: [shown, refusing, reason, submitted],
    value: 'sending',
    tags: ['busy'],
    can: [],
    shows: { selectForm: refused, selectIsSending: true },
  },
  {
    title: '[11.4] answered',
    events: [shown, refusing, reason, submitted, resolved('answer', null)],
    value: 'viewing',
    can: ['cancellation.begin'],
    shows: { selectDone: 'REFUSE', selectCanBegin: true },
  },
  {
    title: '[11.4] withdrawn before that',
    events: [shown, refusing, reason, submitted, rejected('answer', withdrawnElsewhere)],
    value: 'viewing',
    can: ['cancellation.begin'],
    shows: { selectRefusal: withdrawnElsewhere.message, selectCanBegin: true },
  },
]);
