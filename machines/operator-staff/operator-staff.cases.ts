import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { fresh, listAlone, paused, secrets, self, staffList, worker } from './operator-staff.sample.ts';
import { operatorStaffWords } from './operator-staff.words.ts';

const offline = new Error('没有网络');

export const wrongName = new CallFailure({
  ...{ kind: 'refused', code: '10004001', message: '姓名不对', status: 200 },
  fields: { name: '姓名是 2 到 32 个汉字、字母或数字', elsewhere: '不是这里的' },
});

export const refusedByOther = new CallFailure({
  ...{ kind: 'refused', code: '10004009', message: '他的职责刚被别人改过，请看现在的再定', status: 200 },
});

const failed = (id: string, ...errors: readonly Error[]) =>
  [offline, ...errors].map((error) => ({ type: `xstate.error.actor.${id}`, error }));
const done = (id: string, ...outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));
const ask = (act: string, name: string) => ({ type: 'act.ask', act, name });

export const operatorStaffCases: MachineCases = {
  words: operatorStaffWords,
  events: {
    'list.renew': [{ type: 'list.renew' }],
    'staff.add': [{ type: 'staff.add' }],
    'roles.change': [self, worker, { name: '不在的人' }].map(({ name }) => ({ type: 'roles.change', name })),
    'act.ask': [
      ask('reset', worker.name),
      ask('disable', worker.name),
      ask('enable', paused.name),
      ask('reset', self.name),
      ask('disable', '不在的人'),
    ],
    'name.typed': [{ type: 'name.typed', value: fresh.name }],
    'role.toggled': [
      { type: 'role.toggled', role: 'rates' },
      { type: 'role.toggled', role: 'admin' },
    ],
    'draft.submit': [{ type: 'draft.submit' }],
    'draft.drop': [{ type: 'draft.drop' }],
    'act.keep': [{ type: 'act.keep' }],
    'act.confirm': [{ type: 'act.confirm' }],
    'secret.copy': [
      { type: 'secret.copy', part: 'password' },
      { type: 'secret.copy', part: 'secret' },
    ],
    'secrets.close': [{ type: 'secrets.close' }],
    'xstate.done.actor.list': done('list', staffList, listAlone),
    'xstate.error.actor.list': failed('list'),
    'xstate.done.actor.act': done('act', secrets, null),
    'xstate.error.actor.act': failed('act', wrongName, refusedByOther),
    'xstate.done.actor.copy': done('copy', true, false),
    'xstate.error.actor.copy': failed('copy'),
  },
  delays: {},
  key: ({ value, context: { list, act, draft } }) =>
    JSON.stringify([value, list?.items.length, act, draft.name, draft.roles]),
};
