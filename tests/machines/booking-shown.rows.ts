import { offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import * as selectors from '#machines/booking/booking.select.ts';
import { placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { OrderAnswer } from '#machines/checkout/index.ts';
import { sampleQuote as quote } from '#machines/order-form/order-form.sample.ts';
import { event, type Journey, rejected, resolved } from '../kit/journey.ts';
import * as on from './booking.rows.ts';
import { form, person } from './order-form.rows.ts';

const { next, opens, read, submit, text } = on;
const usual = {
  selectIsPlacedNotified: false,
  selectScreen: 'form',
  selectOrder: null,
  selectOffered: null,
  selectRefused: null,
  selectRefusalText: '',
  selectIsBusy: false,
  selectOrderForm: 'form',
  selectCheckout: undefined,
};
const unopened = { selectOrderForm: undefined };
const orders = { selectCheckout: 'checkout' };
const toReview = [opens(), next, resolved('checkout/quote', quote)];
const toSubmit = [opens({ booker: { ...person, hasAgreedProtocol: true } }), ...toReview.slice(1), submit];
const answers = (answer: OrderAnswer) => [
  ...toSubmit,
  text('charge'),
  read('charge'),
  resolved('checkout/placeOrder', answer),
];
const placed = placedAnswer.kind === 'placed' ? placedAnswer.order : null;
const offers = resolved('open', offeredDrafts);
const offered = { ...unopened, selectScreen: 'choosing', selectOffered: offeredDrafts };
const busy = { tags: ['busy'], can: [] };

/** One row for each look of the booking. */
export const shownRows: readonly Journey[] = [
  {
    title: '[4.31] being opened',
    events: [],
    ends: {
      ...busy,
      value: 'opening',
      shows: { ...unopened, selectScreen: 'opening', selectIsBusy: true },
    },
  },
  {
    title: '[4.31] not opened',
    events: [rejected('open', on.noSpace)],
    ends: {
      value: 'unavailable',
      can: ['booking.retry'],
      shows: { ...unopened, selectScreen: 'unavailable', selectRefusalText: '舱位不足' },
    },
  },
  {
    title: '[4.31] nothing to copy',
    events: [resolved('open', refusedForm)],
    ends: {
      value: 'refused',
      can: [],
      shows: { ...unopened, selectScreen: 'refused', selectRefused: 'unknownOrder' },
    },
  },
  {
    title: '[2.5b] nothing to copy for a visitor, who may ask to sign in',
    events: [resolved('open', { ...refusedForm, refused: 'visitor', booker: null })],
    ends: {
      value: 'refused',
      can: ['order.submit'],
      shows: { ...unopened, selectScreen: 'refused', selectRefused: 'visitor' },
    },
  },
  {
    title: '[4.31] drafts to choose from',
    events: [offers],
    ends: {
      value: { choosing: 'asking' },
      can: ['draft.picked', 'draft.removed'],
      shows: offered,
    },
  },
  {
    title: '[4.31] one being removed',
    events: [offers, event('draft.removed', { choice: offeredDrafts.choices[0] })],
    ends: {
      ...busy,
      value: { choosing: 'removing' },
      shows: { ...offered, selectIsBusy: true },
    },
  },
  {
    title: '[4.31] being filled in',
    events: [opens()],
    ends: {
      value: { open: 'filling' },
      can: [],
    },
  },
  {
    title: '[4.31] on its way to an order',
    events: [opens(), next],
    ends: {
      value: { open: { ordering: 'running' } },
      can: [],
      shows: orders,
    },
  },
  {
    title: '[4.10] signed out',
    events: answers({ kind: 'expired' }),
    ends: {
      value: { open: { ordering: 'signedOut' } },
      can: [],
      shows: { ...orders, selectScreen: 'signedOut' },
    },
  },
  {
    title: '[4.31] not answered since the page was loaded',
    events: [opens({ sent: { key: 'key-0', quoteId: 'quote-0', form } })],
    ends: {
      value: { open: { ordering: 'running' } },
      can: [],
      shows: orders,
    },
  },
  {
    title: '[4.31] back at the form with what the server found',
    events: answers({ kind: 'fields', fields: { currency: '币种不对' }, message: '填写内容有误' }),
    ends: {
      value: { open: 'filling' },
      can: [],
    },
  },
  {
    title: '[2.23] placed',
    events: answers(placedAnswer),
    ends: {
      value: { open: { placed: 'leaving' } },
      can: [],
      shows: { selectScreen: 'placed', selectOrder: placed },
    },
  },
  {
    title: '[2.23] reported over the form',
    events: [...answers(placedAnswer), { after: 1_500 }],
    ends: {
      value: { open: { placed: 'notified' } },
      can: ['booking.retry'],
      shows: { selectScreen: 'placed', selectOrder: placed, selectIsPlacedNotified: true },
    },
  },
];

export const shown = { selectors, usual };
