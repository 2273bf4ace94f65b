import { containerNosOf } from '../booking/lane-rules.ts';
import { readAt } from '../form/path.ts';
import { kindsOf, type NumberedService } from './number-kinds.ts';
import { blankUnit, continueNumbers, type ShipmentNumbers, type UnitNumbers } from './numbers.ts';

interface NumberedOrder {
  service: NumberedService;
  boxes: readonly { ctnType: string; quantity: number }[];
  form: unknown;
}

const textAt = (form: unknown, path: string): string => {
  const value = readAt(form, path);
  return typeof value === 'string' ? value.trim() : '';
};

/** Units that the customer named in the order: shipper-owned containers and tanks, containers to be packed. */
function unitsOfForm({ service, form }: NumberedOrder): UnitNumbers[] {
  if (service === 'tank')
    return containerNosOf(textAt(form, 'tankNos')).map((tankNo) => ({
      ...blankUnit(textAt(form, 'tankType')),
      tankNo,
    }));
  const lines = readAt(form, 'containers');
  return (Array.isArray(lines) ? lines : []).flatMap((line) => {
    const sealNos = textAt(line, 'sealNos')
      .split(/[,，;；、\n]+/)
      .map((one) => one.trim());
    return containerNosOf(textAt(line, 'containerNos')).map((containerNo, index) => ({
      ...blankUnit(textAt(line, 'ctnType')),
      ...{ containerNo, sealNo: sealNos[index] ?? '' },
    }));
  });
}

/** Numbers from which the operator starts: those recorded, else those that the customer gave with the order. */
export function initialNumbers(order: NumberedOrder, recorded: ShipmentNumbers | null): ShipmentNumbers {
  const types = order.boxes.flatMap(({ ctnType, quantity }) => Array.from({ length: quantity }, () => ctnType));
  if (recorded !== null) return continueNumbers(recorded, types);
  const blank = continueNumbers(null, []);
  const shipment =
    order.service === 'cfs'
      ? {
          ...blank.shipment,
          ...{ bookingNo: textAt(order.form, 'soNo'), billNo: textAt(order.form, 'blNo') },
          ...{ vessel: textAt(order.form, 'vessel'), voyage: textAt(order.form, 'voyage') },
        }
      : blank.shipment;
  return continueNumbers({ shipment, units: unitsOfForm(order) }, types);
}

/** Containers, tanks or vehicles of the shipment that have a number, as recorded or as the customer gave them. */
export function numberedUnits(order: Omit<NumberedOrder, 'boxes'>, recorded: ShipmentNumbers | null): string[] {
  const [identity] = kindsOf(order.service).unit;
  if (identity === undefined) return [];
  const { units } = initialNumbers({ ...order, boxes: [] }, recorded);
  return units.map((unit) => unit[identity]).filter((number) => number !== '');
}
