import { outdated } from '#machines/order-form/order-form.cases.ts';
import { sampleQuote as quote, sampleService } from '#machines/order-form/order-form.sample.ts';
import * as selectors from '#machines/order-form/order-form.select.ts';
import { event, type Journey } from '../kit/journey.ts';
import * as on from './order-form.rows.ts';

const { form, mine, next, opened, person, set, submit, visiting } = on;
const MUST_TICK = { path: 'agree', code: 'MUST_TICK', values: {}, level: 'BLOCK' };
const usual = {
  selectStepIndex: 1,
  selectForm: form,
  selectErrors: [],
  selectFacts: mine.facts,
  selectAmends: undefined,
  selectQuote: null,
  selectSteps: ['goods', 'contact', 'confirm'],
  selectIsNotified: false,
  selectOtherDrafts: 3,
  selectCanListDrafts: false,
  selectDraftId: mine.draftId,
  selectIsRestored: false,
  selectIsSignedIn: true,
  selectIsPassed: true,
  selectIsUnderReview: false,
  selectMayBook: true,
  selectIsBusy: false,
  selectIsEditable: false,
  selectIsTyping: false,
  selectCanRenew: false,
  selectRefusal: null,
  selectCanNext: false,
  selectCanSubmit: false,
  selectCanBack: false,
  selectDraft: 'draft',
  selectPricing: 'pricing',
  selectNumbers: 'numbers',
  selectUploads: 'uploads',
};
const always = ['session.changed', 'page.leaving', 'pricing.quoted', 'draft.adopted', 'numbers.found', 'uploads.taken'];
const editing = [...always, 'form.set', 'form.left', 'step.go'];
const fillsIn = [...editing, 'form.clear', 'step.next', 'drafts.wanted'];
const confirmsIn = [...editing, 'order.submit', 'step.back', 'checkout.reviewed'];
const heldBack = [...always, 'checkout.quoted', 'checkout.reviewing', 'checkout.sent', 'form.mend', 'form.placed'];
const fills = { selectIsEditable: true, selectCanListDrafts: true, selectCanNext: true, selectCanBack: true };
const toReview = [
  next,
  event('checkout.quoted', { price: { quote: { ...quote, now: mine.facts.now }, part: '' } }),
  event('checkout.reviewing'),
];
const priced = { selectQuote: { ...quote, now: mine.facts.now } };
const confirms = { ...priced, selectStepIndex: 2 };
const confirming = { ...confirms, selectIsEditable: true, selectCanSubmit: true, selectCanBack: true };
const sent = { key: 'key-0', quoteId: 'quote-0', form };

