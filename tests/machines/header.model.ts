import { createMachine } from 'xstate';

/** The top of a long page, as the person who scrolls it sees it. */
export const headerModel = createMachine({
  initial: 'clear header',
  states: {
    'clear header': { on: { 'scroll a little': 'solid header', 'scroll far down': 'no header' } },
    'solid header': { on: { 'scroll to the top': 'clear header', 'scroll far down': 'no header' } },
    'no header': { on: { 'scroll up a bit': 'solid header', 'scroll to the top': 'clear header' } },
  },
});
