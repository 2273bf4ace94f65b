import type { ContainerCode } from '#domain/reference/container-codes.ts';
import type * as schema from '../data/schema/index.ts';
import { chance } from './chance.ts';

export type FeeLine = Omit<typeof schema.feeLines.$inferInsert, 'tariffId' | 'sort'>;

/** Tax rates in hundredths of a per cent: international agency is exempt, domestic legs and services are not. */
const EXEMPT = 0;
const SERVICE_TAX = 600;

const isSmall = (box: string) => box.startsWith('20');

export const feeLine = (
  feeCode: string,
  basis: string,
  currency: string,
  unitPrice: number,
  containerCode: string | null = null,
  more: Partial<FeeLine> = {},
): FeeLine => ({
  feeCode,
  containerCode,
  basis,
  currency,
  unitPrice,
  atCost: false,
  payTerm: 'PRE',
  taxRate: EXEMPT,
  remark: null,
  ...more,
});

/** Charged above the lane's weight limit of the container type. */
const overweightLine = (box: ContainerCode): FeeLine =>
  feeLine('OWS', 'CONTAINER', '2', isSmall(box) ? 15_000 : 20_000, box, { remark: '单箱货重超过限重时收取' });

/** Fixed tariff of the lane whose 20GP total tests know to the cent. */
export function goldenFeeLines(boxes: readonly ContainerCode[], isDanger: boolean): FeeLine[] {
  const lines = boxes.flatMap((box) => [
    ...(isDanger ? [feeLine('DGS', 'CONTAINER', '2', isSmall(box) ? 30_000 : 60_000, box)] : []),
    feeLine('THC', 'CONTAINER', '1', isSmall(box) ? 110_000 : 170_000, box),
    feeLine('SEAL', 'CONTAINER', '1', 5_000, box),
    feeLine('EIR', 'CONTAINER', '1', 4_000, box),
    ...(isDanger ? [feeLine('PLC', 'CONTAINER', '1', 8_000, box)] : []),
    overweightLine(box),
  ]);
  lines.push(feeLine('DOC', 'SHIPMENT', '1', 45_000));
  if (isDanger) lines.push(feeLine('DGD', 'SHIPMENT', '1', 40_000, null, { taxRate: SERVICE_TAX }));
  return lines;
}

const manifestOf: Readonly<Record<string, string>> = { 北美: 'AMS', 欧洲: 'ENS', 地中海: 'ENS', 日韩: 'AFR' };

export function fclFeeLines(
  tariffId: string,
  boxes: readonly ContainerCode[],
  isDanger: boolean,
  group: string,
): FeeLine[] {
  const dice = chance(`fees ${tariffId}`);
  const small = {
    dangerous: 2_500 * dice.between(6, 16),
    lowSulphur: 1_000 * dice.between(2, 8),
    terminal: 1_000 * dice.between(82, 118),
  };
  const lines = boxes.flatMap((box) => {
    const twice = isSmall(box) ? 1 : 2;
    return [
      ...(isDanger ? [feeLine('DGS', 'CONTAINER', '2', small.dangerous * twice, box)] : []),
      feeLine('LSS', 'CONTAINER', '2', small.lowSulphur * twice, box),
      feeLine('THC', 'CONTAINER', '1', isSmall(box) ? small.terminal : small.terminal + 55_000, box),
      feeLine('SEAL', 'CONTAINER', '1', 5_000, box),
      feeLine('EIR', 'CONTAINER', '1', 4_000, box),
      feeLine('VGM', 'CONTAINER', '1', 5_000, box),
      ...(isDanger ? [feeLine('PLC', 'CONTAINER', '1', 8_000, box)] : []),
      overweightLine(box),
      feeLine('DTHC', 'CONTAINER', '2', 1_000 * dice.between(15, 28) * twice, box, { payTerm: 'COL' }),
    ];
  });
  const manifest = manifestOf[group];
  if (manifest) lines.push(feeLine(manifest, 'SHIPMENT', '2', 3_500));
  lines.push(feeLine('DOC', 'SHIPMENT', '1', 45_000), feeLine('BKG', 'SHIPMENT', '1', 20_000));
  if (isDanger) lines.push(feeLine('DGD', 'SHIPMENT', '1', 40_000, null, { taxRate: SERVICE_TAX }));
  lines.push(feeLine('INSP', 'TIME', '1', 0, null, { atCost: true, remark: '海关查验时按实际发生收取' }));
  return lines;
}
