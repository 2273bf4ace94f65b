import type { CargoLine, FclForm } from '#domain/booking/services/fcl/form.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import type { PreparedOrder } from '../order-service.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

export const containersOf = ({ containers }: Pick<FclForm, 'containers'>): PreparedOrder['containers'] =>
  containers.map(({ ctnType, quantity, soc, weightPerCtn }) => ({
    containerCode: ctnType,
    quantity: Number(quantity),
    shipperOwned: soc,
    weightKg: weightPerCtn,
  }));

export const itemsOf = ({ cargo }: Pick<FclForm, 'cargo'>): PreparedOrder['items'] => cargo.map(toItem);

function toItem(line: CargoLine, index: number): PreparedOrder['items'][number] {
  const { dg } = line;
  return {
    lineNo: index + 1,
    cargoNameCn: line.cargoNameCn,
    cargoNameEn: line.cargoNameEn,
    hsCode: orNull(line.hsCode),
    casNo: orNull(line.casNo),
    packageType: line.packageType,
    packages: Number(line.packages),
    grossKg: line.grossWeight,
    netKg: orNull(line.netWeight),
    volume: orNull(line.volume),
    ...(line.isDanger
      ? {
          unNo: readUnNumber(dg.unNo),
          dgClass: dg.dgClass,
          packingGroup: orNull(dg.packingGroup),
          dangerous: dg as unknown as JsonObject,
        }
      : { unNo: null, dgClass: null, packingGroup: null, dangerous: null }),
  };
}
