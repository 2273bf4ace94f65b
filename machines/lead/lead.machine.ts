import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LeadValues } from '#domain/enquiry/fields.ts';
import { leadForm } from '#domain/enquiry/lead.ts';
import { toFailure } from '#domain/failure.ts';
import { readFlat } from '#domain/form/flat.ts';
import { keyedForm } from '../kit/keyed-form.ts';
import { port } from '../kit/port.ts';
import type { LeadContext, LeadEvent, SendLead } from './lead.types.ts';

const blank: LeadContext = { values: leadForm.initial, showErrors: false, key: null, failure: null };

export const readLead = (values: LeadValues) => readFlat(leadForm, values);

export const leadMachine = setup({
  types: { context: {} as LeadContext, events: {} as LeadEvent, tags: {} as 'busy' | 'form' },
  actors: { makeKey: port<string>('lead.makeKey'), send: port<unknown, SendLead>('lead.send') },
  actions: {
    edit: assign(({ context }, { change }: { change: LeadValues }) => ({
      values: { ...context.values, ...change },
      key: null,
      failure: null,
    })),
    showErrors: assign({ showErrors: true }),
    storeKey: assign((_, params: { key: string }) => params),
    /** Keeps the idempotency key only when the message may have arrived. */
    storeFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return { failure: failure.message, key: failure.kind === 'refused' ? null : context.key };
    }),
    wipe: assign(blank),
  },
  guards: {
    ...keyedForm.guards,
    isIncomplete: ({ context }) => Object.keys(readLead(context.values).errors).length > 0,
  },
}).createMachine({
  id: 'lead',
  description: '合作意向：留下联系方式与货量，客服回电；送到之后清空',
  context: blank,
  initial: 'editing',
  states: {
    editing: {
      description: '填写联系方式、航线与货量',
      tags: 'form',
      on: {
        'lead.edit': { actions: { type: 'edit', params: ({ event }) => event } },
        'lead.submit': 'checking',
      },
    },
    checking: {
      description: '检查填写：有误留在表里指出',
      always: [keyedForm.isIncomplete, ...keyedForm.send],
    },
    keying: {
      description: '给这一份内容取一个编号，重发不会变成两份',
      tags: ['busy', 'form'],
      invoke: {
        ...keyedForm.makeKey,
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    submitting: {
      description: '正在送出',
      tags: ['busy', 'form'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ form: readLead(context.values).form, key: context.key ?? '' }),
        onDone: { target: 'sent', actions: 'wipe' },
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
          description: '没有送到：内容都在，可以再点一次',
        },
      },
    },
    sent: {
      description: '已经送到，等客服回电',
      on: { 'lead.again': 'editing' },
    },
  },
});

export type LeadRef = ActorRefFrom<typeof leadMachine>;
export type LeadSnapshot = SnapshotFrom<typeof leadMachine>;
