import type { AnyMachineSnapshot } from 'xstate';
import { amendment as words } from '#copy/orders/amendment.ts';
import { type AmendmentRef, selectIsDecided } from '#machines/amendment/index.ts';
import { Amendments } from '#src/features/orders/views/Amendments.tsx';
import { sampleAmendments } from '../kit/amendments.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

const isDecided = (snapshot: AnyMachineSnapshot) => selectIsDecided(snapshot as never);

export const subject: Subject = {
  entry: entryOf('amendment'),
  render: (actor) => <Amendments actor={actor as AmendmentRef} amendments={sampleAmendments} mayAct />,
  controls: {
    'amendment.withdraw': words.withdraw,
    'amendment.keep': (snapshot) => (isDecided(snapshot) ? words.understood : words.keep),
    'amendment.confirm': words.confirm,
  },
};
