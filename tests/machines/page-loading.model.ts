import { createMachine } from 'xstate';

/** Waiting for a page, as the person who clicked the link sees the top of the window. */
export const pageLoadingModel = createMachine({
  initial: 'nothing',
  states: {
    nothing: { on: { 'click a link, page comes at once': 'nothing', 'click a link, page is slow': 'bar' } },
    bar: { on: { 'wait very long': 'full bar', 'page comes': 'nothing', 'click another link': 'bar' } },
    'full bar': { on: { 'page comes': 'nothing', 'click another link': 'full bar' } },
  },
});
