import { expect } from 'vitest';
import { CallFailure } from '#domain/failure.ts';
import {
  type SingleSignOnSnapshot,
  selectCanSwitch,
  selectIsAsking,
  selectIsSwitching,
  selectOtherName,
  singleSignOnMachine,
} from '#machines/single-sign-on/index.ts';
import { singleSignOnCases } from '#machines/single-sign-on/single-sign-on.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { singleSignOnModel } from './single-sign-on.model.ts';

const answer = { token: 'token', userName: '李航' };
const invalid = new CallFailure({ kind: 'refused', code: '10004004', message: '登录链接已失效', status: 200 });
const lost = new Error('网络不通');

walkModel('[4.6][4.6b] a link', singleSignOnModel, () => {
  const { actor, cause, start } = drive(singleSignOnMachine, singleSignOnCases);
  start();
  const snapshot = () => actor.getSnapshot() as SingleSignOnSnapshot;
  const ends = (output: object) => () => expect(snapshot().output).toEqual(output);
  return {
    gestures: {
      'the link is good': () => cause(resolved('redeemTicket', { kind: 'signedIn', answer })),
      'somebody else is in already': () => cause(resolved('redeemTicket', { kind: 'otherAccount', name: '李*' })),
      'the link was used': () => cause(rejected('redeemTicket', invalid)),
      'the network fails': () => cause(rejected('redeemTicket', lost)),
      stay: () => cause(event('account.keep')),
      switch: () => cause(event('account.switch')),
      'the link is still good': () => cause(resolved('switchAccount', { kind: 'signedIn', answer })),
      'the link is too old by now': () => cause(rejected('switchAccount', invalid)),
      'the network fails now': () => cause(rejected('switchAccount', lost)),
    },
    checks: {
      'at the door': () => {
        expect(snapshot().matches('redeeming')).toBe(true);
        expect(selectIsAsking(snapshot())).toBe(false);
      },
      'asked who to be': () => {
        expect(selectIsAsking(snapshot())).toBe(true);
        expect(selectOtherName(snapshot())).toBe('李*');
        expect(selectCanSwitch(snapshot())).toBe(true);
      },
      changing: () => {
        expect(selectIsSwitching(snapshot())).toBe(true);
        expect(selectCanSwitch(snapshot())).toBe(false);
      },
      in: ends({ kind: 'signedIn', answer }),
      'as before': ends({ kind: 'kept' }),
      'told that the link is no good': ends({ kind: 'invalid' }),
      'told of the network': ends({ kind: 'unreached', message: '网络不通' }),
    },
  };
});
