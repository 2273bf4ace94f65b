import { singleSignOnMachine } from '#machines/single-sign-on/index.ts';
import { singleSignOnCases } from '#machines/single-sign-on/single-sign-on.cases.ts';
import * as all from '#machines/single-sign-on/single-sign-on.select.ts';
import { event, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const input = { ticket: 'ticket-7' };
const other = resolved('redeemTicket', { kind: 'otherAccount', name: '李**' });
const usual = { selectIsAsking: false, selectOtherName: '李**', selectCanSwitch: false, selectIsSwitching: false };

stateTable(singleSignOnMachine, singleSignOnCases, { all }, usual, [
  { title: '[4.6] at the door', input, events: [], value: 'redeeming', can: [], shows: { selectOtherName: '' } },
  {
    title: '[4.6] asked who to be',
    input,
    events: [other],
    value: 'asking',
    can: ['account.switch', 'account.keep'],
    shows: { selectIsAsking: true, selectCanSwitch: true },
  },
  {
    title: '[4.6] changing',
    input,
    events: [other, event('account.switch')],
    value: 'switching',
    can: [],
    shows: { selectIsSwitching: true },
  },
  { title: '[4.6] done', input, events: [other, event('account.keep')], value: 'finished', can: [] },
]);
