import { KIT } from '#copy/kit.ts';
import type { ListedNumbersRef } from '#machines/listed-numbers/index.ts';
import { ListedNumbers } from '#src/features/booking/form/goods/NumberStanding.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('listed-numbers'),
  render: (actor) => <ListedNumbers actor={actor as ListedNumbersRef} unNo="1230" />,
  controls: { 'numbers.retry': KIT.retry },
};
