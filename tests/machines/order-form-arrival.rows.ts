import { sampleService } from '#machines/order-form/order-form.sample.ts';
import type { Journey } from '../kit/journey.ts';
import * as on from './order-form.rows.ts';

const {
  arrives,
  started,
  changed,
  form,
  hears,
  known,
  left,
  mine,
  next,
  signedOut,
  opened,
  person,
  REQUIRED,
  set,
  signedIn,
  visiting,
} = on;
const filling = (context: object, inside = 'resting') => ({ value: { filling: inside }, context });
const abandoned = (context: object) => ({
  ...{ value: 'closed', status: 'done', context },
  sent: { draft: [], parent: [{ type: 'form.abandoned' }] },
});
/** Input is stored for its owner before the form closes. */
const leftTyping = (context: object) => ({
  ...abandoned(context),
  sent: { draft: [changed(typed)], parent: [hears('changed', typed), { type: 'form.abandoned' }] },
});
const typed = { ...form, remark: '小心轻放' };
const facts = { ...mine.facts, isContractCustomer: false };
const types = set('remark', '小心轻放');

/** Signing in and out while a form is open. */
export const arrivalRows: readonly Journey[] = [
  {
    title: '[4.31] no address leads past a step that is open',
    input: opened({ form: sampleService.blank }),
    events: [],
    ends: filling(known({ form: sampleService.blank, opened: started({ form: sampleService.blank }), step: 'goods' })),
  },
  {
    title: '[4.31] what the form offers follows who is signed in',
    input: opened(visiting),
    events: [types, arrives({ booker: { ...person, isContractCustomer: true } })],
    ends: filling(
      known({
        form: typed,
        facts: { ...mine.facts, isContractCustomer: true },
        person: signedIn({ booker: { ...person, isContractCustomer: true } }),
      }),
      'typing',
    ),
  },
  {
    title:
      '[2.5b][4.31] who signs in is its contact where no one is named yet, and nothing is reported as missing any more',
    input: opened({ ...visiting, form: { ...form, contactName: '张经理', contactPhone: '' } }),
    events: [next, types, arrives()],
    ends: filling(
      known({
        form: { ...typed, contactName: '张经理' },
        opened: started({ form: { ...form, contactName: '张经理', contactPhone: '' } }),
        errors: [],
        validatedSteps: ['contact'],
        facts,
      }),
      'typing',
    ),
  },
  {
    title: '[2.5b] what is missing besides is shown on',
    input: opened({ ...visiting, form: { ...form, contactPhone: '' } }),
    events: [
      next,
      types,
      left('remark'),
      arrives({ booker: { ...person, contact: { ...person.contact, contactPhone: '' } } }),
    ],
    ends: filling(
      known({
        form: { ...typed, contactPhone: '' },
        opened: started({ form: { ...form, contactPhone: '' } }),
        errors: [REQUIRED],
        validatedSteps: ['contact'],
        facts,
        person: signedIn({ booker: { ...person, contact: { ...person.contact, contactPhone: '' } } }),
      }),
      'typing',
    ),
  },
  {
    title: '[4.31] an account that is read again fills nothing that was cleared, and what it has learnt since',
    input: opened({ booker: { ...person, contact: { ...person.contact, contactName: '' } } }),
    events: [set('contactName', ''), set('contactPhone', ''), arrives()],
    ends: filling(known({ form: { ...form, contactPhone: '' }, facts }), 'typing'),
  },
  {
    title: '[2.5b] a form that is as it opened is not continued',
    input: opened(visiting),
    events: [arrives()],
    ends: abandoned(known({ person: signedOut() })),
  },
  {
    title: '[2.5b] a sign-in elsewhere takes over nothing that was typed here',
    input: opened(visiting),
    events: [types, arrives({ isHere: false })],
    ends: leftTyping(known({ form: typed, person: signedOut() })),
  },
  {
    title: '[2.5b] a draft of an earlier visit is not taken over by whoever signs in',
    input: opened({ ...visiting, isRestored: true }),
    events: [types, arrives()],
    ends: leftTyping(known({ form: typed, person: signedOut(), opened: started({ isRestored: true }) })),
  },
  {
    title: '[4.11] a form is not shown to a signed-out visitor after its person either',
    input: opened(),
    events: [types, arrives({ booker: null, owner: visiting.owner })],
    ends: leftTyping(known({ form: typed })),
  },
];
