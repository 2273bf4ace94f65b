import { ANONYMOUS } from '#domain/booking/owner.ts';
import { draftCases, draftInput } from '#machines/draft/draft.cases.ts';
import * as all from '#machines/draft/draft.select.ts';
import { draftMachine } from '#machines/draft/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const person = {
  parent: draftInput.parent,
  service: 'air',
  owner: 'user-3',
  id: 'here-5',
  mark: null,
  isSignedIn: true,
};
const visitor = { ...person, owner: ANONYMOUS, isSignedIn: false };
const changed = event('draft.changed', { form: { remark: '小心轻放' }, basedOn: 0 });
const leaves = event('draft.leaving');
const sends = event('draft.sent', { form: { remark: '小心轻放' }, sent: { key: 'key-8' } });
const kept = resolved('keepHere');
const toSaving = [changed, leaves, kept];
const saved = resolved('save', { kind: 'saved', mark: { id: 'draft-4', version: 4 } });
const conflict = (version: number) =>
  resolved('save', { kind: 'conflict', later: { id: 'draft-9', version, form: { remark: '另一窗口' } } });
const tookTheirs = (version: number) => [...toSaving, conflict(version), event('draft.takeTheirs')];
const others = ['draft.sent', 'draft.session', 'draft.discard'];
const always = [...others, 'draft.changed'];
const busy = { tags: ['busy'], can: always, shows: { selectStanding: 'busy' } };

stateTable(draftMachine, draftCases, { all }, { selectStanding: 'none' }, [
  { title: '[4.31] nothing typed', input: person, events: [], value: 'untouched', can: always },
  {
    title: '[4.31] just typed',
    input: person,
    events: [changed],
    value: 'changed',
    can: [...always, 'draft.leaving'],
  },
  { ...busy, title: '[4.31] being kept here', input: person, events: [changed, leaves], value: 'keeping' },
  { ...busy, title: '[4.31] an order being kept here', input: person, events: [sends], value: 'sealing' },
  {
    title: '[4.31] kept here',
    input: visitor,
    events: toSaving,
    value: 'keptHere',
    can: always,
    shows: { selectStanding: 'here' },
  },
  { ...busy, title: '[4.31] being saved, all of it', input: person, events: toSaving, value: 'saving' },
  {
    ...busy,
    title: '[4.31] being saved, more typed meanwhile',
    input: person,
    events: [...toSaving, changed],
    value: 'saving',
    can: [...always, 'draft.leaving'],
  },
  { ...busy, title: '[4.31] its version being noted', input: person, events: [...toSaving, saved], value: 'marking' },
  {
    title: '[4.31] saved',
    input: person,
    events: [...toSaving, saved, kept],
    value: 'saved',
    can: always,
    shows: { selectStanding: 'saved' },
  },
  {
    title: '[4.31] another tab saved later',
    input: person,
    events: [...toSaving, conflict(6)],
    value: 'conflicting',
    can: [...always, 'draft.takeTheirs', 'draft.keepMine'],
    shows: { selectStanding: 'conflict' },
  },
  {
    ...busy,
    title: '[4.31] the seventh version taken: changes of the form with it are heard',
    input: person,
    events: tookTheirs(7),
    value: 'keeping',
  },
  {
    ...busy,
    title: '[4.31] the eighth taken: those of the form with the seventh are not',
    input: person,
    events: tookTheirs(8),
    value: 'keeping',
    can: others,
  },
  {
    title: '[4.31] the server did not answer',
    input: person,
    events: [...toSaving, rejected('save')],
    value: 'unsaved',
    can: [...always, 'draft.retry'],
    shows: { selectStanding: 'unsaved' },
  },
  {
    title: '[4.31] nothing can be kept here',
    input: visitor,
    events: [changed, leaves, rejected('keepHere')],
    value: 'unkept',
    can: [...always, 'draft.retry'],
    shows: { selectStanding: 'unkept' },
  },
  {
    ...busy,
    title: '[4.31] being removed',
    input: person,
    events: [changed, event('draft.discard')],
    value: 'removing',
  },
]);
