import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { FEEDBACK_TEXT } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type { FeedbackContext, FeedbackEvent, FeedbackField, FeedbackForm } from './feedback.types.ts';

const blank: FeedbackContext = { text: '', contact: '', isTooShort: false, failure: null };

export const feedbackMachine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent, tags: {} as 'open' },
  actors: { send: port<unknown, FeedbackForm>('feedback.send') },
  actions: {
    wipe: assign(blank),
    storeTyped: assign(({ context }, { field, text }: { field: FeedbackField; text: string }) => ({
      [field]: text,
      isTooShort: field === 'text' ? false : context.isTooShort,
      failure: null,
    })),
    checkText: assign(({ context }) => ({
      isTooShort: context.text.trim().length < FEEDBACK_TEXT.least,
      failure: null,
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
  },
  guards: { isTooShort: ({ context }) => context.isTooShort },
}).createMachine({
  id: 'feedback',
  description: '反馈：写一句话送给客服，关掉就清空',
  context: blank,
  initial: 'closed',
  states: {
    closed: { description: '没有打开', on: { 'feedback.open': 'editing' } },
    editing: {
      description: '填写反馈与联系方式',
      tags: 'open',
      on: {
        'feedback.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'feedback.submit': { target: 'checking', actions: 'checkText' },
        'feedback.close': { target: 'closed', actions: 'wipe' },
      },
    },
    checking: {
      description: '太短就请多写几个字',
      always: [{ guard: 'isTooShort', target: 'editing' }, { target: 'sending' }],
    },
    sending: {
      description: '正在送出，这时不能关',
      tags: 'open',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { text, contact } }) => ({ text: text.trim(), contact: contact.trim() }),
        onDone: 'sent',
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      description: '已经送到',
      tags: 'open',
      on: { 'feedback.close': { target: 'closed', actions: 'wipe' } },
    },
  },
});

export type FeedbackRef = ActorRefFrom<typeof feedbackMachine>;
export type FeedbackSnapshot = SnapshotFrom<typeof feedbackMachine>;
