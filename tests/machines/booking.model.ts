import { createMachine } from 'xstate';

const at = (chart: string) => ({ chart });
/** From the price to the order two charts inside stand somewhere, too. */
const checkout = (chart: string, form = 'held', around = 'running') => at(`open.ordering.${around} ${form} ${chart}`);
const form = at('open.filling filling.resting');
const confirmation = checkout('reviewing', 'confirming.resting');
const reading = checkout('agreeing.reading');

/** Booking from the user's view; `chart` names the states of booking, form and checkout. */
export const bookingModel = createMachine({
  initial: 'before the form',
  states: {
    'before the form': {
      on: {
        'open it': 'waiting for the form',
        'open it for other boxes': 'asked which to go on with',
        'copy an order that is not theirs': 'reported there is no such order',
      },
    },
    'asked which to go on with': { meta: at('choosing.asking'), on: { 'take the draft': 'at the form' } },
    'reported there is no such order': { meta: at('refused') },
    'waiting for the form': {
      meta: at('opening'),
      on: { 'it opens': 'at the form', 'it does not open': 'shown it did not open' },
    },
    'shown it did not open': { meta: at('unavailable'), on: { 'try to open it again': 'at the form' } },
    'at the form': {
      meta: form,
      on: {
        type: 'typing',
        'empty the phone and go on': 'notified of the phone',
        'go on': 'waiting for the price',
      },
    },
    typing: {
      meta: at('open.filling filling.typing'),
      on: {
        stop: 'reported the draft is kept',
        'stop, the draft is not taken': 'reported the draft is here alone',
        'stop, the session is over': 'signed out at the form',
      },
    },
    'reported the draft is kept': { meta: form, on: { 'go on': 'waiting for the price' } },
    'reported the draft is here alone': { meta: form, on: { 'save it again': 'reported the draft is kept' } },
    'signed out at the form': { meta: form, on: { 'sign in': 'at the form' } },
    'notified of the phone': { meta: form, on: { 'write the phone and go on': 'waiting for the price' } },
    'waiting for the price': {
      meta: checkout('quoting'),
      on: { 'the price comes': 'confirming', 'the space no longer exists': 'shown why not' },
    },
    'shown why not': {
      meta: checkout('refused'),
      on: { 'go back to mend it': 'at the form', 'ask again': 'waiting for the price' },
    },
    confirming: {
      meta: confirmation,
      on: {
        'order unticked': 'asked to tick',
        tick: 'ticking',
        'go back': 'at the form',
        'go back and on, the price has risen': 'before both prices',
        'wait until the price is over': 'shown it is over',
      },
    },
    'asked to tick': { meta: confirmation, on: { tick: 'ticking' } },
    'shown it is over': { meta: checkout('lapsed'), on: { 'ask for the price again': 'waiting for the price' } },
    'before both prices': {
      meta: checkout('differing'),
      on: { 'take the new price': 'confirming the new price', 'leave it': 'at the form' },
    },
    'confirming the new price': { meta: confirmation, on: { tick: 'ticking' } },
    ticking: { meta: checkout('reviewing', 'confirming.typing'), on: { order: 'waiting for the charges' } },
    'confirming, ticked': { meta: confirmation, on: { order: 'waiting for the charges' } },
    'waiting for the charges': {
      meta: checkout('agreeing.loading'),
      on: { 'they come': 'reading the charges', 'they do not come': 'reported they did not come' },
    },
    'reported they did not come': {
      meta: checkout('agreeing.unavailable'),
      on: { 'ask for them again': 'waiting for the charges', 'rather go back': 'confirming, ticked' },
    },
    'reading the charges': {
      meta: reading,
      on: { 'close them unread': 'confirming, ticked', 'agree to the charges': 'reading the protocol' },
    },
    'reading the protocol': { meta: reading, on: { 'agree to the protocol': 'waiting for the record' } },
    'waiting for the record': {
      meta: checkout('agreeing.recording'),
      on: { 'it is recorded': 'waiting for the answer', 'it is not recorded': 'shown it is not recorded' },
    },
    'shown it is not recorded': {
      meta: checkout('agreeing.unavailable'),
      on: { 'read it again': 'reading the protocol' },
    },
    'waiting for the answer': {
      meta: checkout('submitting'),
      on: {
        'the order is taken': 'ordered',
        'there is no space by now': 'reported there is no space',
        'the price has risen by now': 'before the price of the order',
        'the session is over by now': 'asked to sign in',
        'the network is away': 'shown it waits for the network',
        'the answer is lost': 'reported no one answered',
        'the server finds the phone wrong': 'notified of the phone by the server',
      },
    },
    'reported there is no space': { meta: checkout('refused'), on: { 'mend it and go on': 'confirming again' } },
    'before the price of the order': { meta: checkout('differing'), on: { 'agree to it': 'confirming again' } },
    'notified of the phone by the server': { meta: form, on: { 'mend the phone and go on': 'confirming again' } },
    'confirming again': { meta: confirmation, on: { 'order again': 'waiting for the answer' } },
    'shown it waits for the network': {
      meta: checkout('offline'),
      on: { 'the network is back': 'waiting for the answer' },
    },
    'reported no one answered': {
      meta: checkout('unanswered'),
      on: { 'reload it': 'reported no one answered after a reload', 'send it again': 'ordered' },
    },
    'reported no one answered after a reload': { meta: checkout('unanswered'), on: { 'send it again': 'ordered' } },
    'asked to sign in': {
      meta: checkout('signedOut', 'held', 'signedOut'),
      on: { 'see the page come back': 'signed out with the order' },
    },
    'signed out with the order': { meta: form },
    ordered: { meta: at('open.placed.leaving ordered') },
  },
});
