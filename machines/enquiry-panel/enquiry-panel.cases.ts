import type { MachineCases } from '../kit/cases.ts';
import { enquiryPanelWords } from './enquiry-panel.words.ts';

/** A snapshot of the form as the enquiry page sees it. */
const formAt = (state: string) => ({
  type: 'xstate.snapshot.form',
  snapshot: { context: {}, matches: (value: string) => value === state },
});

export const followed = {
  started: { type: 'xstate.snapshot.form', snapshot: {} },
  editing: formAt('editing'),
  placed: formAt('placed'),
  signedIn: { type: 'session.followed', isSignedIn: true },
  signedOut: { type: 'session.followed', isSignedIn: false },
} as const;

export const enquiryPanelCases: MachineCases = {
  words: enquiryPanelWords,
  input: { service: 'lcl' },
  otherInputs: [{ service: 'truck' }],
  events: {
    'session.followed': [followed.signedIn, followed.signedOut],
    'xstate.snapshot.form': [followed.started, followed.editing, followed.placed],
  },
  delays: {},
  feeds: { 'session.followed': 'session' },
};
