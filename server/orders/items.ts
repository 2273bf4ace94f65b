import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import type { PreparedOrder } from './order-service.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Converts goods lines to those an order stores. */
export const itemsOf = ({ cargo }: { cargo: readonly GoodsLine[] }): PreparedOrder['items'] => cargo.map(toItem);

function toItem(line: GoodsLine, index: number): PreparedOrder['items'][number] {
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

interface WithFiles {
  cargo: readonly GoodsLine[];
  documents: readonly { fileId: string }[];
}

/** Lists every file a form refers to. */
export const filesOf = ({ cargo, documents }: WithFiles): string[] =>
  [
    ...documents,
    ...cargo.flatMap(({ sds, classReport, dg }) => [
      ...sds,
      ...classReport,
      ...dg.dangerPackCertFiles,
      ...dg.perfCertFiles,
    ]),
  ].map(({ fileId }) => fileId);
