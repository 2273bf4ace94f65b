import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type {
  SingleSignOnContext,
  SingleSignOnEvent,
  SingleSignOnInput,
  SingleSignOnOutput,
  TicketAnswered,
  TicketRequest,
} from './single-sign-on.types.ts';

export const singleSignOnMachine = setup({
  types: {
    context: {} as SingleSignOnContext,
    events: {} as SingleSignOnEvent,
    input: {} as SingleSignOnInput,
    output: {} as SingleSignOnOutput,
  },
  actors: { redeemTicket: port<TicketAnswered, TicketRequest>('singleSignOn.redeem') },
  actions: {
    storeAnswered: assign((_, params: TicketAnswered) =>
      params.kind === 'signedIn'
        ? { outcome: { kind: 'signedIn', answer: params.answer } }
        : { otherName: params.name },
    ),
    storeInvalid: assign({ outcome: { kind: 'invalid' } }),
    storeUnreached: assign((_, { error }: { error: unknown }) => ({
      outcome: { kind: 'unreached', message: toFailure(error).message },
    })),
    toastSignedIn: effect<TicketAnswered>(),
    toastInvalid: effect(),
    toastUnreached: effect(),
  },
  guards: {
    isOtherAccount: (_, params: TicketAnswered) => params.kind === 'otherAccount',
    isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused',
  },
}).createMachine({
  id: 'single-sign-on',
  description: '从合作平台或会员中心的链接登录：凭据只能用一次',
  context: ({ input }) => ({ ticket: input.ticket, otherName: '', outcome: { kind: 'kept' } }),
  initial: 'redeeming',
  states: {
    redeeming: {
      description: '服务器核对凭据',
      invoke: {
        id: 'redeemTicket',
        src: 'redeemTicket',
        input: ({ context }) => ({ ticket: context.ticket, isSwitchAgreed: false }),
        onDone: [
          {
            guard: { type: 'isOtherAccount', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'storeAnswered', params: ({ event }) => event.output },
          },
          {
            target: 'finished',
            actions: [
              { type: 'storeAnswered', params: ({ event }) => event.output },
              { type: 'toastSignedIn', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'finished',
            actions: ['storeInvalid', 'toastInvalid'],
            description: '凭据用过、过期或伪造',
          },
          {
            target: 'finished',
            actions: [{ type: 'storeUnreached', params: ({ event }) => event }, 'toastUnreached'],
            description: '没有连上服务器，凭据可能还有效',
          },
        ],
      },
    },
    asking: {
      description: '当前是另一个账号：先问是否切换',
      on: { 'account.switch': 'switching', 'account.keep': 'finished' },
    },
    switching: {
      description: '同意切换：用凭据登录链接里的账号',
      invoke: {
        id: 'switchAccount',
        src: 'redeemTicket',
        input: ({ context }) => ({ ticket: context.ticket, isSwitchAgreed: true }),
        onDone: {
          target: 'finished',
          actions: [
            { type: 'storeAnswered', params: ({ event }) => event.output },
            { type: 'toastSignedIn', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'finished',
            actions: ['storeInvalid', 'toastInvalid'],
            description: '犹豫太久，凭据已过期',
          },
          {
            target: 'finished',
            actions: [{ type: 'storeUnreached', params: ({ event }) => event }, 'toastUnreached'],
            description: '没有连上服务器，凭据可能还有效',
          },
        ],
      },
    },
    finished: { description: '结束', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type SingleSignOnRef = ActorRefFrom<typeof singleSignOnMachine>;
export type SingleSignOnSnapshot = SnapshotFrom<typeof singleSignOnMachine>;
