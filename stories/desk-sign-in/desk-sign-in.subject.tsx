import type { AnyMachineSnapshot } from 'xstate';
import { desk as words } from '#copy/operator/console.ts';
import { deskOrders } from '#copy/operator/orders.ts';
import { type DeskSignInRef, type DeskSignInSnapshot, selectStep } from '#machines/desk-sign-in/index.ts';
import { DeskSignIn } from '#src/operator/sign-in/DeskSignIn.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const stepOf = (snapshot: AnyMachineSnapshot) => selectStep(snapshot as DeskSignInSnapshot);

export const subject: Subject = {
  entry: entryOf('desk-sign-in'),
  render: (actor) => (
    <DeskSignIn
      actor={actor as DeskSignInRef}
      renderRooms={() => <h1>{deskOrders.title}</h1>}
      renderWork={() => null}
    />
  ),
  controls: {
    'signIn.submit': (snapshot) => (stepOf(snapshot) === 'code' ? words.enter : words.next),
    'signIn.back': words.back,
    'desk.leave': words.leave,
  },
  // The eye of the password works in every state of its form.
  besides: (snapshot) => (stepOf(snapshot) === 'password' ? [words.showPassword] : []),
};
