import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { offeredDrafts, refusedForm, refusedVisitor } from '#machines/booking/booking.cases.ts';
import { booker } from '#machines/order-form/order-form.cases.ts';
import { sampleService } from '#machines/order-form/order-form.sample.ts';
import { event, type Journey, rejected, resolved, toChild } from '../kit/journey.ts';
import * as on from './booking.rows.ts';
import { form, mine, visiting } from './order-form.rows.ts';

const { arrival, arrives, blank, go, open, opens, set } = on;
const signs = event('order.submit');
const offers = resolved('open', offeredDrafts);
const offered = { ...blank, offered: offeredDrafts, person: { booker, owner: 'user-1' } };
const [choice] = offeredDrafts.choices;
const removes = event('draft.removed', { choice });
const removal = { service: 'sample', owner: 'user-1', id: 'here-2', mark: null };
const anybody = { service: 'sample', intent: null };
const wishesAll = { kind: 'all' };
const filling = (context: object) => ({ value: { open: 'filling' }, context });

/** How a form is opened, kept and given up. */
export const openRows: readonly Journey[] = [
  {
    title: '[4.31] at first the form is asked for, and nothing is there',
    events: [],
    ends: { value: 'opening', context: blank, asked: { open: [anybody] } },
  },
  {
    title: '[4.31] why a form does not open is shown, with its code',
    events: [rejected('open', on.noSpace)],
    ends: { value: 'unavailable', context: { ...blank, refusal: { code: '10005003', message: '舱位不足' } } },
  },
  {
    title: '[4.31] what is no refusal has no code, and is not shown over the form that opens after it',
    events: [rejected('open', on.lost), event('booking.retry'), opens()],
    ends: { value: { open: 'filling' }, context: open(), asked: { open: [anybody, anybody] } },
  },
  {
    title: '[4.31] where it does not open again either, the later reason is shown',
    events: [rejected('open', on.lost), event('booking.retry'), rejected('open', on.noSpace)],
    ends: { value: 'unavailable', context: { ...blank, refusal: { code: '10005003', message: '舱位不足' } } },
  },
  {
    title: '[4.31] a failure without a code says its words',
    events: [rejected('open', on.lost)],
    ends: { value: 'unavailable', context: { ...blank, refusal: { code: '', message: '没有网络' } } },
  },
  {
    title: '[4.31] a copy that is refused asks no one to sign in who is signed in, nor opens again for the same person',
    events: [resolved('open', refusedForm), signs, arrives({ owner: 'user-1' })],
    ends: {
      value: 'refused',
      context: { ...blank, refused: 'unknownOrder', person: { booker, owner: 'user-1' } },
      did: { askSignIn: [] },
      asked: { open: [anybody] },
    },
  },
  {
    title: '[2.5b] a visitor is asked to sign in over no form, and it is looked again',
    events: [resolved('open', refusedVisitor), signs, arrives()],
    ends: {
      value: 'opening',
      context: { ...blank, refused: 'visitor' },
      did: { askSignIn: [{ isOverForm: false }] },
      asked: { open: [anybody, anybody] },
    },
  },
  {
    title: '[4.31] drafts are offered, and the same person arriving again changes nothing',
    events: [offers, arrives({ owner: 'user-1' })],
    ends: { value: { choosing: 'asking' }, context: offered },
  },
  {
    title: '[4.11] the next person is not offered them',
    events: [offers, arrives()],
    ends: { value: 'opening', context: blank, asked: { open: [anybody, anybody] } },
  },
  {
    title: '[4.31] a draft that is picked is opened',
    events: [offers, event('draft.picked', { intent: { kind: 'draft', id: 'here-2' } })],
    ends: {
      value: 'opening',
      context: { ...blank, intent: { kind: 'draft', id: 'here-2' } },
      asked: { open: [anybody, { service: 'sample', intent: { kind: 'draft', id: 'here-2' } }] },
    },
  },
  {
    title: '[4.31] one is removed, and the list that was wanted is asked for again',
    events: [offers, event('draft.picked', { intent: wishesAll }), offers, removes, resolved('dropDraft')],
    ends: {
      value: 'opening',
      context: { ...blank, intent: wishesAll },
      asked: {
        dropDraft: [removal],
        open: [anybody, { ...anybody, intent: wishesAll }, { ...anybody, intent: wishesAll }],
      },
    },
  },
  {
    title: '[4.31] one the server did not remove is shown',
    events: [offers, removes, rejected('dropDraft', on.lost)],
    ends: {
      value: { choosing: 'asking' },
      context: { ...offered, removal, refusal: { code: '', message: '没有网络' } },
    },
  },
  {
    title: '[4.31] and not while it is tried again',
    events: [offers, removes, rejected('dropDraft', on.lost), removes],
    ends: { value: { choosing: 'removing' }, context: { ...offered, removal } },
  },
  {
    title: '[2.5b][4.31] a copy asked for while signed out opens after signing in',
    events: [resolved('open', refusedVisitor), signs, arrives(), opens({ form: { ...form, remark: '再订一票' } })],
    ends: filling(open({ opened: { ...mine, form: { ...form, remark: '再订一票' } } })),
  },
  {
    title: '[4.31] an open form is a chart of its own, started with what was opened',
    events: [opens()],
    ends: {
      ...filling(open()),
      asked: { form: [{ parent: expect.anything(), service: sampleService, opened: mine }] },
      did: { askSignIn: [] },
    },
  },
  {
    title: '[4.31] it hears of the address, of the page and of who is there',
    events: [opens(), go('goods'), event('page.leaving'), arrives()],
    ends: {
      ...filling(open()),
      sent: { form: [go('goods'), event('page.leaving'), arrival()] },
      did: {
        'form/writeStep': ['contact', 'goods'].map((step) => ({ step, draftId: 'here-4', isUntouched: true })),
      },
    },
  },
  {
    title: '[2.5b] who signs in over what they have just typed goes on with it unasked',
    events: [opens(visiting), set('remark', '小心轻放'), arrives({ owner: 'user-8' })],
    ends: filling(open({ opened: visiting, person: { booker: on.open().person.booker, owner: 'user-8' } })),
  },
  {
    title: '[2.5b] a form that is as it opened opens again as the person’s own',
    events: [opens(visiting), arrives()],
    ends: { value: 'opening', context: blank, asked: { open: [anybody, anybody] } },
  },
  {
    title: '[4.11] the next person gets nothing of a form',
    events: [opens(), set('remark', '小'), arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank, asked: { open: [anybody, anybody] } },
  },
  {
    title: '[4.11] nor does a signed-out visitor',
    events: [opens(), on.leavesFor(ANONYMOUS)],
    ends: { value: 'opening', context: blank },
  },
  {
    title: '[4.31] the list of drafts waits 299 ms until the form is kept',
    events: [opens(), toChild('form', 'drafts.wanted'), { after: 299 }],
    ends: { ...filling(open()), asked: { open: [anybody] } },
  },
  {
    title: '[4.31] and is asked for after 300',
    events: [opens(), toChild('form', 'drafts.wanted'), { after: 300 }],
    ends: {
      value: 'opening',
      context: { ...blank, intent: wishesAll },
      asked: { open: [anybody, { ...anybody, intent: wishesAll }] },
    },
  },
];
