import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { ColleagueRole } from '#domain/enterprise/roles.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { invitationOf, isOfOneself, isOwner, isPhoneWrong, isPossible, isRefused } from './members.rules.ts';
import type { Act, MadeInvitation, MembersContext, MembersEvent, MembersInput, MembersRead } from './members.types.ts';

export const membersMachine = setup({
  types: {
    context: {} as MembersContext,
    events: {} as MembersEvent,
    input: {} as MembersInput,
    tags: {} as 'busy',
  },
  actors: {
    load: port<MembersRead>('members.load'),
    /** Returns the link of a new invitation; null for any other act. */
    perform: port<MadeInvitation | null, { act: Act }>('members.perform'),
    copy: port<boolean, { text: string }>('members.copy'),
  },
  actions: {
    storeRead: assign((_, { read }: { read: MembersRead }) => ({ read, act: null })),
    storeRole: assign((_, { role }: { role: ColleagueRole }) => ({ role })),
    storePhone: assign((_, { text }: { text: string }) => ({ phone: text, phoneError: null })),
    storePhoneError: assign({ phoneError: 'PHONE' as const }),
    storeInvitation: assign(({ context }) => ({ act: invitationOf(context), failure: null, made: null })),
    storeAct: assign((_, { act }: { act: Act }) => ({ act, failure: null })),
    forgetAct: assign({ act: null }),
    storeMade: assign((_, { made }: { made: MadeInvitation | null }) =>
      made === null ? {} : { made, phone: '', copied: 'no' as const },
    ),
    storeCopied: assign((_, { isCopied }: { isCopied: boolean }) => ({
      copied: isCopied ? ('yes' as const) : ('refused' as const),
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    clearFailure: assign({ failure: null }),
    tellChanged: sendTo(({ context }) => context.parent, { type: 'members.changed' }),
  },
  guards: {
    isOwner: ({ context }) => isOwner(context.read),
    isPhoneWrong: ({ context }) => isOwner(context.read) && isPhoneWrong(context),
    isPossible: ({ context }, { act }: { act: Exclude<Act, { kind: 'invite' }> }) => isPossible(context.read, act),
    isOfOneself: ({ context }) => isOfOneself(context.act!),
    isRefused: (_, { error }: { error: unknown }) => isRefused(error),
    hasLink: ({ context }) => context.made !== null,
  },
}).createMachine({
  id: 'members',
  description: '企业的同事：邀请、答复申请、改角色、移除、离开、移交主账号',
  context: ({ input: { parent } }) => ({
    parent,
    read: null,
    role: 'booker',
    phone: '',
    phoneError: null,
    act: null,
    made: null,
    copied: 'no',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: '读取同事、邀请与申请',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'listing', actions: { type: 'storeRead', params: ({ event }) => ({ read: event.output }) } },
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: '读不到，可以再试',
      on: { 'members.retry': { target: 'loading', actions: 'clearFailure' } },
    },
    listing: {
      description: '看得到同事；主账号可以办理',
      on: {
        'members.roleChosen': { guard: 'isOwner', actions: { type: 'storeRole', params: ({ event }) => event } },
        'members.phoneTyped': { guard: 'isOwner', actions: { type: 'storePhone', params: ({ event }) => event } },
        'members.invite': [
          { guard: 'isPhoneWrong', actions: 'storePhoneError' },
          { guard: 'isOwner', target: 'performing', actions: 'storeInvitation' },
        ],
        'members.copy': { guard: 'hasLink', target: 'copying' },
        'members.do': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'performing',
          actions: { type: 'storeAct', params: ({ event }) => event },
        },
        'members.ask': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'storeAct', params: ({ event }) => event },
        },
      },
    },
    copying: {
      description: '正在复制链接',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => ({ text: context.made!.url }),
        onDone: {
          target: 'listing',
          actions: { type: 'storeCopied', params: ({ event }) => ({ isCopied: event.output }) },
        },
        onError: { target: 'listing', actions: { type: 'storeCopied', params: { isCopied: false } } },
      },
    },
    asking: {
      description: '移除、移交、离开之前先问',
      on: {
        'members.confirm': 'performing',
        'members.keep': { target: 'listing', actions: 'forgetAct' },
      },
    },
    performing: {
      description: '正在办理',
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ act: context.act! }),
        onDone: [
          { guard: 'isOfOneself', target: 'loading', actions: 'tellChanged' },
          { target: 'loading', actions: { type: 'storeMade', params: ({ event }) => ({ made: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'storeFailure', params: ({ event }) => event },
            description: '情况变了：说明原因，重新读取',
          },
          {
            target: 'listing',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'forgetAct'],
          },
        ],
      },
    },
  },
});

export type MembersRef = ActorRefFrom<typeof membersMachine>;
export type MembersSnapshot = SnapshotFrom<typeof membersMachine>;
