import { expect } from 'vitest';
import { booking } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { subject } from '#stories/draft/draft.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { draftModel } from './draft.model.ts';

const words = booking.draft;
const input = { service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false };
const [first, later, theirs] = [{ remark: '一' }, { remark: '二' }, { remark: '别处' }];

walkView(
  '[4.31] a form that is kept',
  draftModel,
  subject,
  ({ driver, press, happens, sees }) => {
    let version = 0;
    const saved = () => {
      version += 1;
      return resolved('save', { kind: 'saved', mark: { id: 'draft-1', version }, updatedAt: 1_000 });
    };
    const conflict = resolved('save', { kind: 'conflict', later: { id: 'draft-1', version: 9, form: theirs } });
    const kept = resolved('keepHere');
    const lost = (port: string) => rejected(port, new Error('没有回应'));
    const change = (form: object) => event('draft.changed', { form, basedOn: 7 });
    const arrive = (form: object) => event('draft.session', { owner: 'user-1', isSignedIn: true, form });
    const rest = { after: 1_000 };
    const toServer = () => [kept, saved(), kept] as const;
    const onServer = (form: object) => async () => {
      await sees({ status: words.saved })();
      expect(driver.deeds.asked.save?.at(-1)).toMatchObject({ form });
    };
    const retry = { shows: { button: [KIT.retry] } };
    return {
      gestures: {
        'type as a visitor': () => happens(change(first), rest, kept),
        'type as a visitor where nothing can be kept': () => happens(change(first), rest, lost('keepHere')),
        'type signed in': () => happens(arrive(first), change(first), rest, ...toServer()),
        'type signed in where nothing can be kept': () =>
          happens(arrive(first), change(first), rest, lost('keepHere'), saved(), kept),
        'make room and try again': async () => {
          await press(KIT.retry);
          await happens(kept);
        },
        'sign in': () => happens(arrive(first), rest, ...toServer()),
        'type on': () => happens(change(later), rest, ...toServer()),
        'type on while it is being saved': async () => {
          await happens(change({ remark: '一点' }), rest, kept);
          await sees({ status: words.busy })();
          await happens(change(later), saved(), rest, ...toServer());
        },
        'type on, the server is away': () => happens(change(later), rest, kept, lost('save')),
        'type on after another tab saved': () => happens(change(later), rest, kept, conflict),
        'send the order': () =>
          happens(event('draft.sent', { form: { remark: 'sent' }, sent: { key: 'key-1' } }), kept),
        'the order is placed': () => happens(event('draft.discard'), resolved('remove')),
        'try again': async () => {
          await press(KIT.retry);
          await happens(...toServer());
        },
        'take theirs': async () => {
          await press(words.takeTheirs);
          await happens(...toServer());
        },
        'keep mine': async () => {
          await press(words.keepMine);
          await happens(saved(), kept);
        },
      },
      checks: {
        untouched: sees({ status: '' }),
        'kept here': sees({ status: words.here }),
        'not kept': sees({ status: `${words.unkept}\n${KIT.retry}`, ...retry }),
        'on the server': onServer(first),
        'the later words are on the server': onServer(later),
        'here alone': sees({ status: `${words.unsaved}\n${KIT.retry}`, ...retry }),
        'asked which of the two': sees({
          says: [words.conflict],
          shows: { button: [words.takeTheirs, words.keepMine] },
        }),
        'theirs is shown': onServer(theirs),
        'kept with its key': sees({ status: words.here }),
        removed: sees({ status: '' }),
      },
    };
  },
  { input },
);
