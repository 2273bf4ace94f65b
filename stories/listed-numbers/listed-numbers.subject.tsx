import { useSelector } from '@xstate/react';
import { KIT } from '#copy/kit.ts';
import type { ListedNumbersRef } from '#machines/listed-numbers/index.ts';
import { ListedNumbers } from '#src/features/booking/form/goods/NumberStanding.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The number that is being looked up, as the form shows it beside its field. */
function LookedUpNumber({ actor }: { actor: ListedNumbersRef }) {
  const unNo = useSelector(actor, ({ context }) => context.wanted[0] ?? '1230');
  return <ListedNumbers actor={actor} unNo={unNo} />;
}

export const subject: Subject = {
  entry: entryOf('listed-numbers'),
  render: (actor) => <LookedUpNumber actor={actor as ListedNumbersRef} />,
  controls: { 'numbers.retry': KIT.retry },
};
