import { createMachine } from 'xstate';

/** One enquiry as an operator answers it. */
export const operatorEnquiryModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': { on: { 'it comes': 'it stands there in full', 'nothing comes': 'shown why' } },
    'shown why': { on: { 'try again': 'it is read' } },
    'it stands there in full': {
      on: {
        'open its picture': 'the picture comes',
        'take our prices': 'a price is due',
        'write lines': 'a line is due',
        'give no price': 'a reason is due',
        leave: 'none is open',
      },
    },
    'the picture comes': { on: { 'the picture is there': 'the picture is open' } },
    'the picture is open': { on: { 'close its picture': 'it stands there in full' } },
    'a price is due': { on: { 'choose a price': 'the answer is whole' } },
    'a line is due': { on: { 'write a wrong price': 'a price is wrong', 'add a line': 'two lines are due' } },
    'a price is wrong': { on: { 'write the line': 'the answer is whole' } },
    'two lines are due': { on: { 'remove a line': 'a line is due' } },
    'a reason is due': { on: { 'say why': 'the reason is whole' } },
    'the reason is whole': { on: { 'look at it': 'the reason is previewed' } },
    'the reason is previewed': { on: { 'it comes back': 'the customer would read the reason' } },
    'the customer would read the reason': {},
    'the answer is whole': { on: { 'look at it': 'the preview comes' } },
    'the preview comes': {
      on: { 'the preview is there': 'it is previewed', 'a user was first': 'notified of the other' },
    },
    'it is previewed': { on: { 'go back by key': 'it is written again', 'send it': 'it is sent' } },
    'it is written again': {},
    'it is sent': { on: { 'it holds': 'it is read once more', 'it is lost': 'it may be sent again' } },
    'it is read once more': { on: { 'its answer comes': 'it was sent' } },
    'it was sent': {},
    'it may be sent again': {},
    'notified of the other': {},
  },
});
