import type { ListedNumbersRef } from '#machines/listed-numbers/index.ts';
import { ListedNumbers } from '#src/features/booking/form/ListedNumbers.tsx';
import { KIT } from '#src/ui/copy/kit.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('listed-numbers'),
  render: (actor) => <ListedNumbers actor={actor as ListedNumbersRef} unNo="1230" />,
  controls: { 'numbers.retry': KIT.retry },
};
