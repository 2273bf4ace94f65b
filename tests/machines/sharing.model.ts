import { createMachine } from 'xstate';

/** Sharing what is on the screen, as the person who shares it sees it. */
export const sharingModel = createMachine({
  initial: 'closed',
  states: {
    closed: { on: { 'open it': 'a link on its way' } },
    'a link on its way': {
      on: { 'it comes': 'a link', 'it does not come': 'a way to try again', 'close it': 'closed' },
    },
    'a way to try again': { on: { 'try again': 'a link on its way' } },
    'a link': {
      on: {
        'copy it': 'copied',
        'copy it, the browser refuses': 'asked to copy by hand',
        'choose a month': 'a month on its way',
      },
    },
    copied: { on: { 'choose a month': 'a month on its way' } },
    'asked to copy by hand': { on: { 'copy it': 'copied' } },
    'a month on its way': {},
  },
});
