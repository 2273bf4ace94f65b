import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyEventObject, assign, createActor, createMachine, setup } from 'xstate';
import { followEnquiries } from '#src/features/enquiry/follow-enquiries.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';

/** Keeps the events it receives, as the list and the answer of the page. */
const receiver = setup({ types: { context: {} as { received: readonly AnyEventObject[] } } }).createMachine({
  context: { received: [] },
  on: { '*': { actions: assign(({ context, event }) => ({ received: [...context.received, event] })) } },
});

const session = createMachine({
  initial: 'signedOut',
  on: { 'sign.in': '.signedIn', 'sign.out': '.signedOut', 'profile.changed': {} },
  states: { signedOut: {}, signedIn: {} },
});

const form = createMachine({
  initial: 'filling',
  on: { place: '.placed', fill: '.filling' },
  states: { filling: {}, placed: {} },
});

function sendAll(actor: AnyActorRef, types: readonly string[]) {
  for (const type of types) actor.send({ type });
}

/** A running page, and the events that its list and answer received. */
function open() {
  const page = composePage({
    form,
    list: { logic: receiver },
    answer: { logic: receiver },
    following: { logic: followEnquiries, input: (_, self) => self },
  });
  const site = createActor(
    setup({ actors: { page, session } }).createMachine({
      invoke: [
        { id: 'session', src: 'session', systemId: 'session' },
        { id: 'page', src: 'page', input: { path: '/enquiryFcl', query: '' } },
      ],
    }),
  ).start();
  const children = () => site.getSnapshot().children as Record<'page' | 'session', AnyActorRef>;
  const childOf = (name: string) => children().page.getSnapshot().children[name] as AnyActorRef;
  return {
    session: (...types: string[]) => sendAll(children().session, types),
    form: (...types: string[]) => sendAll(childOf('form'), types),
    received: (name: 'answer' | 'list') => childOf(name).getSnapshot().context.received,
  };
}

const asks = (asked: string | null) => ({ type: 'watch.asked', asked });
const refresh = { type: 'watch.refresh' };

test('[2.5b] a visitor has no enquiries to read', () => {
  const { session: send, received } = open();
  send('sign.out', 'sign.out');
  expect([received('list'), received('answer')]).toEqual([[], []]);
});

test('[7.5b] the first page of own enquiries is read once after sign-in', () => {
  const { session: send, received } = open();
  send('sign.in', 'profile.changed');
  expect([received('list'), received('answer')]).toEqual([[asks('1')], [asks(null)]]);
});

test('[4.10] after sign-out neither the list nor an answer of the person stays', () => {
  const { session: send, received } = open();
  send('sign.in', 'sign.out');
  expect(received('list')).toEqual([asks('1'), asks(null)]);
  expect(received('answer')).toEqual([asks(null), asks(null)]);
});

test('[2.5b] each enquiry that was placed reloads the list once', () => {
  const { form: send, received } = open();
  send('fill', 'place', 'place');
  expect(received('list')).toEqual([refresh]);
  send('fill', 'fill', 'place');
  expect(received('list')).toEqual([refresh, refresh]);
});
