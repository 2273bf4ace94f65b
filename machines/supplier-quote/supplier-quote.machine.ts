import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { quoteDescription, readQuote } from '#domain/enquiry/supplier-quote-fields.ts';
import { blankQuote, type QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import { toFailure } from '#domain/failure.ts';
import { setField } from '#domain/form/change.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { isMobile, normaliseMobile } from '#domain/identity/phone.ts';
import { effect } from '../kit/effect.ts';
import { keyedForm } from '../kit/keyed-form.ts';
import { port } from '../kit/port.ts';
import { smsCountdownMachine } from '../sms-countdown/index.ts';
import { type TakenFile, uploadsMachine } from '../uploads/index.ts';
import type {
  Deadline,
  SendQuote,
  SupplierQuoteContext,
  SupplierQuoteEvent,
  SupplierQuoteInput,
  TakenQuote,
} from './supplier-quote.types.ts';

interface Edit {
  path: string;
  value: unknown;
}

interface FailureParams {
  error: unknown;
}

export const checkedQuote = ({ form, asked }: SupplierQuoteContext) => readQuote(form, asked);

/** The phone that a code is sent to; null while it is invalid. */
export function quotePhone({ form }: SupplierQuoteContext): string | null {
  const phone = normaliseMobile(form.phone);
  return isMobile(phone) ? phone : null;
}

const draftOf = ({ asked: { postId }, form }: SupplierQuoteContext) => ({ postId, form: { ...form, code: '' } });

const waiting = {
  id: 'deadline',
  src: 'deadline',
  input: ({ context: { asked } }: { context: SupplierQuoteContext }): Deadline => ({
    at: asked.deadline,
    now: asked.now,
  }),
  onDone: 'closed',
} as const;

export const supplierQuoteMachine = setup({
  types: {
    context: {} as SupplierQuoteContext,
    events: {} as SupplierQuoteEvent,
    input: {} as SupplierQuoteInput,
    children: {} as { code: 'smsCountdown'; uploads: 'uploads' },
    tags: {} as 'busy' | 'form',
  },
  actors: {
    smsCountdown: smsCountdownMachine,
    uploads: uploadsMachine,
    makeKey: port<string>('supplier-quote.makeKey'),
    send: port<TakenQuote, SendQuote>('supplier-quote.send'),
    deadline: port<void, Deadline>('supplier-quote.deadline'),
  },
  actions: {
    edit: assign(({ context }, { path, value }: Edit) => ({
      form: setField(quoteDescription, context.form, context.asked, path, value),
      key: null,
      failure: null,
    })),
    storePending: assign((_, { arePending }: { arePending: boolean }) => ({ areFilesPending: arePending })),
    storeFile: assign(({ context }, { file: { path, fileId, name, size } }: { file: TakenFile }) => ({
      form: setField(quoteDescription, context.form, context.asked, path, [{ fileId, name, size }]),
      key: null,
      failure: null,
    })),
    tellPhone: sendTo('code', ({ context }) => ({ type: 'phone.changed', phone: quotePhone(context) }) as const),
    askForCode: sendTo('code', { type: 'sms.request' }),
    showErrors: assign({ showErrors: true }),
    storeKey: assign((_, params: { key: string }) => params),
    /** Keeps the idempotency key only when the quote may have arrived. */
    storeFailure: assign(({ context }, { error }: FailureParams) => {
      const failure = toFailure(error);
      return { failure: failure.message, key: failure.kind === 'refused' ? null : context.key };
    }),
    /** Saves the draft without the verification code, which is valid once. */
    keepDraft: effect<{ postId: string; form: QuoteForm }>(),
    forgetDraft: effect(),
    /** Reloads the page, which counts its quotes. */
    reread: effect(),
    storeTaken: assign((_, params: { taken: TakenQuote }) => ({ ...params, failure: null })),
    /** A change needs a new verification code. */
    forgetCode: assign(({ context }) => ({ form: { ...context.form, code: '' }, key: null, showErrors: false })),
  },
  guards: {
    ...keyedForm.guards,
    isPhone: (_, { path }: { path: string }) => path === 'phone',
    isPhoneValid: ({ context }) => quotePhone(context) !== null,
    isIncomplete: ({ context }) => context.areFilesPending || hasBlockingErrors(checkedQuote(context).errors),
  },
}).createMachine({
  id: 'supplier-quote',
  description: '供应商报价：逐行填价、附质检报告，凭手机验证码提交，不需要账号；截止之前可以改',
  context: ({ input }) => ({
    asked: input,
    form: input.typed ?? blankQuote(input),
    areFilesPending: false,
    showErrors: false,
    key: null,
    failure: null,
    taken: null,
  }),
  invoke: [
    { id: 'code', src: 'smsCountdown', input: { messageType: 'guest_quote' } },
    { id: 'uploads', src: 'uploads', input: ({ self }) => ({ parent: self }) },
  ],
  initial: 'editing',
  states: {
    editing: {
      description: '填写每一行的价格与联系方式',
      tags: 'form',
      invoke: waiting,
      on: {
        'quote.edit': [
          {
            guard: { type: 'isPhone', params: ({ event }) => event },
            actions: [
              { type: 'edit', params: ({ event }) => event },
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
              'tellPhone',
            ],
          },
          {
            actions: [
              { type: 'edit', params: ({ event }) => event },
              { type: 'keepDraft', params: ({ context }) => draftOf(context) },
            ],
          },
        ],
        'quote.codeRequested': [
          { guard: 'isPhoneValid', actions: 'askForCode' },
          { actions: 'showErrors', description: '手机号不对，指出来' },
        ],
        'quote.submit': 'checking',
        'uploads.pending': { actions: { type: 'storePending', params: ({ event }) => event } },
        'uploads.taken': {
          actions: [
            { type: 'storePending', params: ({ event }) => event },
            { type: 'storeFile', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
          description: '传好的质检报告进了它那一行',
        },
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
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    submitting: {
      description: '正在送出；截止时间由服务器再核对一次',
      tags: ['busy', 'form'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({
          postId: context.asked.postId,
          form: checkedQuote(context).form,
          key: context.key ?? '',
        }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'storeTaken', params: ({ event }) => ({ taken: event.output }) }, 'forgetDraft', 'reread'],
        },
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
          description: '没有送到：内容都在，可以再点一次',
        },
      },
    },
    sent: {
      description: '已经送到，显示报价单号；截止之前可以改',
      invoke: waiting,
      on: { 'quote.change': { target: 'editing', actions: 'forgetCode' } },
    },
    closed: { type: 'final', description: '报价截止，只供查看' },
  },
});

export type SupplierQuoteRef = ActorRefFrom<typeof supplierQuoteMachine>;
export type SupplierQuoteSnapshot = SnapshotFrom<typeof supplierQuoteMachine>;
