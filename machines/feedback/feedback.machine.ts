import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type FeedbackValues, feedbackFields } from '#domain/feedback/fields.ts';
import { flatForm, readFlat } from '#domain/form/flat.ts';
import { blankTexts } from '#domain/form/table.ts';
import { tidy } from '#domain/form/tidy.ts';
import { formChart } from '../kit/form-chart.ts';
import { port } from '../kit/port.ts';
import type { FeedbackContext, FeedbackEvent } from './feedback.types.ts';

const feedbackForm = flatForm<FeedbackValues>(feedbackFields, blankTexts(feedbackFields));
const blank: FeedbackContext = { values: feedbackForm.initial, errors: {}, failure: null };
const form = formChart<FeedbackContext, FeedbackEvent>(({ values }) => readFlat(feedbackForm, values).errors);

export const feedbackMachine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent, tags: {} as 'open' },
  actors: { send: port<unknown, FeedbackValues>('feedback.send') },
  actions: { ...form.actions, wipe: assign(blank) },
  guards: form.guards,
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
        'feedback.typed': form.typed,
        'feedback.submit': form.submitted,
        'feedback.close': { target: 'closed', actions: 'wipe' },
      },
    },
    checking: { description: '太短就请多写几个字', ...form.checking },
    submitting: {
      description: '正在送出，这时不能关',
      tags: 'open',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => tidy(feedbackForm, context.values),
        onDone: 'sent',
        onError: form.failed,
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
