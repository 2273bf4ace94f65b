import { useSelector } from '@xstate/react';
import type { AnyMachineSnapshot } from 'xstate';
import { orderPapers, paperForm as words } from '#copy/orders/order.ts';
import { type PaperFormRef, selectIsLate, selectIsOutdated, selectPaperForm } from '#machines/paper-form/index.ts';
import { incompleteMass, openedMass } from '#machines/paper-form/paper-form.cases.ts';
import { PaperFormPanel } from '#src/features/orders/papers/PaperFormPanel.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const NAME = 'VGM';

/** The row of a paper with what lies open under it. */
function PaperRow({ actor }: { actor: PaperFormRef }) {
  const form = useSelector(actor, selectPaperForm);
  if (form === null)
    return (
      <Button
        size={32}
        onClick={() => actor.send({ type: 'paperForm.open', opened: openedMass, form: incompleteMass })}
      >
        {words.open}
      </Button>
    );
  return <PaperFormPanel actor={actor} name={NAME} />;
}

const isOutdated = (snapshot: AnyMachineSnapshot) => selectIsOutdated(snapshot as never);
const isLate = (snapshot: AnyMachineSnapshot) => selectIsLate(snapshot as never);

export const subject: Subject = {
  entry: entryOf('paper-form'),
  render: (actor) => <PaperRow actor={actor as PaperFormRef} />,
  controls: {
    'paperForm.close': (snapshot) => (isOutdated(snapshot) ? orderPapers.reload : orderPapers.cancel),
    'paperForm.submit': (snapshot) => (isLate(snapshot) ? words.submitLate : words.submit),
  },
  besides: (snapshot) => (snapshot.matches('closed') ? [words.open] : []),
};
