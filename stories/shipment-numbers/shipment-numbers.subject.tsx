import type { AnyMachineSnapshot } from 'xstate';
import { shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import {
  type ShipmentNumbersRef,
  type ShipmentNumbersSnapshot,
  selectCanEdit,
  selectDraft,
  selectNumberedOrder,
} from '#machines/shipment-numbers/index.ts';
import { NumbersBlock } from '#src/operator/order/NumbersBlock.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** Each unit of the draft can be removed. */
const removals = (snapshot: AnyMachineSnapshot): readonly string[] =>
  selectCanEdit(snapshot as ShipmentNumbersSnapshot)
    ? (selectDraft(snapshot as ShipmentNumbersSnapshot)?.numbers.units ?? []).map((_, index) =>
        words.removeUnit(index + 1),
      )
    : [];

const hasRecorded = (snapshot: AnyMachineSnapshot): boolean =>
  (selectNumberedOrder(snapshot as ShipmentNumbersSnapshot)?.recorded ?? null) !== null;

export const subject: Subject = {
  entry: entryOf('shipment-numbers'),
  render: (actor) => <NumbersBlock actor={actor as ShipmentNumbersRef} />,
  controls: {
    'numbers.edit': (snapshot) => (hasRecorded(snapshot) ? words.change : words.edit),
    'unit.add': words.addUnit,
    'rows.paste': words.fill,
    'numbers.drop': words.drop,
    'numbers.save': words.save,
  },
  besides: removals,
};
