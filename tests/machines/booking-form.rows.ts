import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { offeredDrafts, refusedForm, refusedVisitor } from '#machines/booking/booking.cases.ts';
import { sampleQuote as quote, sampleService } from '#machines/booking/booking.sample.ts';
import { draftMachine } from '#machines/draft/index.ts';
import { pricingMachine } from '#machines/pricing/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, type Journey, rejected, resolved, toChild } from '../kit/journey.ts';
import * as on from './booking.rows.ts';

const { arrives, back, blank, changed, form, go, left, leaving, mine, next, open, opens, priced, set, written } = on;
const filling = (context: object, inside = 'resting') => ({ value: { open: { filling: inside } }, context });
const REQUIRED = { path: 'contactPhone', code: 'REQUIRED', values: {}, level: 'BLOCK' };
const MOBILE = { path: 'contactPhone', code: 'MOBILE', values: {}, level: 'BLOCK' };
const offers = resolved('open', offeredDrafts);
const offered = { ...blank, offered: offeredDrafts, booker: offeredDrafts.booker, owner: 'user-1' };
const [choice] = offeredDrafts.choices;
const removes = event('draft.removed', { choice });
const removal = { service: 'sample', owner: 'user-1', id: 'here-2', mark: null };
const anybody = { service: 'sample', wish: null };
const wishesAll = { kind: 'all' };
const file = { key: 'one', path: 'documents', name: 'note.pdf', size: 10 };
const answer = { fileId: 'file-6', name: 'stored.pdf', size: 9 };
const uploads = (path: string) => [
  opens(),
  toChild('uploads', 'upload.added', { files: [{ ...file, path }] }),
  resolved('uploads/upload', answer),
];
const inForm = { fileId: 'file-6', name: 'stored.pdf', size: 9, language: '', day: '' };

/** Says something of the remark, whatever it is. */
const warning = {
  ...sampleService,
  description: {
    ...sampleService.description,
    checks: [() => [{ path: 'remark', code: 'VAGUE_NAME' as const, level: 'WARN' as const, step: 'contact' }]],
  },
};

