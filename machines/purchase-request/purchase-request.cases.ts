import type { AnyMachineSnapshot } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { MachineCases } from '../kit/cases.ts';
import { restoredRequest, typedRequest, verified, wholeRequest } from './purchase-request.example.ts';
import { checkedRequest } from './purchase-request.rules.ts';
import { purchaseRequestWords } from './purchase-request.words.ts';

const file = { key: 'file-1', path: 'samples', fileId: 'upload-of-acetone', name: 'SDS.pdf', size: 1_024 };

const key = ({ value, context }: AnyMachineSnapshot) => {
  const faulty = checkedRequest(context).errors.map(({ path }) => /^items\.\d+/.exec(path)?.[0] ?? path);
  return JSON.stringify([
    value,
    [...new Set(faulty)],
    context.form.items.length,
    context.areFilesPending,
    context.owner,
    context.key,
    context.failure,
  ]);
};

export const purchaseRequestCases: MachineCases = {
  words: purchaseRequestWords,
  key,
  events: {
    'request.edit': [
      { type: 'request.edit', path: 'place', value: typedRequest.place },
      { type: 'request.edit', path: 'place', value: '' },
    ],
    'request.addItem': [{ type: 'request.addItem' }],
    'request.removeItem': [{ type: 'request.removeItem', index: 1 }],
    'request.submit': [{ type: 'request.submit' }],
    'request.again': [{ type: 'request.again' }],
    'person.changed': [
      { type: 'person.changed', owner: 'user-verified', author: verified },
      { type: 'person.changed', owner: ANONYMOUS, author: null },
    ],
    'uploads.pending': [
      { type: 'uploads.pending', arePending: true },
      { type: 'uploads.pending', arePending: false },
    ],
    'uploads.taken': [{ type: 'uploads.taken', file, arePending: false }],
    'xstate.done.actor.restore': [
      { type: 'xstate.done.actor.restore', output: { ...restoredRequest, form: wholeRequest } },
      {
        type: 'xstate.done.actor.restore',
        output: { ...restoredRequest, owner: ANONYMOUS, author: null, form: wholeRequest },
      },
    ],
    'xstate.error.actor.restore': [{ type: 'xstate.error.actor.restore', error: new Error('no storage') }],
    'xstate.done.actor.signIn': [{ type: 'xstate.done.actor.signIn', output: { isSignedIn: true } }],
    'xstate.error.actor.signIn': [{ type: 'xstate.error.actor.signIn', error: new Error('no dialog') }],
    'xstate.done.actor.makeKey': [{ type: 'xstate.done.actor.makeKey', output: 'request-key-one' }],
    'xstate.error.actor.makeKey': [{ type: 'xstate.error.actor.makeKey', error: new Error('no chance') }],
    'xstate.done.actor.send': [
      { type: 'xstate.done.actor.send', output: { id: 'a'.repeat(32), number: 'PRC26100700001' } },
    ],
    'xstate.error.actor.send': [{ type: 'xstate.error.actor.send', error: new Error('no answer') }],
  },
  delays: {},
};
