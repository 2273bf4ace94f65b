import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { port } from '../kit/port.ts';
import { type ReadingOutput, readingMachine } from '../reading/index.ts';
import type {
  Contacts,
  ReadingCompleted,
  UserAgreementContext,
  UserAgreementInput,
  UserAgreementOutput,
} from './user-agreement.types.ts';

export const userAgreementMachine = setup({
  types: {
    context: {} as UserAgreementContext,
    input: {} as UserAgreementInput,
    emitted: {} as ReadingCompleted,
    output: {} as UserAgreementOutput,
    children: {} as { reading: 'reading' },
  },
  actors: { reading: readingMachine, loadContacts: port<Contacts>('userAgreement.loadContacts') },
  actions: {
    storeCompleted: assign(({ context }, params: ReadingOutput) =>
      params.kind === 'read' ? { completed: [...context.completed, params.code] } : {},
    ),
    announceCompleted: emit((_, params: { code: string }) => ({
      type: 'reading.completed' as const,
      code: params.code,
    })),
    storeContacts: assign((_, { serviceMail, servicePhone, company }: Contacts) => ({
      serviceMail,
      servicePhone,
      company,
    })),
  },
  guards: {
    isRead: (_, params: ReadingOutput) => params.kind === 'read',
    isReadAndPrivacyFollows: ({ context }, params: ReadingOutput) =>
      params.kind === 'read' && context.texts.includes('privacyNotice'),
    isPrivacyOnly: ({ context }) => !context.texts.includes('userAgreement'),
  },
}).createMachine({
  id: 'user-agreement',
  description: '读《用户服务协议》、《隐私政策》或先后两份，每读完一份就告诉打开它的一方',
  context: ({ input }) => ({
    texts: input.texts,
    completed: [],
    serviceMail: null,
    servicePhone: null,
    company: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: '弹窗打开',
      type: 'parallel',
      states: {
        text: {
          description: '当前显示哪一份文本',
          initial: 'choosing',
          states: {
            choosing: {
              description: '看要读的是哪一份',
              always: [{ guard: 'isPrivacyOnly', target: 'privacy' }, { target: 'agreement' }],
            },
            agreement: {
              description: '《用户服务协议》，确认后给出代码 1',
              invoke: {
                id: 'reading',
                src: 'reading',
                input: { code: '1' },
                onDone: [
                  {
                    guard: { type: 'isReadAndPrivacyFollows', params: ({ event }) => event.output },
                    target: 'privacy',
                    actions: [
                      { type: 'storeCompleted', params: ({ event }) => event.output },
                      { type: 'announceCompleted', params: { code: '1' } },
                    ],
                  },
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: '#user-agreement.closed',
                    actions: [
                      { type: 'storeCompleted', params: ({ event }) => event.output },
                      { type: 'announceCompleted', params: { code: '1' } },
                    ],
                  },
                  { target: '#user-agreement.closed' },
                ],
              },
            },
            privacy: {
              description: '《隐私政策》，确认后给出代码 2',
              invoke: {
                id: 'reading',
                src: 'reading',
                input: { code: '2' },
                onDone: [
                  {
                    guard: { type: 'isRead', params: ({ event }) => event.output },
                    target: '#user-agreement.closed',
                    actions: [
                      { type: 'storeCompleted', params: ({ event }) => event.output },
                      { type: 'announceCompleted', params: { code: '2' } },
                    ],
                  },
                  { target: '#user-agreement.closed' },
                ],
              },
            },
          },
        },
        contacts: {
          description: '文本里的公司名称、服务热线与服务邮箱',
          initial: 'loading',
          states: {
            loading: {
              description: '打开时读取服务邮箱与热线',
              invoke: {
                id: 'loadContacts',
                src: 'loadContacts',
                onDone: { target: 'known', actions: { type: 'storeContacts', params: ({ event }) => event.output } },
                onError: 'unknown',
              },
            },
            known: { description: '显示服务邮箱与热线' },
            unknown: { description: '读不到时指向平台公示的信息' },
          },
        },
      },
    },
    closed: { description: '弹窗关闭', type: 'final' },
  },
  output: ({ context }) => ({ completed: context.completed }),
});

export type UserAgreementRef = ActorRefFrom<typeof userAgreementMachine>;
export type UserAgreementSnapshot = SnapshotFrom<typeof userAgreementMachine>;
