import { expect } from 'vitest';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { draftCases, laterDraft, savedDraft } from '#machines/draft/draft.cases.ts';
import { draftMachine } from '#machines/draft/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const changed = event('draft.changed', { form: { remark: '小心轻放' }, basedOn: 7 });
const signedIn = event('draft.session', {
  owner: 'user-1',
  isSignedIn: true,
  form: { remark: '小心轻放', contactName: '王珂' },
});
const kept = resolved('keepHere');
const saved = resolved('save', savedDraft);
const later = resolved('save', laterDraft);
const waited = { after: 1_000 };
const toSaving = [changed, waited, kept];
const at = (value: string, context: object = {}) => ({ value, context: expect.objectContaining(context) });

journeys(draftMachine, draftCases, [
  { title: '[4.31] nothing is kept 999 ms after a change', events: [changed, { after: 999 }], ends: at('changed') },
  { title: '[4.31] after a second it is kept here first', events: [changed, waited], ends: at('keeping') },
  {
    title: '[4.31] a visitor’s draft stays in the browser',
    input: { service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false },
    events: [changed, waited, kept],
    ends: at('keptHere', { mark: null }),
  },
  {
    title: '[4.31] a signed-in person’s goes to the server, its version noted here',
    events: [...toSaving, saved, kept],
    ends: at('saved', { mark: { id: 'draft-1', version: 2 }, keptAt: 2_000 }),
  },
  {
    title: '[4.31] what is typed while it is saved is saved after it',
    events: [...toSaving, changed, saved],
    ends: at('changed', { isBehind: true }),
  },
  {
    title: '[4.31] what was just typed is kept at once where the page goes',
    events: [changed, event('draft.leaving')],
    ends: at('keeping', { form: { remark: '小心轻放' }, isBehind: false }),
  },
  {
    title: '[4.31] and so is what was typed while the server saved',
    events: [...toSaving, changed, event('draft.leaving')],
    ends: at('keeping', { isBehind: false }),
  },
  {
    title: '[4.31] a page that goes with everything kept keeps nothing again',
    events: [...toSaving, saved, kept, event('draft.leaving')],
    ends: at('saved'),
  },
  {
    title: '[4.31] a browser that keeps nothing says so',
    input: { service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false },
    events: [changed, waited, rejected('keepHere')],
    ends: at('unkept'),
  },
  {
    title: '[4.31] a server that does not answer leaves the draft here',
    events: [...toSaving, rejected('save')],
    ends: at('unsaved'),
  },
  {
    title: '[4.31] another tab saved later: the person decides',
    events: [...toSaving, later],
    ends: at('conflicting'),
  },
  {
    title: '[4.31] theirs is taken',
    events: [...toSaving, later, event('draft.takeTheirs')],
    ends: at('keeping', { form: { remark: '另一窗口' }, mark: { id: 'draft-1', version: 7 } }),
  },
  {
    title: '[4.31] or this one is kept over it',
    events: [...toSaving, later, event('draft.keepMine')],
    ends: at('saving', { form: { remark: '小心轻放' }, mark: { id: 'draft-1', version: 7 } }),
  },
  {
    title: '[4.31] signing in brings the draft to the server',
    input: { service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false },
    events: [changed, waited, kept, signedIn, waited, kept],
    ends: at('saving'),
  },
  {
    title: '[4.31] with what the form took from the account',
    input: { service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false },
    events: [changed, signedIn, waited],
    ends: at('keeping', { owner: 'user-1', form: { remark: '小心轻放', contactName: '王珂' } }),
  },
  {
    title: '[4.31] and a form that nobody typed in is kept for nobody',
    input: { service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false },
    events: [signedIn, waited],
    ends: at('untouched', { form: null }),
  },
  {
    title: '[4.31] a placed order leaves no draft',
    events: [...toSaving, saved, kept, event('draft.discard'), resolved('remove')],
    ends: at('untouched', { form: null, mark: null }),
  },
]);
