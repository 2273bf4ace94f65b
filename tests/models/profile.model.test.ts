import { expect } from 'vitest';
import {
  type ProfileSnapshot,
  profileMachine,
  selectCanRetry,
  selectCanSave,
  selectCompany,
  selectError,
  selectFailure,
  selectIsBusy,
  selectIsEditable,
  selectIsNamed,
  selectText,
} from '#machines/profile/index.ts';
import { profileCases } from '#machines/profile/profile.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { profileModel } from './profile.model.ts';

const known = { name: '王珂', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
const COMPANY = '上海某化工有限公司';

walkModel('[1.7b] a newcomer', profileModel, () => {
  const { actor, cause, start } = drive(profileMachine, profileCases);
  start();
  const snapshot = () => actor.getSnapshot() as ProfileSnapshot;
  const type = (email: string) => cause(event('profile.typed', { field: 'email', text: email }));
  const form = (refusal: string | null) => () => {
    expect(selectIsEditable(snapshot())).toBe(true);
    expect(selectError('email')(snapshot())).toBe(null);
    expect(selectText('name')(snapshot())).toBe(known.name);
    expect(selectFailure(snapshot())).toBe(refusal);
  };
  return {
    gestures: {
      'it comes': () => cause(resolved('loadProfile', known)),
      'it does not come': () => cause(rejected('loadProfile', new Error('网络不通'))),
      'try again': () => cause(event('profile.retry')),
      'say later': () => cause(event('profile.close')),
      'send it as it is': () => cause(event('profile.submit')),
      'give a crooked e-mail': async () => {
        await type('wangke');
        await cause(event('profile.submit'));
      },
      'mend the e-mail': () => type('wangke@example.com'),
      'name a company and send it': async () => {
        await cause(event('profile.typed', { field: 'companyName', text: COMPANY }));
        await cause(event('profile.submit'));
      },
      'go on to it': () => cause(event('profile.verify')),
      'the shop keeps it': () => cause(resolved('saveProfile', { isUnverified: true })),
      'the shop does not answer': () => cause(rejected('saveProfile', new Error('网络不通'))),
    },
    checks: {
      'waiting for what is known': () => {
        expect(selectIsBusy(snapshot())).toBe(true);
        expect(selectIsEditable(snapshot())).toBe(false);
      },
      'a way to try again': () => {
        expect(selectCanRetry(snapshot())).toBe(true);
        expect(selectFailure(snapshot())).toBe('网络不通');
      },
      'a form': form(null),
      'shown the e-mail': () => {
        expect(selectError('email')(snapshot())).toBe('EMAIL');
        expect(selectText('email')(snapshot())).toBe('wangke');
      },
      'waiting for the shop': () => {
        expect(selectIsBusy(snapshot())).toBe(true);
        expect(selectCanSave(snapshot())).toBe(false);
      },
      'waiting for the shop, a company named': () => expect(selectIsBusy(snapshot())).toBe(true),
      'kept and told of the verification': () => {
        expect(selectIsNamed(snapshot())).toBe(true);
        expect(selectCompany(snapshot())).toBe(COMPANY);
      },
      'led on to it': () => expect(snapshot().output).toEqual({ kind: 'verify' }),
      'told so, the form as it was': form('网络不通'),
      kept: () => expect(snapshot().output).toEqual({ kind: 'saved' }),
      gone: () => expect(snapshot().output).toEqual({ kind: 'closed' }),
    },
  };
});
