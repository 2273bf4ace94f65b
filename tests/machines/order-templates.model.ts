import { createMachine } from 'xstate';

/** Templates of orders, as who books with them sees them. */
export const orderTemplatesModel = createMachine({
  initial: 'out of sight',
  states: {
    'out of sight': { on: { 'look at them': 'on their way', 'save an order': 'on their way to be added to' } },
    'on their way': { on: { 'they come': 'two templates', 'none comes': 'none', 'they do not come': 'shown why' } },
    'on their way to be added to': { on: { 'they come': 'a name to write' } },
    'shown why': { on: { 'try again': 'on their way' } },
    none: { on: { 'put them away': 'away again' } },
    'two templates': { on: { 'rename one': 'its name', 'remove one': 'asked whether', 'put them away': 'away again' } },
    'a name to write': { on: { 'wipe it': 'no name', 'write it and save': 'saving', 'leave it': 'two templates' } },
    'no name': { on: { 'write it and save': 'saving' } },
    'its name': { on: { 'write it and save': 'saving', 'leave it': 'two templates' } },
    saving: { on: { 'it is saved': 'on their way', 'it is not': 'the name with a reason' } },
    'the name with a reason': { on: { 'leave it': 'two templates' } },
    'asked whether': { on: { 'leave it': 'two templates', 'say yes': 'removing' } },
    removing: { on: { 'it is removed': 'on their way', 'it is not removed': 'two templates with a reason' } },
    'two templates with a reason': { on: { 'remove one': 'asked whether' } },
    'away again': {},
  },
});
