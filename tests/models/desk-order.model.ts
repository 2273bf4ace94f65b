import { createMachine } from 'xstate';

/** One order of the room as an operator works on it. */
export const deskOrderModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': { on: { 'it comes': 'the sheet', 'nothing comes': 'told why' } },
    'told why': { on: { 'try again': 'it is read', 'close it': 'none is open' } },
    'the sheet': {
      on: {
        'choose the next status': 'a choice',
        'reject without a reason': 'a rejection lacks its reason',
        'accept the paper': 'the paper is accepted',
        'send the paper back': 'asked why',
        'open its picture': 'the picture is fetched',
        'leave by Escape': 'none is open',
      },
    },
    'a choice': { on: { 'move it': 'it is moved' } },
    'a rejection lacks its reason': { on: { 'give a reason': 'a rejection' } },
    'a rejection': {},
    'it is moved': { on: { 'it worked': 'told it was moved', 'somebody was first': 'told to look again' } },
    'told it was moved': {},
    'told to look again': {},
    'the paper is accepted': { on: { 'it worked for the paper': 'told it was accepted' } },
    'told it was accepted': {},
    'asked why': { on: { 'think better of it': 'the sheet', 'say why': 'it goes back' } },
    'it goes back': { on: { 'it worked for the paper': 'told it went back' } },
    'told it went back': {},
    'the picture is fetched': { on: { 'the picture comes': 'the picture', 'it does not come': 'told of the picture' } },
    'the picture': { on: { 'put it away': 'the sheet' } },
    'told of the picture': {},
  },
});
