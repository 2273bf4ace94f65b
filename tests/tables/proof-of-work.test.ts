import { proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { proofOfWorkCases } from '#machines/proof-of-work/proof-of-work.cases.ts';
import * as all from '#machines/proof-of-work/proof-of-work.select.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const usual = {
  selectShare: 0,
  selectSecondsLeft: null,
  selectIsSlow: false,
  selectIsImpossible: false,
  selectIsFinished: false,
  selectCanRetry: false,
};
const working = ['work.close'];

stateTable(proofOfWorkMachine, proofOfWorkCases, { all }, usual, [
  { title: '[11.6] the work has started', events: [], value: { working: 'brief' }, can: working },
  {
    title: '[11.6] some of it is done',
    events: [event('work.progressed', { share: 0.4, secondsLeft: 3 })],
    value: { working: 'brief' },
    can: working,
    shows: { selectShare: 0.4, selectSecondsLeft: 3 },
  },
  {
    title: '[11.7] the device is slow',
    events: [{ after: 8_000 }],
    value: { working: 'long' },
    can: working,
    shows: { selectIsSlow: true },
  },
  {
    title: '[11.7] it cannot be done here',
    events: [event('work.failed')],
    value: 'impossible',
    can: ['work.retry', 'work.close'],
    shows: { selectIsImpossible: true, selectCanRetry: true },
  },
  {
    title: 'it is over',
    events: [event('work.close')],
    value: 'finished',
    can: ['work.close'],
    shows: { selectIsFinished: true },
  },
]);
