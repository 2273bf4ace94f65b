import type { MachineCases } from '../kit/cases.ts';
import type { LicenceFile } from '../licence/index.ts';
import type { VerificationStanding } from './verification.types.ts';
import { verificationWords } from './verification.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

const licence: LicenceFile = { name: '营业执照.jpg', size: 300_000, type: 'image/jpeg', body: null };
const standing: VerificationStanding = { accountName: '上海海润化工', status: 'NONE', reason: null };

const CREDIT_CODE = '91310000MA1FP1239F';

const enterprise = {
  creditCode: CREDIT_CODE,
  name: '上海海润化工有限公司',
  legalPerson: '陈敏',
  address: '上海市浦东新区外高桥路 1 号',
  status: '存续',
};

export const verificationCases: MachineCases = {
  words: verificationWords,
  events: {
    'licence.chosen': [
      { type: 'licence.chosen', licence },
      { type: 'licence.chosen', licence: { ...licence, type: 'text/plain' } },
    ],
    'code.typed': [{ type: 'code.typed', text: CREDIT_CODE }],
    'code.submit': [{ type: 'code.submit' }],
    'name.typed': [{ type: 'name.typed', text: '上海海润化工有限公司' }],
    'verification.edit': [{ type: 'verification.edit' }],
    'verification.retry': [{ type: 'verification.retry' }],
    'verification.continue': [{ type: 'verification.continue' }],
    'verification.join': [{ type: 'verification.join' }],
    'verification.submit': [{ type: 'verification.submit' }],
    'verification.check': [{ type: 'verification.check' }],
    'verification.close': [{ type: 'verification.close' }],
    'xstate.done.actor.licence': [
      done('licence', { kind: 'read', fileId: 'file', creditCode: CREDIT_CODE }),
      done('licence', { kind: 'read', fileId: 'file', creditCode: null }),
      done('licence', { kind: 'cancelled' }),
    ],
    'xstate.done.actor.findEnterprise': [
      done('findEnterprise', { enterprise, isTaken: false }),
      done('findEnterprise', { enterprise: null, isTaken: false }),
      done('findEnterprise', { enterprise, isTaken: true }),
      done('findEnterprise', { enterprise: null, isTaken: true }),
    ],
    'xstate.error.actor.findEnterprise': [lost('findEnterprise')],
    'xstate.done.actor.submit': [
      done('submit', { status: 'PENDING', reason: null }),
      done('submit', { status: 'PASS', reason: null }),
      done('submit', { status: 'REJECT', reason: '名称与登记不一致' }),
    ],
    'xstate.error.actor.submit': [lost('submit')],
    'xstate.done.actor.join': [done('join')],
    'xstate.error.actor.join': [lost('join')],
    'xstate.done.actor.loadStanding': [
      done('loadStanding', standing),
      done('loadStanding', { ...standing, status: 'PENDING' }),
      done('loadStanding', { ...standing, status: 'PASS' }),
      done('loadStanding', { ...standing, status: 'REJECT', reason: '名称与登记不一致' }),
    ],
    'xstate.error.actor.loadStanding': [lost('loadStanding')],
    'xstate.done.actor.renewStanding': [done('renewStanding', { ...standing, status: 'PASS' })],
    'xstate.error.actor.renewStanding': [lost('renewStanding')],
  },
  delays: {},
};
