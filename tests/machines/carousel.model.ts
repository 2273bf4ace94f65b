import { createMachine } from 'xstate';

/** Announcements as a passer-by sees them. */
export const carouselModel = createMachine({
  initial: 'room for them',
  states: {
    'room for them': { on: { 'they come': 'first slide', 'they do not come': 'still slide' } },
    'still slide': { on: { 'ask again': 'room for them' } },
    'first slide': {
      on: {
        'five seconds pass': 'second slide',
        'the pointer comes': 'first slide held',
        'the focus comes': 'first slide focused',
        'press next': 'second slide',
      },
    },
    'second slide': { on: { 'press previous': 'first slide' } },
    'first slide focused': { on: { 'a good minute passes': 'first slide focused', 'the focus goes': 'first slide' } },
    'first slide held': { on: { 'a good minute passes': 'first slide held', 'the pointer goes': 'first slide' } },
  },
});
