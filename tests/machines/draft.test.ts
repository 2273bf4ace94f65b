import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { draftCases, draftInput } from '#machines/draft/draft.cases.ts';
import * as selectors from '#machines/draft/draft.select.ts';
import { draftMachine } from '#machines/draft/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const mark = { id: 'draft-4', version: 3 };
const person = { parent: draftInput.parent, service: 'air', owner: 'user-3', id: 'here-5', mark, isSignedIn: true };
const visitor = { ...person, owner: ANONYMOUS, mark: null, isSignedIn: false };
const base = {
  ...person,
  parent: expect.anything(),
  form: null,
  sent: null,
  later: null,
  adoptedVersion: 0,
  isBehind: false,
};
const visiting = { ...base, ...visitor, parent: expect.anything() };
const typed = { remark: '小心轻放' };
const more = { remark: '小心轻放，勿压' };
const order = { key: 'key-8' };
const later = { id: 'draft-9', version: 6, form: { remark: '另一窗口' } };
const evenLater = { id: 'draft-10', version: 8, form: { remark: '第三个窗口' } };
const theirs = { id: 'draft-9', version: 6 };

const changed = (form: object, basedOn = 0) => event('draft.changed', { form, basedOn });
const session = (owner: string, isSignedIn: boolean, form: object) =>
  event('draft.session', { owner, isSignedIn, form });
const sends = event('draft.sent', { form: more, sent: order });
const leaves = event('draft.leaving');
const takesTheirs = event('draft.takeTheirs');
const waited = { after: 1_000 };
const kept = resolved('keepHere');
const saved = resolved('save', { kind: 'saved', mark: { id: 'draft-4', version: 4 } });
const conflict = (one: object) => resolved('save', { kind: 'conflict', later: one });
const newMark = { id: 'draft-4', version: 4 };

/** Form parts that the machine asks to store. */
const ofPerson = { service: 'air', owner: 'user-3', id: 'here-5', mark, form: typed, sent: null, isOnServer: false };
const ofVisitor = { ...ofPerson, owner: ANONYMOUS, mark: null };
const toSaving = [changed(typed), waited, kept];
const taken = [...toSaving, conflict(later), takesTheirs];
const tookTheirs = { ...base, form: later.form, mark: theirs, adoptedVersion: 6 };
const keptTheirs = { ...ofPerson, form: later.form, mark: theirs };

const samplePerson = {
  parent: draftInput.parent,
  service: 'air',
  owner: 'user-3',
  id: 'here-5',
  mark: null,
  isSignedIn: true,
};
const sampleChanged = event('draft.changed', { form: { remark: '小心轻放' }, basedOn: 0 });
const sampleSends = event('draft.sent', { form: { remark: '小心轻放' }, sent: { key: 'key-8' } });
const toFirstSave = [sampleChanged, leaves, kept];
const conflictWith = (version: number) =>
  resolved('save', { kind: 'conflict', later: { id: 'draft-9', version, form: { remark: '另一窗口' } } });
const tookTheirsWith = (version: number) => [...toFirstSave, conflictWith(version), event('draft.takeTheirs')];
const others = ['draft.sent', 'draft.session', 'draft.discard'];
const always = [...others, 'draft.changed'];
const busy = { tags: ['busy'], can: always, shows: { selectStanding: 'busy' } };
const usual = { selectStanding: 'none' };

