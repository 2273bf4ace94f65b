import { useSelector } from '@xstate/react';
import type { AnyMachineSnapshot } from 'xstate';
import { orderPapers as words } from '#copy/orders/order.ts';
import { certificate } from '#machines/hand-in/hand-in.cases.ts';
import { type HandInRef, selectIsOutdated, selectOpenPaper } from '#machines/hand-in/index.ts';
import { HandInPanel } from '#src/features/orders/papers/HandInPanel.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const NAME = '危包证';

/** The row of a paper with what lies open under it. */
function PaperRow({ actor }: { actor: HandInRef }) {
  const paper = useSelector(actor, selectOpenPaper);
  if (paper === null)
    return (
      <Button size={32} icon="upload" onClick={() => actor.send({ type: 'handIn.open', paper: certificate })}>
        {words.upload}
      </Button>
    );
  return <HandInPanel actor={actor} paper={paper} name={NAME} isLate={false} access={null} />;
}

const isOutdated = (snapshot: AnyMachineSnapshot) => selectIsOutdated(snapshot as never);

export const subject: Subject = {
  entry: entryOf('hand-in'),
  render: (actor) => <PaperRow actor={actor as HandInRef} />,
  controls: {
    'handIn.open': words.upload,
    'handIn.close': (snapshot) => (isOutdated(snapshot) ? words.reload : words.cancel),
    'handIn.submit': words.submit,
  },
};
