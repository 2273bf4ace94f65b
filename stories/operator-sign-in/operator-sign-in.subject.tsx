import type { AnyMachineSnapshot } from 'xstate';
import { operatorConsole as words } from '#copy/operator/console.ts';
import { operatorOrders } from '#copy/operator/orders.ts';
import { type OperatorSignInRef, type OperatorSignInSnapshot, selectStep } from '#machines/operator-sign-in/index.ts';
import { OperatorSignIn } from '#src/operator/sign-in/OperatorSignIn.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const stepOf = (snapshot: AnyMachineSnapshot) => selectStep(snapshot as OperatorSignInSnapshot);

export const subject: Subject = {
  entry: entryOf('operator-sign-in'),
  render: (actor) => (
    <OperatorSignIn
      actor={actor as OperatorSignInRef}
      renderRooms={() => <h1>{operatorOrders.title}</h1>}
      renderWork={() => null}
    />
  ),
  controls: {
    'signIn.submit': (snapshot) => (stepOf(snapshot) === 'code' ? words.enter : words.next),
    'signIn.back': words.back,
    'operator.leave': words.leave,
  },
  // The eye of the password works in every state of its form.
  besides: (snapshot) => (stepOf(snapshot) === 'password' ? [words.showPassword] : []),
};
