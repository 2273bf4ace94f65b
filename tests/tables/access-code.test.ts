import { CallFailure } from '#domain/failure.ts';
import { accessCodeCases } from '#machines/access-code/access-code.cases.ts';
import * as all from '#machines/access-code/access-code.select.ts';
import { accessCodeMachine } from '#machines/access-code/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const limited = (retryAfter: number) =>
  new CallFailure({ kind: 'refused', code: '10002004', message: '稍后', status: 200, retryAfter });
const typed = event('code.typed', { code: '48A2C1' });
const submit = event('code.submit');
const both = ['code.typed', 'code.submit'];
const usual = {
  selectCode: '48A2C1',
  selectIsIncomplete: false,
  selectFailure: null,
  selectCanType: true,
  selectCanSubmit: true,
  selectIsChecking: false,
  selectMinutes: null,
};

stateTable(accessCodeMachine, accessCodeCases, { all }, usual, [
  { title: '[1.11] nothing is typed', events: [], value: 'entering', can: both, shows: { selectCode: '' } },
  {
    title: '[1.11] it is no code',
    events: [event('code.typed', { code: '4' }), submit],
    value: 'entering',
    can: both,
    shows: { selectCode: '4', selectIsIncomplete: true },
  },
  {
    title: '[1.11] it is checked',
    events: [typed, submit],
    value: 'checking',
    tags: ['busy'],
    can: [],
    shows: { selectCanType: false, selectCanSubmit: false, selectIsChecking: true },
  },
  {
    title: '[1.11] it was wrong',
    events: [typed, submit, rejected('open', new Error('不对'))],
    value: 'entering',
    can: both,
    shows: { selectFailure: '不对' },
  },
  {
    title: '[1.11] it was wrong too often: minutes are rounded up',
    events: [typed, submit, rejected('open', limited(61))],
    value: 'waiting',
    can: [],
    shows: { selectCanType: false, selectCanSubmit: false, selectMinutes: 2 },
  },
  {
    title: '[1.11] whole minutes stay as they are',
    events: [typed, submit, rejected('open', limited(120))],
    value: 'waiting',
    can: [],
    shows: { selectCanType: false, selectCanSubmit: false, selectMinutes: 2 },
  },
  {
    title: '[1.11] it was right',
    events: [typed, submit, resolved('open', null)],
    value: 'opened',
    can: ['code.typed'],
    shows: { selectCode: '', selectCanSubmit: false },
  },
]);
