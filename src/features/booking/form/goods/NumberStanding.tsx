import { useSelector } from '@xstate/react';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { type OrderFormRef, selectNumbers } from '#machines/order-form/index.ts';
import { ListedNumbers } from '../ListedNumbers.tsx';
import { useValue } from '../use-booking.ts';

/** Whether the typed UN number is in the dangerous goods list. */
export function NumberStanding({ actor, at }: { actor: OrderFormRef; at: string }) {
  const unNo = useValue<string>(actor, `${at}.unNo`);
  const numbers = useSelector(actor, selectNumbers);
  return numbers === undefined ? null : <ListedNumbers actor={numbers} unNo={readUnNumber(unNo)} />;
}
