import { createMachine } from 'xstate';

/** The links one has shared, as their owner sees them. */
export const ownLinksModel = createMachine({
  initial: 'out of sight',
  states: {
    'out of sight': { on: { 'look at them': 'on their way' } },
    'on their way': { on: { 'they come': 'two links', 'none comes': 'no link', 'they do not come': 'shown why' } },
    'shown why': { on: { 'try again': 'on their way again' } },
    'on their way again': { on: { 'they come': 'two links' } },
    'no link': { on: { 'put them away': 'out of sight again' } },
    'two links': { on: { 'take one back': 'one going', 'put them away': 'out of sight again' } },
    'one going': { on: { 'it no longer exists': 'one link', 'it is not': 'shown that both hold' } },
    'one link': {},
    'shown that both hold': { on: { 'take one back': 'one going' } },
    'out of sight again': {},
  },
});
