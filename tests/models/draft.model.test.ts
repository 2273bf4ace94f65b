import { expect } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { BookingForm } from '#domain/booking/service.ts';
import { DRAFT_DEBOUNCE_MS } from '#domain/limits.ts';
import {
  type DraftRemoval,
  type DraftTold,
  draftMachine,
  type KeptDraft,
  type LaterDraft,
  type SaveAnswer,
  selectStanding,
} from '#machines/draft/index.ts';
import { listener } from '../kit/listener.ts';
import { walkModel } from '../kit/walk-model.ts';
import { draftModel } from './draft.model.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 3));
const [first, later, theirs]: BookingForm[] = [{ remark: '一' }, { remark: '二' }, { remark: '别处' }];

walkModel('[4.31] a form that is kept', draftModel, () => {
  const here = { isFull: false, kept: null as KeptDraft | null };
  const server = { isAway: false, kept: null as LaterDraft | null };
  const clock = new SimulatedClock();
  const save = async ({ mark, form }: KeptDraft): Promise<SaveAnswer> => {
    await settle();
    if (server.isAway) throw new Error('没有回应');
    if (server.kept !== null && server.kept.version !== mark?.version) return { kind: 'conflict', later: server.kept };
    server.kept = { id: 'draft-1', version: (mark?.version ?? 0) + 1, form: form ?? {} };
    return { kind: 'saved', mark: server.kept };
  };
  const { parent, told } = listener<DraftTold>();
  const actor = createActor(
    draftMachine.provide({
      actors: {
        keepHere: fromPromise<void, KeptDraft>(async ({ input }) => {
          if (here.isFull) throw new Error('存满了');
          here.kept = input;
        }),
        save: fromPromise<SaveAnswer, KeptDraft>(({ input }) => save(input)),
        remove: fromPromise<void, DraftRemoval>(async () => {
          here.kept = null;
          server.kept = null;
        }),
      },
    }),
    { input: { parent, service: 'fcl', owner: ANONYMOUS, id: 'here-1', mark: null, isSignedIn: false }, clock },
  ).start();
  const send = actor.send.bind(actor);
  const rest = async () => {
    clock.increment(DRAFT_DEBOUNCE_MS);
    await settle();
    await settle();
    await settle();
  };
  const type = async (form: BookingForm) => {
    send({ type: 'draft.changed', form, basedOn: 7 });
    await rest();
  };
  const arrive = () => {
    const form = actor.getSnapshot().context.form ?? first!;
    send({ type: 'draft.session', owner: 'user-1', isSignedIn: true, form });
  };
  const signIn = async () => {
    arrive();
    await rest();
  };
  const expectStanding = (standing: ReturnType<typeof selectStanding>) =>
    expect(selectStanding(actor.getSnapshot())).toBe(standing);
  return {
    gestures: {
      'type as a visitor': () => type(first!),
      'type as a visitor where nothing can be kept': () => {
        here.isFull = true;
        return type(first!);
      },
      'type signed in': async () => {
        arrive();
        await type(first!);
      },
      'type signed in where nothing can be kept': async () => {
        here.isFull = true;
        arrive();
        await type(first!);
      },
      'make room and try again': async () => {
        here.isFull = false;
        send({ type: 'draft.retry' });
        await settle();
      },
      'sign in': signIn,
      'type on': () => type(later!),
      'type on while it is being saved': async () => {
        send({ type: 'draft.changed', form: { remark: '一点' }, basedOn: 0 });
        clock.increment(DRAFT_DEBOUNCE_MS);
        await waitFor(actor, (snapshot) => snapshot.matches('saving'));
        await type(later!);
        await rest();
      },
      'type on, the server is away': () => {
        server.isAway = true;
        return type(later!);
      },
      'type on after another tab saved': () => {
        server.kept = { id: 'draft-1', version: 9, form: theirs! };
        return type(later!);
      },
      'send the order': async () => {
        here.isFull = false;
        send({ type: 'draft.sent', form: { remark: 'sent' }, sent: { key: 'key-1' } });
        await settle();
      },
      'the order is placed': async () => {
        send({ type: 'draft.discard' });
        await settle();
      },
      'try again': async () => {
        server.isAway = false;
        send({ type: 'draft.retry' });
        await rest();
      },
      'take theirs': async () => {
        send({ type: 'draft.takeTheirs' });
        await rest();
      },
      'keep mine': async () => {
        send({ type: 'draft.keepMine' });
        await rest();
      },
    },
    checks: {
      untouched: () => {
        expectStanding('none');
        expect([here.kept, server.kept]).toEqual([null, null]);
      },
      'kept here': () => {
        expectStanding('here');
        expect([here.kept?.form, server.kept]).toEqual([first, null]);
      },
      'not kept': () => {
        expectStanding('unkept');
        expect([here.kept, server.kept]).toEqual([null, null]);
      },
      'on the server': () => {
        expectStanding('saved');
        expect(server.kept?.form).toEqual(first);
      },
      'the later words are on the server': () => {
        expectStanding('saved');
        expect(server.kept?.form).toEqual(later);
      },
      'here alone': () => {
        expectStanding('unsaved');
        expect(server.kept?.form).toEqual(first);
        if (!here.isFull) expect(here.kept?.form).toEqual(later);
      },
      'asked which of the two': () => {
        expectStanding('conflict');
        expect(server.kept?.form).toEqual(theirs);
        expect(actor.getSnapshot().context.form).toEqual(later);
      },
      'theirs is shown': () => {
        expectStanding('saved');
        const { form } = actor.getSnapshot().context;
        expect([form, server.kept?.form]).toEqual([theirs, theirs]);
        expect(told).toEqual([{ type: 'draft.adopted', form: theirs, version: 9 }]);
      },
      'kept with its key': () => {
        expectStanding('here');
        expect(here.kept?.sent).toEqual({ key: 'key-1' });
      },
      gone: () => {
        expectStanding('none');
        expect([here.kept, server.kept, actor.getSnapshot().context.form]).toEqual([null, null, null]);
      },
    },
  };
});
