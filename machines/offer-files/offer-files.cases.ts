import type { MachineCases } from '../kit/cases.ts';
import { offerFilesWords } from './offer-files.words.ts';

const request = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };

export const offerFilesCases: MachineCases = {
  words: offerFilesWords,
  events: {
    'files.sheet': [
      { type: 'files.sheet', format: 'csv', request },
      { type: 'files.sheet', format: 'xlsx', request },
    ],
    'files.calendar': [{ type: 'files.calendar', offer: { priceId: 'FCL-1' }, answer: { now: 0 }, isDanger: true }],
    'files.print': [{ type: 'files.print' }],
    'files.retry': [{ type: 'files.retry' }],
    'xstate.done.actor.writeSheet': [{ type: 'xstate.done.actor.writeSheet', output: { rows: 14 } }],
    'xstate.error.actor.writeSheet': [{ type: 'xstate.error.actor.writeSheet', error: new Error('no answer') }],
  },
  delays: {},
};