/** How a form is opened, filled, left and kept. */
export const formRows: readonly Journey[] = [
  {
    title: '[4.31] at first the form is asked for, and nothing is there',
    events: [],
    ends: { value: 'opening', context: blank, asked: { open: [anybody] } },
  },
  {
    title: '[4.31] an open form has its draft, its price and its place in the address',
    events: [opens()],
    ends: {
      ...filling(open()),
      asked: {
        pricing: [{ service: 'sample' }],
        draft: [{ service: 'sample', owner: 'user-4', id: 'here-4', mark: mine.mark, isSignedIn: true }],
      },
      did: { writeStep: [written('contact')], askSignIn: [] },
      sent: { draft: [], pricing: [priced()] },
    },
  },
  {
    title: '[2.5b] a visitor’s draft is nobody’s',
    events: [opens(on.visiting)],
    ends: {
      ...filling(open(on.visiting)),
      asked: {
        draft: [{ service: 'sample', owner: ANONYMOUS, id: 'here-4', mark: mine.mark, isSignedIn: false }],
      },
    },
  },
  {
    title: '[4.31] the address does not lead past the form, to the confirmation',
    events: [opens({ step: 'confirm' })],
    ends: { ...filling(open()), did: { writeStep: [written('contact')] } },
  },
  {
    title: '[4.31] nor anywhere that is no step',
    events: [opens({ step: 'nowhere', isRestored: true })],
    ends: {
      ...filling(open({ step: 'goods', isRestored: true })),
      did: { writeStep: [written('goods', false)] },
    },
  },
  {
    title: '[4.31] why a form does not open is said, with its code',
    events: [rejected('open', on.noSpace)],
    ends: { value: 'unavailable', context: { ...blank, refusal: { code: '10005003', message: '舱位不足' } } },
  },
  {
    title: '[4.31] what is no refusal has no code, and is not said over the form that opens after it',
    events: [rejected('open', on.lost), event('booking.retry'), opens()],
    ends: { ...filling(open()), asked: { open: [anybody, anybody] } },
  },
  {
    title: '[4.31] a failure without a code says its words',
    events: [rejected('open', on.lost)],
    ends: { value: 'unavailable', context: { ...blank, refusal: { code: '', message: '没有网络' } } },
  },
  {
    title: '[4.31] a copy that is refused asks nobody to sign in who is signed in, nor opens again for the same person',
    events: [resolved('open', refusedForm), on.submit, arrives({ owner: 'user-1' })],
    ends: {
      value: 'refused',
      context: { ...blank, refused: 'unknownOrder', booker: offeredDrafts.booker, owner: 'user-1' },
      did: { askSignIn: [] },
      asked: { open: [anybody] },
    },
  },
  {
    title: '[2.5b] a visitor is asked to sign in over no form, and it is looked again',
    events: [resolved('open', refusedVisitor), on.submit, arrives()],
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
    events: [offers, event('draft.picked', { wish: { kind: 'draft', id: 'here-2' } })],
    ends: {
      value: 'opening',
      context: { ...blank, wish: { kind: 'draft', id: 'here-2' } },
      asked: { open: [anybody, { service: 'sample', wish: { kind: 'draft', id: 'here-2' } }] },
    },
  },
  {
    title: '[4.31] one is removed, and the list that was wanted is asked for again',
    events: [offers, event('draft.picked', { wish: wishesAll }), offers, removes, resolved('dropDraft')],
    ends: {
      value: 'opening',
      context: { ...blank, wish: wishesAll },
      asked: {
        dropDraft: [removal],
        open: [anybody, { ...anybody, wish: wishesAll }, { ...anybody, wish: wishesAll }],
      },
    },
  },
  {
    title: '[4.31] one the server did not remove is said',
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
    title: '[4.31] nobody hears of a word 299 ms after its first letter',
    events: [opens(), set('remark', '小'), { after: 200 }, set('currency', '1'), { after: 99 }],
    ends: {
      ...filling(open({ form: { ...form, remark: '小', currency: '1' } }), 'typing'),
      sent: { draft: [], pricing: [priced()] },
    },
  },
  {
    title: '[4.31] after 300 ms the draft and the price do, once',
    events: [opens(), set('remark', '小'), { after: 200 }, set('currency', '1'), { after: 100 }],
    ends: {
      ...filling(open({ form: { ...form, remark: '小', currency: '1' } })),
      sent: { draft: [changed({ ...form, remark: '小', currency: '1' })], pricing: [priced(), priced('1')] },
    },
  },
  {
    title: '[4.31] a page that goes in the middle of a word tells it first',
    events: [opens(), set('remark', '小'), event('page.leaving')],
    ends: {
      ...filling(open({ form: { ...form, remark: '小' } })),
      sent: { draft: [changed({ ...form, remark: '小' }), leaving] },
    },
  },
  {
    title: '[4.31] one that goes at rest tells the draft that it goes',
    events: [opens(), event('page.leaving')],
    ends: { ...filling(open()), sent: { draft: [leaving] } },
  },
  {
    title: '[4.31] a field that is left is tidied and what is wrong with it said; an empty one is not scolded',
    events: [
      opens(),
      set('contactPhone', ' 12345 '),
      left('contactPhone'),
      set('contactName', ''),
      left('contactName'),
    ],
    ends: filling(open({ form: { ...form, contactPhone: '12345', contactName: '' }, errors: [MOBILE] }), 'typing'),
  },
  {
    title: '[4.31] a step that was tried says what is missing, once, and points at it each time',
    events: [opens({ form: { ...form, contactPhone: '' } }), next, next],
    ends: {
      ...filling(
        open({
          form: { ...form, contactPhone: '' },
          openedForm: { ...form, contactPhone: '' },
          errors: [REQUIRED],
          validatedSteps: ['contact'],
        }),
      ),
      did: { focusFirstError: [undefined, undefined], writeStep: [written('contact')] },
    },
  },
  {
    title: '[4.31] from step to step, to no step before the first, beyond the last or that one stands on',
    events: [opens(), go('contact'), go('confirm'), go('nowhere'), back, back, next, go('goods'), go('contact')],
    ends: {
      ...filling(open()),
      did: { writeStep: ['contact', 'goods', 'contact', 'goods', 'contact'].map((step) => written(step)) },
      sent: { pricing: [priced(), priced(), priced(), priced(), priced()] },
    },
  },
  {
    title: '[4.31] nor past one that is held up',
    events: [opens(), set('cargoReadyDate', ''), back, go('contact'), next],
    ends: filling(
      open({
        form: { ...form, cargoReadyDate: '' },
        step: 'goods',
        errors: [{ ...REQUIRED, path: 'cargoReadyDate' }],
        validatedSteps: ['goods'],
      }),
    ),
  },
  {
    title: '[4.31] a warning is no refusal: the form goes on to its price',
    input: { service: warning },
    events: [opens(), next],
    ends: {
      value: { open: { ordering: 'waiting' } },
      context: open({ service: warning }),
      did: { focusFirstError: [] },
    },
  },
  {
    title: '[4.31] it is said with what does hold the step up',
    input: { service: warning },
    events: [opens(), set('contactPhone', ''), next],
    ends: filling(
      open({
        service: warning,
        form: { ...form, contactPhone: '' },
        errors: [REQUIRED, { path: 'remark', code: 'VAGUE_NAME', values: {}, level: 'WARN' }],
        validatedSteps: ['contact'],
      }),
      'typing',
    ),
  },
  {
    title: '[4.31] what was said on a step is not said on the next',
    events: [opens({ form: { ...form, contactPhone: '' } }), next, back],
    ends: filling(
      open({
        form: { ...form, contactPhone: '' },
        openedForm: { ...form, contactPhone: '' },
        step: 'goods',
        validatedSteps: ['contact'],
      }),
    ),
  },
  {
    title: '[4.31] the list of drafts waits 299 ms until this one is kept',
    events: [opens(), event('drafts.wanted'), { after: 299 }],
    ends: {
      value: { open: 'handingOver' },
      context: open(),
      sent: { draft: [changed(form), leaving] },
    },
  },
  {
    title: '[4.31] and is asked for after 300',
    events: [opens(), event('drafts.wanted'), { after: 300 }],
    ends: {
      value: 'opening',
      context: { ...blank, wish: wishesAll },
      asked: { open: [anybody, { ...anybody, wish: wishesAll }] },
    },
  },
  {
    title: '[4.31] a form emptied keeps the price it is booked at and who is to be reached, and leaves no draft',
    events: [
      opens({ form: { ...form, priceId: 'p9', contactPhone: '' }, isRestored: true }),
      next,
      event('form.clear'),
    ],
    ends: {
      ...filling(
        open({
          form: { ...sampleService.blank, priceId: 'p9', contactName: '李货主', contactPhone: '13800138001' },
          openedForm: { ...form, priceId: 'p9', contactPhone: '' },
          step: 'goods',
        }),
      ),
      sent: { draft: [{ type: 'draft.discard' }] },
    },
  },
  {
    title: '[4.31] a later draft that is taken replaces the form, and leads to what is open in it',
    real: { draft: draftMachine },
    events: [
      ...[opens(), set('contactPhone', '12345'), left('contactPhone'), { after: 1_300 }, resolved('draft/keepHere')],
      resolved('draft/save', {
        kind: 'conflict',
        later: { id: 'draft-9', version: 6, form: { ...form, cargoReadyDate: '' } },
      }),
      toChild('draft', 'draft.takeTheirs'),
      set('remark', '新'),
      { after: 300 },
    ],
    ends: {
      ...filling(open({ form: { ...form, cargoReadyDate: '', remark: '新' }, adoptedVersion: 6, step: 'goods' })),
      sent: {
        draft: [changed({ ...form, contactPhone: '12345' }), changed({ ...form, cargoReadyDate: '', remark: '新' }, 6)],
      },
      asked: {
        'draft/save': [
          {
            ...{ service: 'sample', owner: 'user-4', id: 'here-4', mark: mine.mark, sent: null, isOnServer: false },
            form: { ...form, contactPhone: '12345' },
          },
        ],
      },
    },
  },
  {
    title: '[4.31] a paper that is in stands in the form, and the draft hears of it',
    real: { uploads: uploadsMachine },
    events: uploads('documents'),
    ends: {
      ...filling(open({ form: { ...form, documents: [inForm] }, takenKeys: ['one'] })),
      sent: { draft: [changed({ ...form, documents: [inForm] })] },
    },
  },
  {
    title: '[4.31] each paper is taken once, after those before it',
    real: { uploads: uploadsMachine },
    events: [
      ...uploads('documents'),
      toChild('uploads', 'upload.added', { files: [{ ...file, key: 'two' }] }),
      resolved('uploads/upload', { ...answer, fileId: 'file-7' }),
    ],
    ends: filling(
      open({ form: { ...form, documents: [inForm, { ...inForm, fileId: 'file-7' }] }, takenKeys: ['one', 'two'] }),
    ),
  },
  {
    title: '[4.31] one for a place the form no longer has is left out',
    real: { uploads: uploadsMachine },
    events: uploads('cargo.3.sds'),
    ends: filling(open({ takenKeys: ['one'] })),
  },
  {
    title: '[4.31] the price beside the form is what the person saw, and its time counts',
    real: { pricing: pricingMachine },
    events: [opens(), { after: 400 }, resolved('pricing/quote', { ...quote, now: 1_791_338_407_000 })],
    ends: {
      ...filling(
        open({
          price: { quote: { ...quote, now: 1_791_338_407_000 }, part: '{"priceId":"p1","currency":"2"}' },
          facts: { now: 1_791_338_407_000 },
        }),
      ),
      asked: { 'pricing/quote': [{ service: 'sample', form: { priceId: 'p1', currency: '2' } }] },
    },
  },
  {
    title: '[4.11] the same person arriving again keeps the form, and the draft hears who it is',
    events: [opens(), arrives({ booker: { ...on.person, isContractCustomer: true }, isHere: false })],
    ends: {
      ...filling(
        open({
          booker: { ...on.person, isContractCustomer: true },
          facts: { ...mine.facts, isContractCustomer: true },
        }),
      ),
      sent: { draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form }] },
    },
  },
  {
    title: '[4.11] the next person gets nothing of it',
    events: [opens(), arrives({ owner: 'user-5' })],
    ends: { value: 'opening', context: blank, sent: { draft: [] }, asked: { open: [anybody, anybody] } },
  },
  {
    title: '[2.5b] who signs in over what they typed is told to the draft as its owner',
    events: [opens(on.visiting), set('remark', '小'), arrives()],
    ends: {
      ...filling(expect.objectContaining({ owner: 'user-4', booker: on.person, mark: mine.mark }), 'typing'),
      sent: { draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form: { ...form, remark: '小' } }] },
    },
  },
];
