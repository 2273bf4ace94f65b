import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Profile } from '#contract/calls/user.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { isEmailAcceptable } from './profile.rules.ts';
import type { ProfileContext, ProfileEvent, ProfileField, ProfileOutput, SavedProfile } from './profile.types.ts';

const emptyProfile: Profile = {
  name: '',
  companyName: '',
  schoolName: '',
  enterpriseType: '',
  industry: '',
  email: '',
};

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    output: {} as ProfileOutput,
    tags: {} as 'busy' | 'editable',
  },
  actors: { loadProfile: port<Profile>('profile.load'), saveProfile: port<SavedProfile, Profile>('profile.save') },
  actions: {
    storeProfile: assign((_, { profile }: { profile: Profile }) => ({
      profile,
      knownCompany: profile.companyName,
      refusal: null,
    })),
    storeTyped: assign(({ context }, { field, text }: { field: ProfileField; text: string }) => ({
      profile: { ...context.profile, [field]: text },
      isEmailWrong: field === 'email' ? false : context.isEmailWrong,
      refusal: null,
    })),
    checkEmail: assign(({ context }) => ({
      isEmailWrong: !isEmailAcceptable(context.profile.email),
      refusal: null,
    })),
    storeFailure: assign((_, params: { error: unknown }) => ({ refusal: toFailure(params.error).message })),
    storeSaved: assign({ outcome: { kind: 'saved' } }),
    storeVerifying: assign({ outcome: { kind: 'verify' } }),
  },
  guards: {
    isEmailFine: ({ context }) => !context.isEmailWrong,
    isCompanyToVerify: ({ context: { profile, knownCompany } }, { isUnverified }: SavedProfile) => {
      const company = profile.companyName.trim();
      return isUnverified && company !== '' && company !== knownCompany;
    },
  },
}).createMachine({
  id: 'profile',
  description: '完善资料：注册之后可选填，填了公司名称就成为企业用户',
  context: { profile: emptyProfile, knownCompany: '', isEmailWrong: false, refusal: null, outcome: { kind: 'closed' } },
  initial: 'loading',
  on: { 'profile.close': '.finished' },
  states: {
    loading: {
      description: '读取已填的资料',
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'editing',
          actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unavailable: { description: '资料读不到，可以重试', on: { 'profile.retry': 'loading' } },
    editing: {
      description: '填写，全部选填',
      tags: 'editable',
      on: {
        'profile.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'profile.submit': { target: 'checking', actions: 'checkEmail' },
      },
    },
    checking: {
      description: '填了邮箱就检查格式',
      always: [{ guard: 'isEmailFine', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      description: '正在保存',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => context.profile,
        onDone: [
          {
            guard: { type: 'isCompanyToVerify', params: ({ event }) => event.output },
            target: 'named',
            actions: 'storeSaved',
          },
          { target: 'finished', actions: 'storeSaved' },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    named: {
      description: '已保存，成了企业用户：说明未认证的后果，可以接着认证',
      on: { 'profile.verify': { target: 'finished', actions: 'storeVerifying' } },
    },
    finished: { description: '窗口关闭', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type ProfileRef = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
