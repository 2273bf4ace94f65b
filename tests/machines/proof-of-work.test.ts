import { proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { proofOfWorkCases } from '#machines/proof-of-work/proof-of-work.cases.ts';
import { event, journeys } from '../kit/journey.ts';

const challenge = { challenge: 'terms.signature', units: 200, iterations: 80_000 };
const input = { challenge };
const answer = { challenge: 'terms.signature', answer: 'AAAA' };
const context = { challenge, share: 0, secondsLeft: null, outcome: { kind: 'closed' } };
const progressed = event('work.progressed', { share: 0.4, secondsLeft: 3 });
const solved = { kind: 'solved', answer };

journeys(proofOfWorkMachine, proofOfWorkCases, [
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
]);
