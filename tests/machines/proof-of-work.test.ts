import { proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { proofOfWorkCases } from '#machines/proof-of-work/proof-of-work.cases.ts';
import * as selectors from '#machines/proof-of-work/proof-of-work.select.ts';
import { event, journeys } from '../kit/journey.ts';

const challenge = { challenge: 'terms.signature', units: 200, iterations: 80_000 };
const input = { challenge };
const answer = { challenge: 'terms.signature', answer: 'AAAA' };
const context = { challenge, share: 0, secondsLeft: null, outcome: { kind: 'closed' } };
const progressed = event('work.progressed', { share: 0.4, secondsLeft: 3 });
const solved = { kind: 'solved', answer };

const usual = {
  selectShare: 0,
  selectSecondsLeft: null,
  selectIsSlow: false,
  selectIsImpossible: false,
  selectIsFinished: false,
  selectCanRetry: false,
};
const working = ['work.close'];

journeys(proofOfWorkMachine, { ...proofOfWorkCases, selectors, usual }, [
  {
    title: '[11.6] the work is done and handed on',
    input,
    events: [progressed, event('work.solved', { answer })],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...context, share: 0.4, secondsLeft: 3, outcome: solved },
      output: solved,
      asked: { solveWork: [{ challenge }] },
    },
  },
  {
    title: '[11.7] a slow device is named as such after eight seconds, and goes on',
    input,
    events: [{ after: 8_000 }, progressed],
    ends: { value: { working: 'long' }, context: { ...context, share: 0.4, secondsLeft: 3 } },
  },
  {
    title: '[11.7] a browser that cannot compute may try again from the start',
    input,
    events: [progressed, event('work.failed'), event('work.retry')],
    ends: { value: { working: 'brief' }, context, asked: { solveWork: [{ challenge }, { challenge }] } },
  },
  ...[[], [event('work.failed')]].map((before) => ({
    title: `the person need not wait: after ${before.length} events`,
    input,
    events: [...before, event('work.close')],
    ends: { value: 'finished', status: 'done' as const, context, output: { kind: 'closed' } },
  })),
  { title: '[11.6] the work has started', events: [], ends: { value: { working: 'brief' }, can: working } },
  {
    title: '[11.6] some of it is done',
    events: [event('work.progressed', { share: 0.4, secondsLeft: 3 })],
    ends: { value: { working: 'brief' }, can: working, shows: { selectShare: 0.4, selectSecondsLeft: 3 } },
  },
  {
    title: '[11.7] the device is slow',
    events: [{ after: 8_000 }],
    ends: { value: { working: 'long' }, can: working, shows: { selectIsSlow: true } },
  },
  {
    title: '[11.7] it cannot be done here',
    events: [event('work.failed')],
    ends: {
      value: 'impossible',
      can: ['work.retry', 'work.close'],
      shows: { selectIsImpossible: true, selectCanRetry: true },
    },
  },
  {
    title: 'it is over',
    events: [event('work.close')],
    ends: {
      value: 'finished',
      can: ['work.close'],
      shows: { selectIsFinished: true },
      status: 'done',
      output: { kind: 'closed' },
    },
  },
]);
