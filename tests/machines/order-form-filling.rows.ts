import { expect } from 'vitest';
import { blankDangerous, blankGoods } from '#domain/booking/goods-line.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { withEntry } from '#domain/booking/un-fill.ts';
import { draftMachine } from '#machines/draft/index.ts';
import { methanolEntry } from '#machines/kit/methanol-entry.ts';
import { listedNumbersMachine } from '#machines/listed-numbers/index.ts';
import { sampleQuote as quote, sampleService } from '#machines/order-form/order-form.sample.ts';
import { pricingMachine } from '#machines/pricing/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, type Journey, resolved, toChild } from '../kit/journey.ts';
import * as on from './order-form.rows.ts';

const { arrives, back, started, changed, form, go, hears, known, left, leaving, mine, next, signedOut, opened } = on;
const { person, priced, REQUIRED, reopened, set, signedIn, visiting, warning, written } = on;
const filling = (context: object, inside = 'resting') => ({ value: { filling: inside }, context });
const MOBILE = { path: 'contactPhone', code: 'MOBILE', values: {}, level: 'BLOCK' };
const file = { key: 'one', path: 'documents', name: 'note.pdf', size: 10 };
const answer = { fileId: 'file-6', name: 'stored.pdf', size: 9 };
const uploads = (path: string) => [
  toChild('uploads', 'upload.added', { files: [{ ...file, path }] }),
  resolved('uploads/upload', answer),
];
const inForm = { fileId: 'file-6', name: 'stored.pdf', size: 9, language: '', day: '' };
const beside = { quote: { ...quote, now: 1_791_338_407_000 }, part: '{"priceId":"p1","currency":"2"}' };
const quotedPrice = event('pricing.quoted', { ...beside, part: { priceId: 'p1', currency: '2' } });
const later = { quote: { ...quote, now: 1_791_338_467_000 }, part: '{"priceId":"p1","currency":"1"}' };
const secondQuotedPrice = event('pricing.quoted', { ...later, part: { priceId: 'p1', currency: '1' } });
const goods = { ...blankGoods, dg: { ...blankDangerous, unNo: '1230' } };
const unnumbered = { ...form, cargo: [blankGoods] };
const numbered = { ...form, cargo: [goods] };
const listed = { ...form, cargo: [withEntry(goods, methanolEntry)] };
const arrived = (booker: object, one: object) => ({
  type: 'booker.arrived',
  booker,
  owner: 'user-4',
  completed: { form: one, price: null },
});

