import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import {
  firstPage,
  lastPage,
  noOrders,
  portRow,
  referenceRow,
  theirRow,
  twoOrders,
} from './operator-restrictions.sample.ts';
import { operatorRestrictionsWords } from './operator-restrictions.words.ts';

const offline = new Error('没有网络');

export const wrongField = new CallFailure({
  ...{ kind: 'refused', code: '10004000', message: '没有这个代码，请核对', status: 200 },
  fields: { partyCode: '没有这个代码，请核对', elsewhere: '不是这里的' },
});

export const changedByOther = new CallFailure({
  ...{ kind: 'refused', code: '10004009', message: '这条限制已被别人改过，请看现在的内容再定', status: 200 },
});

const done = (id: string, ...outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));
const failed = (id: string, ...errors: readonly Error[]) =>
  [offline, ...errors].map((error) => ({ type: `xstate.error.actor.${id}`, error }));
const taken = { outcome: 'taken', theirs: theirRow };

export const operatorRestrictionsCases: MachineCases = {
  words: operatorRestrictionsWords,
  events: {
    'filters.changed': [{ type: 'filters.changed', filters: { state: 'ENDED', keyword: 'COSU' } }],
    'list.more': [{ type: 'list.more' }],
    'list.renew': [{ type: 'list.renew' }],
    'row.add': [{ type: 'row.add' }],
    'row.edit': [
      { type: 'row.edit', id: portRow.id },
      { type: 'row.edit', id: 'nothing' },
    ],
    'row.end': [
      { type: 'row.end', id: referenceRow.id },
      { type: 'row.end', id: 'nothing' },
    ],
    'field.typed': [
      { type: 'field.typed', field: 'partyCode', value: 'cosu' },
      { type: 'field.typed', field: 'unNo', value: 'UN1230' },
      { type: 'field.typed', field: 'source', value: '公告 7' },
    ],
    'draft.submit': [{ type: 'draft.submit' }],
    'draft.change': [{ type: 'draft.change' }],
    'draft.save': [{ type: 'draft.save' }],
    'draft.drop': [{ type: 'draft.drop' }],
    'mine.keep': [{ type: 'mine.keep' }],
    'theirs.take': [{ type: 'theirs.take' }],
    'end.keep': [{ type: 'end.keep' }],
    'end.confirm': [{ type: 'end.confirm' }],
    'xstate.done.actor.firstPage': done('firstPage', firstPage, lastPage),
    'xstate.error.actor.firstPage': failed('firstPage'),
    'xstate.done.actor.nextPage': done('nextPage', lastPage),
    'xstate.error.actor.nextPage': failed('nextPage'),
    'xstate.done.actor.consider': done(
      'consider',
      { outcome: 'considered', considered: twoOrders },
      { outcome: 'considered', considered: noOrders },
      taken,
    ),
    'xstate.error.actor.consider': failed('consider', wrongField),
    'xstate.done.actor.save': done('save', { outcome: 'saved' }, taken),
    'xstate.error.actor.save': failed('save'),
    'xstate.done.actor.end': done('end', null),
    'xstate.error.actor.end': failed('end', changedByOther),
  },
  delays: {},
  key: ({ value, context: { list, of, draft, considered, theirs } }) =>
    JSON.stringify([
      value,
      list?.next ?? null,
      list?.items.length,
      of?.id,
      of?.version,
      draft === null ? null : [draft.partyCode, draft.unNo, draft.source].map((text) => text !== ''),
      considered !== null,
      theirs !== null,
    ]),
};
