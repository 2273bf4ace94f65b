import { callbackCases } from '#machines/callback/callback.cases.ts';
import * as all from '#machines/callback/callback.select.ts';
import { callbackMachine } from '#machines/callback/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const ask = event('callback.ask');
const usual = { selectCanAsk: false, selectIsSending: false, selectIsAsked: false, selectRefusal: null };

stateTable(callbackMachine, callbackCases, { all }, usual, [
  { title: '[2.17c] at first', events: [], value: 'idle', can: ['callback.ask'], shows: { selectCanAsk: true } },
  {
    title: '[2.17c] on its way',
    events: [ask],
    value: 'sending',
    tags: ['busy'],
    can: [],
    shows: { selectIsSending: true },
  },
  {
    title: '[2.17c] lost',
    events: [ask, rejected('sendPhone', new Error('没有回应'))],
    value: 'idle',
    can: ['callback.ask'],
    shows: { selectCanAsk: true, selectRefusal: '没有回应' },
  },
  {
    title: '[2.17c] there',
    events: [ask, resolved('sendPhone')],
    value: 'asked',
    can: [],
    shows: { selectIsAsked: true },
  },
]);