/** How a form is filled, left and kept. */
export const fillingRows: readonly Journey[] = [
  {
    title: '[4.31] an open form has its draft, its price and its place in the address',
    input: opened(),
    events: [],
    ends: {
      ...filling(known()),
      asked: {
        pricing: [{ parent: expect.anything(), service: 'sample' }],
        numbers: [{ parent: expect.anything() }],
        uploads: [{ parent: expect.anything() }],
        draft: [
          {
            parent: expect.anything(),
            service: 'sample',
            owner: 'user-4',
            id: 'here-4',
            mark: mine.mark,
            isSignedIn: true,
          },
        ],
      },
      did: { writeStep: [written('contact')], askSignIn: [] },
      sent: { draft: [], numbers: [{ type: 'numbers.asked', unNos: [] }], pricing: [priced()] },
    },
  },
  {
    title: '[10.11] one that amends an order is priced for it, and the server keeps no draft of it',
    input: opened({ facts: on.amending }),
    events: [arrives()],
    ends: {
      ...filling(known({ facts: { ...on.amending, isContractCustomer: false } })),
      asked: {
        pricing: [{ parent: expect.anything(), service: 'sample', amends: 'FCL26100700009' }],
        draft: [
          {
            parent: expect.anything(),
            service: 'sample',
            owner: 'user-4',
            id: 'here-4',
            mark: mine.mark,
            isSignedIn: false,
          },
        ],
      },
      sent: { draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: false, form }] },
    },
  },
  {
    title: '[2.5b] a visitor’s draft is no one’s',
    input: opened(visiting),
    events: [],
    ends: {
      ...filling(known({ person: signedOut() })),
      asked: {
        draft: [
          {
            parent: expect.anything(),
            service: 'sample',
            owner: ANONYMOUS,
            id: 'here-4',
            mark: mine.mark,
            isSignedIn: false,
          },
        ],
      },
    },
  },
  {
    title: '[4.31] the address does not lead past the form, to the confirmation',
    input: opened({ step: 'confirm' }),
    events: [],
    ends: { ...filling(known()), did: { writeStep: [written('contact')] } },
  },
  {
    title: '[4.31] nor anywhere that is no step',
    input: opened({ step: 'nowhere', isRestored: true }),
    events: [],
    ends: {
      ...filling(known({ step: 'goods', opened: started({ isRestored: true }) })),
      did: { writeStep: [written('goods', false)] },
    },
  },
  {
    title: '[4.31] no event is sent 299 ms after the first letter of a word',
    input: opened(),
    events: [set('remark', '小'), { after: 200 }, set('currency', '1'), { after: 99 }],
    ends: {
      ...filling(known({ form: { ...form, remark: '小', currency: '1' } }), 'typing'),
      sent: { draft: [], pricing: [priced()] },
    },
  },
  {
    title: '[4.31] after 300 ms the draft and the price do, once',
    input: opened(),
    events: [set('remark', '小'), { after: 200 }, set('currency', '1'), { after: 100 }],
    ends: {
      ...filling(known({ form: { ...form, remark: '小', currency: '1' } })),
      sent: { draft: [changed({ ...form, remark: '小', currency: '1' })], pricing: [priced(), priced('1')] },
    },
  },
  {
    title: '[4.31] a page that goes in the middle of a word tells it first',
    input: opened(),
    events: [set('remark', '小'), event('page.leaving')],
    ends: {
      ...filling(known({ form: { ...form, remark: '小' } })),
      sent: { draft: [changed({ ...form, remark: '小' }), leaving] },
    },
  },
  {
    title: '[4.31] one that goes at rest tells the draft that it goes',
    input: opened(),
    events: [event('page.leaving')],
    ends: { ...filling(known()), sent: { draft: [leaving] } },
  },
  {
    title: '[4.31] a field that is left is tidied and what is wrong with it stated; an empty one is not scolded',
    input: opened(),
    events: [set('contactName', ''), left('contactName'), set('contactPhone', ' 12345 '), left('contactPhone')],
    ends: filling(known({ form: { ...form, contactPhone: '12345', contactName: '' }, errors: [MOBILE] }), 'typing'),
  },
  {
    title: '[4.31] a step that was tried says what is missing, once, and points at it each time',
    input: opened({ form: { ...form, contactPhone: '' } }),
    events: [next, next],
    ends: {
      ...filling(
        known({
          form: { ...form, contactPhone: '' },
          opened: started({ form: { ...form, contactPhone: '' } }),
          errors: [REQUIRED],
          validatedSteps: ['contact'],
        }),
      ),
      did: { focusFirstError: [undefined, undefined], writeStep: [written('contact')] },
    },
  },
  {
    title: '[4.31] a step that is tried again says what is missing by then',
    input: opened({ form: { ...form, contactPhone: '' } }),
    events: [next, set('contactPhone', '13800138002'), set('contactName', ''), { after: 300 }, next],
    ends: filling(
      known({
        form: { ...form, contactPhone: '13800138002', contactName: '' },
        opened: started({ form: { ...form, contactPhone: '' } }),
        errors: [{ ...REQUIRED, path: 'contactName' }],
        validatedSteps: ['contact'],
      }),
    ),
  },
  {
    title: '[4.31] from step to step, to no step before the first, beyond the last or that one stands on',
    input: opened(),
    events: [go('contact'), go('confirm'), go('nowhere'), back, back, next, go('goods'), go('contact')],
    ends: {
      ...filling(known()),
      did: { writeStep: ['contact', 'goods', 'contact', 'goods', 'contact'].map((step) => written(step)) },
      sent: { pricing: [priced(), priced(), priced(), priced(), priced()] },
    },
  },
  {
    title: '[4.31] nor past one that is held up',
    input: opened(),
    events: [set('cargoReadyDate', ''), back, go('contact'), next],
    ends: filling(
      known({
        form: { ...form, cargoReadyDate: '' },
        step: 'goods',
        errors: [{ ...REQUIRED, path: 'cargoReadyDate' }],
        validatedSteps: ['goods'],
      }),
    ),
  },
  {
    title: '[4.31] a warning is no refusal: the form goes on to its price',
    input: opened({}, warning),
    events: [next],
    ends: {
      value: 'held',
      context: known({ service: warning }),
      did: { focusFirstError: [] },
      sent: { parent: [hears('completed', form)] },
    },
  },
  {
    title: '[4.31] it is shown with what does hold the step up',
    input: opened({}, warning),
    events: [set('contactPhone', ''), next],
    ends: filling(
      known({
        service: warning,
        form: { ...form, contactPhone: '' },
        errors: [REQUIRED, { path: 'remark', code: 'VAGUE_NAME', values: {}, level: 'WARN' }],
        validatedSteps: ['contact'],
      }),
      'typing',
    ),
  },
  {
    title: '[4.31] what was shown on a step is not shown on the next',
    input: opened({ form: { ...form, contactPhone: '' } }),
    events: [next, back],
    ends: filling(
      known({
        form: { ...form, contactPhone: '' },
        opened: started({ form: { ...form, contactPhone: '' } }),
        step: 'goods',
        validatedSteps: ['contact'],
      }),
    ),
  },
  {
    title: '[4.31] the list of drafts waits 299 ms until this one is kept',
    input: opened(),
    events: [event('drafts.wanted'), { after: 299 }],
    ends: {
      value: 'handingOver',
      context: known(),
      sent: { draft: [changed(form), leaving], parent: [] },
    },
  },
  {
    title: '[4.31] and is asked for after 300',
    input: opened(),
    events: [event('drafts.wanted'), { after: 300 }],
    ends: {
      value: 'closed',
      status: 'done',
      context: known(),
      sent: { parent: [{ type: 'form.kept' }] },
    },
  },
  {
    title: '[4.31] a form emptied keeps the price it is booked at and who is to be reached, and leaves no draft',
    input: opened({ form: { ...form, priceId: 'p9', contactPhone: '' }, isRestored: true }),
    events: [next, event('form.clear')],
    ends: {
      ...filling(
        known({
          form: { ...sampleService.blank, priceId: 'p9', contactName: '李货主', contactPhone: '13800138001' },
          opened: started({ form: { ...form, priceId: 'p9', contactPhone: '' } }),
          step: 'goods',
        }),
      ),
      did: { writeStep: [written('contact', false), written('goods', false)] },
      sent: {
        draft: [{ type: 'draft.discard' }],
        pricing: [priced('2', 'p9'), priced('2', 'p9')],
      },
    },
  },
  {
    title: '[4.31] a later draft that is taken replaces the form, and leads to what is open in it',
    input: opened(),
    real: { draft: draftMachine },
    events: [
      ...[set('contactPhone', '12345'), left('contactPhone'), { after: 1_300 }, resolved('draft/keepHere')],
      resolved('draft/save', {
        kind: 'conflict',
        later: { id: 'draft-9', version: 6, form: { ...form, cargoReadyDate: '' } },
      }),
      toChild('draft', 'draft.takeTheirs'),
      set('remark', '新'),
      { after: 300 },
    ],
    ends: {
      ...filling(known({ form: { ...form, cargoReadyDate: '', remark: '新' }, draftVersion: 6, step: 'goods' })),
      sent: {
        draft: [changed({ ...form, contactPhone: '12345' }), changed({ ...form, cargoReadyDate: '', remark: '新' }, 6)],
        parent: [
          hears('changed', { ...form, contactPhone: '12345' }),
          reopened,
          hears('changed', { ...form, cargoReadyDate: '', remark: '新' }),
        ],
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
    title: '[3.14] the number of a form that opens is read and fills the goods in, which is no change of the person’s',
    input: opened({ form: numbered }),
    real: { numbers: listedNumbersMachine },
    events: [resolved('numbers/read', [methanolEntry])],
    ends: {
      ...filling(known({ form: listed, opened: started({ form: listed }) })),
      sent: { draft: [], parent: [hears('changed', listed)], pricing: [priced(), priced()] },
    },
  },
  {
    title: '[3.14] a number that is typed is read once the typing rests, and what it fills in is kept',
    input: opened({ form: unnumbered }),
    real: { numbers: listedNumbersMachine },
    events: [set('cargo.0.dg.unNo', '1230'), { after: 300 }, resolved('numbers/read', [methanolEntry])],
    ends: {
      ...filling(known({ form: listed, opened: started({ form: unnumbered }) })),
      sent: {
        draft: [changed(numbered), changed(listed)],
        parent: [hears('changed', numbered), hears('changed', listed)],
      },
    },
  },
  {
    title: '[4.31] a paper that is in stands in the form, and the draft hears of it',
    input: opened(),
    real: { uploads: uploadsMachine },
    events: uploads('documents'),
    ends: {
      ...filling(known({ form: { ...form, documents: [inForm] } })),
      sent: {
        draft: [changed({ ...form, documents: [inForm] })],
        parent: [hears('changed', { ...form, documents: [inForm] })],
      },
    },
  },
  {
    title: '[4.31] each paper is taken once, after those before it',
    input: opened(),
    real: { uploads: uploadsMachine },
    events: [
      ...uploads('documents'),
      toChild('uploads', 'upload.added', { files: [{ ...file, key: 'two' }] }),
      resolved('uploads/upload', { ...answer, fileId: 'file-7' }),
    ],
    ends: filling(
      known({
        form: { ...form, documents: [inForm, { ...inForm, fileId: 'file-7' }] },
      }),
    ),
  },
  {
    title: '[4.31] one for a place the form no longer has is left out',
    input: opened(),
    real: { uploads: uploadsMachine },
    events: uploads('cargo.3.sds'),
    ends: filling(known()),
  },
  {
    title: '[4.31] the price beside the form is what the person saw, and its time counts',
    real: { pricing: pricingMachine },
    input: opened(),
    events: [{ after: 400 }, resolved('pricing/quote', { ...quote, now: 1_791_338_407_000 })],
    ends: {
      ...filling(known({ price: beside, facts: { now: 1_791_338_407_000 } })),
      sent: { parent: [hears('changed', form, beside)] },
      asked: { 'pricing/quote': [{ service: 'sample', form: { priceId: 'p1', currency: '2' } }] },
    },
  },
  {
    title: '[4.31] a price that is sent again is no change of the form',
    input: opened(),
    events: [quotedPrice, quotedPrice],
    ends: {
      ...filling(known({ price: beside, facts: { now: 1_791_338_407_000 } })),
      sent: { parent: [hears('changed', form, beside)] },
    },
  },
  {
    title: '[4.31] another price takes the place of the one before it, and is reported as well',
    input: opened(),
    events: [quotedPrice, secondQuotedPrice],
    ends: {
      ...filling(known({ price: later, facts: { now: 1_791_338_467_000 } })),
      sent: { parent: [hears('changed', form, beside), hears('changed', form, later)] },
    },
  },
  {
    title: '[4.11] the same person arriving again keeps the form, and the draft hears who it is',
    input: opened(),
    events: [arrives({ booker: { ...person, isContractCustomer: true }, isHere: false })],
    ends: {
      ...filling(
        known({
          person: signedIn({ booker: { ...person, isContractCustomer: true } }),
          facts: { ...mine.facts, isContractCustomer: true },
        }),
      ),
      sent: {
        draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form }],
        parent: [arrived({ ...person, isContractCustomer: true }, form)],
      },
    },
  },
  {
    title: '[4.11] the next person gets nothing of it',
    input: opened(),
    events: [arrives({ owner: 'user-5' })],
    ends: {
      value: 'closed',
      status: 'done',
      context: known(),
      sent: { draft: [], parent: [{ type: 'form.abandoned' }] },
    },
  },
  {
    title: '[2.5b] who signs in over what they typed is sent to the draft as its owner',
    input: opened(visiting),
    events: [set('remark', '小'), arrives()],
    ends: {
      ...filling(
        known({
          form: { ...form, remark: '小' },
          person: signedIn(),
          facts: { ...mine.facts, isContractCustomer: false },
        }),
        'typing',
      ),
      sent: {
        draft: [{ type: 'draft.session', owner: 'user-4', isSignedIn: true, form: { ...form, remark: '小' } }],
        parent: [arrived(person, { ...form, remark: '小' })],
      },
    },
  },
];
