import { createMachine } from 'xstate';

/** Two goods against each other, as the person who fills in their numbers sees it. */
export const segregationCheckModel = createMachine({
  initial: 'being checked',
  states: {
    'being checked': { on: { 'the verdict comes': 'verdict', 'no answer comes': 'a way to try again' } },
    verdict: { on: { 'spoil a number': 'asked to fill in', 'add a line': 'being checked again' } },
    'being checked again': { on: { 'the verdict comes': 'verdict of three lines' } },
    'verdict of three lines': { on: { 'take a line away': 'being checked again with two' } },
    'being checked again with two': {},
    'asked to fill in': { on: { 'mend the number': 'being checked' } },
    'a way to try again': { on: { 'try again': 'being checked' } },
  },
});
