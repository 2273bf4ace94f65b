import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { firstPage, lastPage, ownPort, theirPort } from './operator-records.sample.ts';
import { operatorRecordsWords } from './operator-records.words.ts';

const offline = new Error('没有网络');

export const wrongField = new CallFailure({
  ...{ kind: 'refused', code: '10004001', message: '填写内容有误，请检查后重试', status: 200 },
  fields: { 'fields.code': '格式不正确' },
});

export const operatorRecordsCases: MachineCases = {
  input: { kind: 'PORT' },
  words: operatorRecordsWords,
  events: {
    'filters.changed': [{ type: 'filters.changed', filters: { kind: 'CARRIER', keyword: 'COSU' } }],
    'list.more': [{ type: 'list.more' }],
    'list.renew': [{ type: 'list.renew' }],
    'row.add': [{ type: 'row.add' }],
    'row.edit': [
      { type: 'row.edit', id: ownPort.id },
      { type: 'row.edit', id: 'nothing' },
    ],
    'field.typed': [{ type: 'field.typed', field: 'code', value: 'CNTCX' }],
    'draft.save': [{ type: 'draft.save' }],
    'draft.drop': [{ type: 'draft.drop' }],
    'xstate.done.actor.firstPage': [firstPage, lastPage].map((output) => ({
      ...{ type: 'xstate.done.actor.firstPage', output },
    })),
    'xstate.error.actor.firstPage': [{ type: 'xstate.error.actor.firstPage', error: offline }],
    'xstate.done.actor.nextPage': [{ type: 'xstate.done.actor.nextPage', output: lastPage }],
    'xstate.error.actor.nextPage': [{ type: 'xstate.error.actor.nextPage', error: offline }],
    'xstate.done.actor.save': [{ outcome: 'saved' }, { outcome: 'taken', theirs: theirPort }].map((output) => ({
      ...{ type: 'xstate.done.actor.save', output },
    })),
    'xstate.error.actor.save': [offline, wrongField].map((error) => ({ type: 'xstate.error.actor.save', error })),
  },
  delays: {},
  key: ({ value, context: { filters, list, of, draft } }) =>
    JSON.stringify([value, filters.kind, list?.next ?? null, list?.items.length, of?.version, draft?.code ?? null]),
};