/** One row for each look of the form. */
export const shownRows: readonly Journey[] = [
  {
    title: '[4.31] at the last step of the form, by a company under review',
    input: opened({ booker: { ...person, isPassed: false, isUnderReview: true }, isRestored: true }),
    events: [],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: [...fillsIn, 'step.back'],
      shows: { ...fills, selectIsPassed: false, selectIsUnderReview: true, selectIsRestored: true },
    },
  },
  {
    title: '[10.10] a colleague who only reads may fill it in, and is known not to order',
    input: opened({ booker: { ...person, mayBook: false } }),
    events: [],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: [...fillsIn, 'step.back'],
      shows: { ...fills, selectMayBook: false },
    },
  },
  {
    title: '[4.31] at its last step, which is its first: a service of two steps, no one’s other drafts',
    input: opened(
      { step: 'goods', draftId: 'here-7', otherDrafts: 0 },
      { ...sampleService, steps: ['goods', 'confirm'] },
    ),
    events: [],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: fillsIn.filter((type) => type !== 'step.go'),
      shows: {
        ...fills,
        selectStepIndex: 0,
        selectSteps: ['goods', 'confirm'],
        selectDraftId: 'here-7',
        selectOtherDrafts: 0,
        selectCanBack: false,
      },
    },
  },
  {
    title: '[2.5b] at the first, being typed in by a visitor',
    input: opened({ ...visiting, step: 'goods' }),
    events: [set('remark', '小')],
    ends: {
      value: { filling: 'typing' },
      tags: ['editable'],
      can: fillsIn,
      shows: {
        ...fills,
        selectStepIndex: 0,
        selectForm: { ...form, remark: '小' },
        selectIsTyping: true,
        selectIsSignedIn: false,
        selectCanBack: false,
      },
    },
  },
  {
    title: '[4.31] on the way to the other drafts',
    input: opened(),
    events: [event('drafts.wanted')],
    ends: {
      value: 'handingOver',
      tags: ['busy'],
      can: always,
      shows: { selectIsBusy: true },
    },
  },
  {
    title: '[4.31] being priced',
    input: opened(),
    events: [next],
    ends: {
      value: 'held',
      can: heldBack,
    },
  },
  {
    title: '[4.31] not answered since the page was loaded: no form to fill',
    input: opened({ sent }),
    events: [],
    ends: {
      value: 'held',
      can: heldBack,
    },
  },
  {
    title: '[4.31] to be confirmed',
    input: opened(),
    events: toReview,
    ends: {
      value: { confirming: 'resting' },
      tags: ['editable'],
      can: confirmsIn,
      shows: confirming,
    },
  },
  {
    title: '[4.31] not ticked, and tried',
    input: opened(),
    events: [...toReview, set('agree', false), submit],
    ends: {
      value: { confirming: 'typing' },
      tags: ['editable'],
      can: confirmsIn,
      shows: {
        ...confirming,
        selectIsTyping: true,
        selectForm: { ...form, agree: false },
        selectErrors: [MUST_TICK],
        selectIsNotified: true,
      },
    },
  },
  {
    title: '[4.31] its order on the way',
    input: opened(),
    events: [...toReview, event('checkout.reviewed')],
    ends: {
      value: 'held',
      can: heldBack,
      shows: confirms,
    },
  },
  {
    title: '[4.31] notified of what the server found, at the first step',
    input: opened(),
    events: [
      ...[...toReview, event('checkout.reviewed')],
      event('form.mend', { fields: { currency: '币种不对' }, refusal: { code: '', message: '填写内容有误' } }),
    ],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: fillsIn,
      shows: {
        ...fills,
        ...priced,
        selectStepIndex: 0,
        selectErrors: [{ path: 'currency', code: 'REFUSED', values: { message: '币种不对' }, level: 'BLOCK' }],
        selectRefusal: { code: '', message: '填写内容有误' },
        selectIsNotified: true,
        selectCanBack: false,
      },
    },
  },
  {
    title: '[2.5b] read again: what it may be paid with has changed',
    input: opened(),
    events: [on.arrives({ booker: { ...person, isContractCustomer: true } })],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: [...fillsIn, 'step.back'],
      shows: { ...fills, selectFacts: { ...mine.facts, isContractCustomer: true } },
    },
  },
  {
    title: '[10.11] filled in to amend an order',
    input: opened({ facts: on.amending }),
    events: [],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: [...fillsIn, 'step.back'],
      shows: { ...fills, selectFacts: on.amending, selectAmends: on.amending.amends },
    },
  },
  {
    title: '[10.11] shown that the order changed meanwhile',
    input: opened({ facts: on.amending }),
    events: [next, outdated],
    ends: {
      value: { filling: 'resting' },
      tags: ['editable'],
      can: [...fillsIn, 'step.back', 'form.renew'],
      shows: {
        ...fills,
        selectFacts: on.amending,
        selectAmends: on.amending.amends,
        selectIsNotified: true,
        selectCanRenew: true,
        selectRefusal: outdated.refusal,
      },
    },
  },
  {
    title: '[10.11] the order is read again',
    input: opened({ facts: on.amending }),
    events: [next, outdated, event('form.renew')],
    ends: {
      value: 'renewing',
      tags: ['busy'],
      can: always,
      shows: {
        selectFacts: on.amending,
        selectAmends: on.amending.amends,
        selectIsNotified: true,
        selectIsBusy: true,
        selectRefusal: outdated.refusal,
      },
    },
  },
  {
    title: '[2.23] ordered',
    input: opened(),
    events: [...toReview, event('checkout.reviewed'), event('form.placed')],
    ends: {
      value: 'ordered',
      can: always,
      shows: confirms,
    },
  },
  {
    title: '[4.11] given up for the next person',
    input: opened(),
    events: [on.arrives({ owner: 'user-5' })],
    ends: {
      value: 'closed',
      status: 'done',
      can: always,
    },
  },
];

const constant = ['selectDraft', 'selectPricing', 'selectNumbers', 'selectUploads'];

export const shown = { selectors, usual, constant };