journeys(draftMachine, { ...draftCases, selectors, usual }, [
  {
    title: '[4.31] a form that opens has nothing to keep',
    input: person,
    events: [{ after: 1_000 }],
    ends: { value: 'untouched', context: base, asked: { keepHere: [] } },
  },
  {
    title: '[4.31] nothing is kept 999 ms after the last change',
    input: person,
    events: [changed(typed), { after: 600 }, changed(more), { after: 999 }],
    ends: {
      value: 'changed',
      context: { ...base, form: more, isBehind: true },
      asked: { keepHere: [] },
      can: [...always, 'draft.leaving'],
    },
  },
  {
    title: '[4.31] after a second it is kept here first',
    input: person,
    events: [changed(typed), waited],
    ends: { value: 'keeping', context: { ...base, form: typed }, asked: { keepHere: [ofPerson], save: [] }, ...busy },
  },
  {
    title: '[4.31] a visitor’s draft stays in the browser',
    input: visitor,
    events: [changed(typed), waited, kept],
    ends: {
      value: 'keptHere',
      context: { ...visiting, form: typed },
      asked: { keepHere: [ofVisitor], save: [] },
      can: always,
      shows: { selectStanding: 'here' },
    },
  },
  {
    title: '[4.31] a signed-in person’s goes to the server, its version noted here',
    input: person,
    events: [...toSaving, saved, kept],
    ends: {
      value: 'saved',
      context: { ...base, form: typed, mark: newMark },
      asked: { save: [ofPerson], keepHere: [ofPerson, { ...ofPerson, mark: newMark, isOnServer: true }] },
      can: always,
      shows: { selectStanding: 'saved' },
    },
  },
  {
    title: '[4.31] a browser that keeps nothing hinders neither the server nor the note',
    input: person,
    events: [changed(typed), waited, rejected('keepHere'), saved, rejected('keepHere')],
    ends: { value: 'saved', context: { ...base, form: typed, mark: newMark }, asked: { save: [ofPerson] } },
  },
  {
    title: '[4.31] what is typed while it is saved is saved after it',
    input: person,
    events: [...toSaving, changed(more), saved],
    ends: { value: 'changed', context: { ...base, form: more, mark: newMark, isBehind: true } },
  },
  {
    title: '[4.31] what was just typed is kept at once where the page goes',
    input: person,
    events: [changed(typed), leaves],
    ends: { value: 'keeping', context: { ...base, form: typed }, asked: { keepHere: [ofPerson] }, ...busy },
  },
  {
    title: '[4.31] and so is what was typed while the server saved',
    input: person,
    events: [...toSaving, changed(more), leaves],
    ends: {
      value: 'keeping',
      context: { ...base, form: more },
      asked: { keepHere: [ofPerson, { ...ofPerson, form: more }] },
    },
  },
  {
    title: '[4.31] a page that goes while all of it is on its way keeps nothing again',
    input: person,
    events: [...toSaving, leaves],
    ends: { value: 'saving', context: { ...base, form: typed }, asked: { keepHere: [ofPerson] }, ...busy },
  },
  {
    title: '[4.31] a browser that keeps nothing says so to a visitor, and can be asked again',
    input: visitor,
    events: [changed(typed), waited, rejected('keepHere'), event('draft.retry')],
    ends: {
      value: 'keeping',
      context: { ...visiting, form: typed },
      asked: { keepHere: [ofVisitor, ofVisitor], save: [] },
    },
  },
  {
    title: '[4.31] a server that does not answer leaves the draft here, to be tried again',
    input: person,
    events: [...toSaving, rejected('save'), event('draft.retry')],
    ends: { value: 'keeping', context: { ...base, form: typed }, asked: { keepHere: [ofPerson, ofPerson] } },
  },
  {
    title: '[4.31] another tab saved later: the person decides, and may type on meanwhile',
    input: person,
    events: [...toSaving, conflict(later), changed(more)],
    ends: {
      value: 'conflicting',
      context: { ...base, form: more, later, isBehind: true },
      can: [...always, 'draft.takeTheirs', 'draft.keepMine'],
      shows: { selectStanding: 'conflict' },
    },
  },
  {
    title: '[4.31] also where they typed on before they knew',
    input: person,
    events: [...toSaving, changed(more), conflict(later)],
    ends: { value: 'conflicting', context: { ...base, form: more, later, isBehind: true } },
  },
  {
    title: '[4.31] this one is kept over it as it stands now',
    input: person,
    events: [...toSaving, conflict(later), changed(more), event('draft.keepMine')],
    ends: {
      value: 'saving',
      context: { ...base, form: more, mark: theirs },
      asked: { save: [ofPerson, { ...ofPerson, form: more, mark: theirs }] },
      sent: { parent: [] },
    },
  },
  {
    title: '[4.31] or theirs is taken',
    input: person,
    events: taken,
    ends: {
      value: 'keeping',
      context: tookTheirs,
      asked: { keepHere: [ofPerson, keptTheirs] },
      sent: { parent: [{ type: 'draft.adopted', form: later.form, version: 6 }] },
    },
  },
  {
    title: '[4.31] what was typed into the form before theirs was taken is not kept, whenever it is received',
    input: person,
    events: [...taken, changed(more, 5), kept, changed(more, 5), conflict(evenLater), changed(more, 5)],
    ends: {
      value: 'conflicting',
      context: { ...tookTheirs, later: evenLater },
      asked: { keepHere: [ofPerson, keptTheirs], save: [ofPerson, keptTheirs] },
    },
  },
  {
    title: '[4.31] what is typed into theirs is kept',
    input: person,
    events: [...taken, changed(more, 6)],
    ends: { value: 'changed', context: { ...tookTheirs, form: more, isBehind: true } },
  },
  {
    title: '[4.31] while theirs is saved, too',
    input: person,
    events: [...taken, kept, changed(more, 6)],
    ends: {
      value: 'saving',
      context: { ...tookTheirs, form: more, isBehind: true },
      ...busy,
      can: [...always, 'draft.leaving'],
    },
  },
  {
    title: '[4.31] a draft the server took after all is no later one any more',
    input: person,
    events: [...toSaving, conflict(later), session('user-3', true, more), waited, kept, saved],
    ends: { value: 'marking', context: { ...base, form: more, mark: newMark }, ...busy },
  },
  {
    title: '[4.31] signing in brings the draft to the server, with what the form took from the account',
    input: visitor,
    events: [changed(typed), waited, kept, session('user-8', true, more), waited, kept],
    ends: {
      value: 'saving',
      context: { ...visiting, owner: 'user-8', isSignedIn: true, form: more },
      asked: {
        keepHere: [ofVisitor, { ...ofVisitor, owner: 'user-8', form: more }],
        save: [{ ...ofVisitor, owner: 'user-8', form: more }],
      },
    },
  },
  {
    title: '[4.31] a second after, as any change is',
    input: visitor,
    events: [changed(typed), waited, kept, session('user-8', true, more), { after: 999 }],
    ends: {
      value: 'changed',
      context: { ...visiting, owner: 'user-8', isSignedIn: true, form: more },
      asked: { keepHere: [ofVisitor] },
    },
  },
  {
    title: '[4.31] and a form that no one typed in is kept for no one',
    input: visitor,
    events: [session('user-8', true, more), waited],
    ends: { value: 'untouched', context: { ...visiting, owner: 'user-8', isSignedIn: true }, asked: { keepHere: [] } },
  },
  {
    title: '[4.31] an order on its way is kept here with its key, and not on the server',
    input: person,
    events: [sends, kept],
    ends: {
      value: 'keptHere',
      context: { ...base, form: more, sent: order },
      asked: { keepHere: [{ ...ofPerson, form: more, sent: order }], save: [] },
    },
  },
  {
    title: '[4.31] a browser that cannot keep it says so',
    input: person,
    events: [sends, rejected('keepHere')],
    ends: {
      value: 'unkept',
      context: { ...base, form: more, sent: order },
      can: [...always, 'draft.retry'],
      shows: { selectStanding: 'unkept' },
    },
  },
  {
    title: '[4.31] a placed order is asked to leave no draft',
    input: person,
    events: [...toSaving, saved, kept, event('draft.discard')],
    ends: {
      value: 'removing',
      context: { ...base, form: typed, mark: newMark },
      asked: { remove: [{ service: 'air', owner: 'user-3', id: 'here-5', mark: newMark }] },
      ...busy,
    },
  },
  {
    title: '[4.31] an account that is read again while it goes does not restore it',
    input: person,
    events: [sends, kept, event('draft.discard'), session('user-3', true, more), waited, resolved('remove')],
    ends: { value: 'untouched', context: { ...base, mark: null }, asked: { keepHere: [expect.anything()], save: [] } },
  },
  ...[resolved('remove'), rejected('remove')].map((answer) => ({
    title: `[4.31] and leaves none, whatever was open: ${answer.type.split('.')[1]}`,
    input: person,
    events: [
      ...[...taken, kept, conflict(evenLater), changed(more, 6), sends, kept, changed(typed, 6)],
      event('draft.discard'),
      answer,
    ],
    ends: { value: 'untouched', context: { ...base, mark: null } },
  })),
  { title: '[4.31] nothing typed', input: samplePerson, events: [], ends: { value: 'untouched', can: always } },
  {
    title: '[4.31] an order being kept here',
    input: samplePerson,
    events: [sampleSends],
    ends: { ...busy, value: 'sealing' },
  },
  {
    title: '[4.31] the eighth taken: those of the form with the seventh are not',
    input: samplePerson,
    events: tookTheirsWith(8),
    ends: { ...busy, value: 'keeping', can: others },
  },
  {
    title: '[4.31] the server did not answer',
    input: samplePerson,
    events: [...toFirstSave, rejected('save')],
    ends: { value: 'unsaved', can: [...always, 'draft.retry'], shows: { selectStanding: 'unsaved' } },
  },
]);
