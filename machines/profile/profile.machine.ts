import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type ProfileValues, profileFields } from '#domain/account/profile-fields.ts';
import { flatForm, readFlat } from '#domain/form/flat.ts';
import { blankTexts } from '#domain/form/table.ts';
import { formChart } from '../kit/form-chart.ts';
import { port } from '../kit/port.ts';
import type { ProfileContext, ProfileEvent, ProfileOutput, SavedProfile } from './profile.types.ts';

const profileForm = flatForm<ProfileValues>(profileFields, blankTexts(profileFields));
const form = formChart<ProfileContext, ProfileEvent>(({ values }) => readFlat(profileForm, values).errors);

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    output: {} as ProfileOutput,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    loadProfile: port<ProfileValues>('profile.load'),
    saveProfile: port<SavedProfile, ProfileValues>('profile.save'),
  },
  actions: {
    ...form.actions,
    storeProfile: assign((_, { profile }: { profile: ProfileValues }) => ({
      values: profile,
      knownCompany: profile.companyName,
      failure: null,
    })),
    storeSaved: assign({ outcome: { kind: 'saved' } }),
    storeVerifying: assign({ outcome: { kind: 'verify' } }),
  },
  guards: {
    ...form.guards,
    isCompanyToVerify: ({ context: { values, knownCompany } }, { isUnverified }: SavedProfile) => {
      const company = values.companyName.trim();
      return isUnverified && company !== '' && company !== knownCompany;
    },
  },
}).createMachine({
  id: 'profile',
  description: '完善资料：注册之后可选填，填了公司名称就成为企业用户',
  context: { values: profileForm.initial, errors: {}, failure: null, knownCompany: '', outcome: { kind: 'closed' } },
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
        onError: { ...form.failed, target: 'unavailable' },
      },
    },
    unavailable: { description: '资料读不到，可以重试', on: { 'profile.retry': 'loading' } },
    editing: {
      description: '填写，全部选填',
      tags: 'editable',
      on: {
        'profile.typed': form.typed,
        'profile.submit': form.submitted,
      },
    },
    checking: { description: '填了邮箱就检查格式', ...form.checking },
    submitting: {
      description: '正在保存',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'isCompanyToVerify', params: ({ event }) => event.output },
            target: 'named',
            actions: 'storeSaved',
          },
          { target: 'finished', actions: 'storeSaved' },
        ],
        onError: form.failed,
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
