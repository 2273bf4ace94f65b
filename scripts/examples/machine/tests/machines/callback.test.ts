import { callbackCases } from '#machines/callback/callback.cases.ts';
import * as selectors from '#machines/callback/callback.select.ts';
import { callbackMachine } from '#machines/callback/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { phone: '13900009999' };
const ask = event('callback.ask');
const lost = rejected('sendPhone', new Error('没有回应'));
const usual = { selectCanAsk: false, selectIsSending: false, selectIsRequested: false, selectRefusal: null };

journeys(callbackMachine, { ...callbackCases, selectors, usual }, [
  {
    title: '[2.17c] at first it can be asked for',
    input,
    events: [],
    ends: { value: 'idle', can: ['callback.ask'], shows: { selectCanAsk: true } },
  },
  {
    title: '[2.17c] the number is sent once, however often it is asked',
    input,
    events: [ask, ask],
    ends: {
      value: 'sending',
      context: { ...input, refusal: null },
      asked: { sendPhone: [input] },
      tags: ['busy'],
      can: [],
      shows: { selectIsSending: true },
    },
  },
  {
    title: '[2.17c] it arrives',
    input,
    events: [ask, resolved('sendPhone')],
    ends: {
      value: 'asked',
      status: 'done',
      context: { ...input, refusal: null },
      can: [],
      shows: { selectIsRequested: true },
    },
  },
  {
    title: '[2.17c] it gets lost, and shown why',
    input,
    events: [ask, lost],
    ends: {
      value: 'idle',
      context: { ...input, refusal: '没有回应' },
      can: ['callback.ask'],
      shows: { selectCanAsk: true, selectRefusal: '没有回应' },
    },
  },
  {
    title: '[2.17c] another try forgets the last',
    input,
    events: [ask, lost, ask],
    ends: { value: 'sending', context: { ...input, refusal: null }, asked: { sendPhone: [input, input] } },
  },
]);
