import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { INITIAL_CHOICES, type NoticeChoices, type UserKind } from '#domain/notices/kinds.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type { KnownChoices, NoticeChoicesContext, NoticeChoicesEvent, NoticeWay } from './notice-choices.types.ts';

interface ToggleParams {
  kind: UserKind;
  way: NoticeWay;
}

export const noticeChoicesMachine = setup({
  types: {
    context: {} as NoticeChoicesContext,
    events: {} as NoticeChoicesEvent,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    loadChoices: port<KnownChoices>('noticeChoices.load'),
    saveChoices: port<void, NoticeChoices>('noticeChoices.save'),
  },
  actions: {
    storeKnown: assign((_, { choices, email }: KnownChoices) => ({ choices, email })),
    toggle: assign(({ context: { choices } }, { kind, way }: ToggleParams) => ({
      choices: { ...choices, [kind]: { ...choices[kind], [way]: !choices[kind][way] } },
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    toastSaved: effect(),
  },
  guards: {
    /** E-mail can always be switched off, but only switched on with an address. */
    isPossible: ({ context: { choices, email } }, { kind, way }: ToggleParams) =>
      way === 'sms' || email !== null || choices[kind].mail,
  },
}).createMachine({
  id: 'notice-choices',
  description: '通知设置：每种通知用短信、邮件，或都不要',
  context: { choices: INITIAL_CHOICES, email: null, failure: null },
  initial: 'loading',
  on: { 'notices.close': '.finished' },
  states: {
    loading: {
      description: '读取现在的选择',
      tags: 'busy',
      invoke: {
        id: 'loadChoices',
        src: 'loadChoices',
        onDone: { target: 'editing', actions: { type: 'storeKnown', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: {
      description: '读不到，可以重试',
      on: { 'notices.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    editing: {
      description: '逐种选择',
      tags: 'editable',
      on: {
        'notices.toggled': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          actions: { type: 'toggle', params: ({ event }) => event },
        },
        'notices.submit': { target: 'saving', actions: 'forgetFailure' },
      },
    },
    saving: {
      description: '正在保存',
      tags: 'busy',
      invoke: {
        id: 'saveChoices',
        src: 'saveChoices',
        input: ({ context }) => context.choices,
        onDone: { target: 'finished', actions: 'toastSaved' },
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
});

export type NoticeChoicesRef = ActorRefFrom<typeof noticeChoicesMachine>;
export type NoticeChoicesSnapshot = SnapshotFrom<typeof noticeChoicesMachine>;
