import type { AmendmentRef } from '#machines/amendment/index.ts';
import { amendment as words } from '#src/ui/copy/amendment.ts';
import { Amendments } from '#src/views/order/Amendments.tsx';
import { sampleAmendments } from '../kit/amendments.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('amendment'),
  render: (actor) => <Amendments actor={actor as AmendmentRef} amendments={sampleAmendments} mayAct />,
  controls: {
    'amendment.withdraw': words.withdraw,
    'amendment.keep': words.keep,
    'amendment.confirm': words.confirm,
  },
  besides: [],
};
