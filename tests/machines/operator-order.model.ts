import { createMachine } from 'xstate';

/** One order of the room as an operator works on it. */
export const operatorOrderModel = createMachine({
  initial: 'none is open',
  states: {
    'none is open': { on: { 'open one': 'it is read' } },
    'it is read': {
      on: { 'it comes': 'the sheet', 'it comes with an amendment': 'an amendment waits', 'nothing comes': 'shown why' },
    },
    'shown why': { on: { 'try again': 'it is read', 'close it': 'none is open' } },
    'the sheet': {
      on: {
        'choose the next status': 'a choice',
        'reject without a reason': 'a rejection lacks its reason',
        'choose a step that lacks something': 'a step lacks something',
        'undo the latest step': 'asked about the undo',
        'accept the paper': 'the paper is accepted',
        'send the paper back': 'asked why',
        'open its picture': 'the picture is fetched',
        'leave by Escape': 'none is open',
      },
    },
    'an amendment waits': {
      on: {
        'accept the amendment': 'the amendment is accepted',
        'refuse the amendment': 'asked why not',
        'number the bill': 'a numbered bill',
      },
    },
    'the amendment is accepted': { on: { 'it worked for the amendment': 'reported the order is another' } },
    'reported the order is another': {},
    'asked why not': { on: { 'think better of refusing': 'an amendment waits', 'say why not': 'it is refused' } },
    'it is refused': { on: { 'it was withdrawn meanwhile': 'notified of the withdrawal' } },
    'notified of the withdrawal': {},
    'a numbered bill': { on: { 'make its draft': 'the draft is made' } },
    'the draft is made': { on: { 'the draft is there': 'notified of the draft' } },
    'notified of the draft': {},
    'a choice': { on: { 'move it': 'it is moved' } },
    'a rejection lacks its reason': { on: { 'give a reason': 'a rejection' } },
    'a rejection': {},
    'a step lacks something': { on: { 'take it nevertheless': 'a deviation', 'set a time to come': 'a time to come' } },
    'a time to come': {},
    'a deviation': {
      on: { 'put the deviation away': 'a step lacks something', 'say why it is taken': 'a deviation with a reason' },
    },
    'a deviation with a reason': { on: { 'look at the consequences': 'the consequences' } },
    'the consequences': {
      on: { 'go back from them': 'a deviation with a reason', 'the step is recorded': 'shown it was moved' },
    },
    'asked about the undo': { on: { 'leave it undone': 'the sheet', 'it is undone': 'shown it was undone' } },
    'shown it was undone': {},
    'it is moved': { on: { 'it worked': 'shown it was moved', 'a user was first': 'asked to look again' } },
    'shown it was moved': {},
    'asked to look again': {},
    'the paper is accepted': { on: { 'it worked for the paper': 'shown it was accepted' } },
    'shown it was accepted': {},
    'asked why': { on: { 'think better of it': 'the sheet', 'say why': 'it goes back' } },
    'it goes back': { on: { 'it worked for the paper': 'shown it went back' } },
    'shown it went back': {},
    'the picture is fetched': {
      on: { 'the picture comes': 'the picture', 'it does not come': 'notified of the picture' },
    },
    'the picture': { on: { 'put it away': 'the sheet', 'ask for the file itself': 'the file is fetched' } },
    'the file is fetched': { on: { 'the file opens beside the room': 'the picture' } },
    'notified of the picture': {},
  },
});
