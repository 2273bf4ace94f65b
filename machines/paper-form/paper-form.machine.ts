import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { editPaper } from '#domain/paper-forms/paper-form.ts';
import { port } from '../kit/port.ts';
import { blank, cutOffOf, errorsIn, requestOf } from './paper-form.rules.ts';
import type { CutOff, PaperFormContext, PaperFormEvent, PaperFormInput, PaperFormRequest } from './paper-form.types.ts';

type OpenParams = Omit<Extract<PaperFormEvent, { type: 'paperForm.open' }>, 'type'>;

export const paperFormMachine = setup({
  types: {
    context: {} as PaperFormContext,
    events: {} as PaperFormEvent,
    input: {} as PaperFormInput,
    tags: {} as 'busy',
  },
  actors: {
    send: port<void, PaperFormRequest>('paper-form.send'),
    cutOff: port<void, CutOff>('paper-form.cutOff'),
  },
  actions: {
    openPaper: assign((_, { opened, form }: OpenParams) => ({ opened, form, taken: null })),
    forgetPaper: assign(blank),
    edit: assign(({ context }, { path, value }: { path: string; value: string | boolean }) => ({
      form: context.form === null ? null : editPaper(context.form, path, value),
      failure: null,
    })),
    showErrors: assign({ showErrors: true, failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    storeTaken: assign(({ context }) => ({ ...blank, taken: context.form?.paper ?? null })),
    tellChanged: sendTo(({ context }) => context.parent, { type: 'paperForm.changed' }),
  },
  guards: {
    isComplete: ({ context }) => !hasBlockingErrors(errorsIn(context)),
    isPast: ({ context }) => cutOffOf(context).at <= cutOffOf(context).now,
    isOutdated: (_, { error }: { error: unknown }) => isConflict(error),
  },
}).createMachine({
  id: 'paper-form',
  description: '在订单里填一份单证：填写、检查、送出；过了截止时间仍收，说明白是逾期',
  context: ({ input }) => ({ ...input, ...blank, taken: null }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的单证',
      on: { 'paperForm.open': { target: 'open', actions: { type: 'openPaper', params: ({ event }) => event } } },
    },
    open: {
      description: '一份单证打开着，一边填一边看截止时间',
      type: 'parallel',
      states: {
        filling: {
          description: '填写、检查、送出',
          initial: 'editing',
          states: {
            editing: {
              description: '填写',
              on: {
                'paperForm.edit': { actions: { type: 'edit', params: ({ event }) => event } },
                'paperForm.submit': { target: 'checking', actions: 'showErrors' },
                'paperForm.close': { target: '#paper-form.closed', actions: 'forgetPaper' },
              },
            },
            checking: {
              description: '漏填、填错就指出来；只提醒的不拦',
              always: [{ guard: 'isComplete', target: 'submitting' }, { target: 'editing' }],
            },
            submitting: {
              description: '正在送出，这时不能改',
              tags: 'busy',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context }) => requestOf(context),
                onDone: { target: '#paper-form.closed', actions: ['storeTaken', 'tellChanged'] },
                onError: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => event },
                    target: 'outdated',
                    actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'tellChanged'],
                  },
                  { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
                ],
              },
            },
            outdated: {
              description: '另一处已经交了，或订单有了变化：说明白，请人看最新状态',
              on: { 'paperForm.close': { target: '#paper-form.closed', actions: 'forgetPaper' } },
            },
          },
        },
        timing: {
          description: '离截止时间还有多久',
          initial: 'judging',
          states: {
            judging: {
              description: '打开时看是否已过截止时间',
              always: [{ guard: 'isPast', target: 'late' }, { target: 'ahead' }],
            },
            ahead: {
              description: '还没到截止时间',
              invoke: { id: 'cutOff', src: 'cutOff', input: ({ context }) => cutOffOf(context), onDone: 'late' },
            },
            late: { description: '已过截止时间：仍可提交，标为逾期，是否来得及由船公司决定' },
          },
        },
      },
    },
  },
});

export type PaperFormRef = ActorRefFrom<typeof paperFormMachine>;
export type PaperFormSnapshot = SnapshotFrom<typeof paperFormMachine>;
