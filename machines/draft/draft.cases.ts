import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { DraftInput, SaveAnswer } from './draft.types.ts';
import { draftWords } from './draft.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
export const draftInput: DraftInput = {
  parent: createEmptyActor(),
  service: 'fcl',
  owner: 'user-1',
  id: 'here-1',
  mark: null,
  isSignedIn: true,
};

export const savedDraft: SaveAnswer = { kind: 'saved', mark: { id: 'draft-1', version: 2 } };
export const savedAgain: SaveAnswer = { kind: 'saved', mark: { id: 'draft-1', version: 3 } };
export const newerDraft: SaveAnswer = {
  kind: 'conflict',
  later: { id: 'draft-1', version: 7, form: { remark: '另一窗口' } },
};

export const draftCases: MachineCases = {
  words: draftWords,
  input: draftInput,
  otherInputs: [{ ...draftInput, owner: ANONYMOUS, isSignedIn: false }],
  key: ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.isSignedIn, context.form !== null, context.isBehind]),
  events: {
    'draft.changed': [{ type: 'draft.changed', form: { remark: '小心轻放' }, basedOn: 7 }],
    'draft.sent': [{ type: 'draft.sent', form: { remark: '小心轻放' }, sent: { key: 'key-1' } }],
    'draft.session': [
      { type: 'draft.session', owner: 'user-1', isSignedIn: true, form: { remark: '小心轻放' } },
      { type: 'draft.session', owner: ANONYMOUS, isSignedIn: false, form: { remark: '小心轻放' } },
    ],
    'draft.takeTheirs': [{ type: 'draft.takeTheirs' }],
    'draft.keepMine': [{ type: 'draft.keepMine' }],
    'draft.retry': [{ type: 'draft.retry' }],
    'draft.leaving': [{ type: 'draft.leaving' }],
    'draft.discard': [{ type: 'draft.discard' }],
    'xstate.done.actor.keepHere': [done('keepHere')],
    'xstate.error.actor.keepHere': [lost('keepHere')],
    'xstate.done.actor.save': [done('save', savedDraft), done('save', savedAgain), done('save', newerDraft)],
    'xstate.error.actor.save': [lost('save')],
    'xstate.done.actor.remove': [done('remove')],
    'xstate.error.actor.remove': [lost('remove')],
  },
  delays: { debounce: 1_000 },
};
