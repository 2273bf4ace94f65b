import { expect, test } from 'vitest';
import { laneText, loadText, orderHeading } from '#src/features/orders/views/OrderCells.tsx';
import { sampleOrder } from '#stories/kit/order.ts';

test('[4.31] a mass that no one wrote is reported as unwritten, not to be nothing', () => {
  const of = (grossKg: string, volume: string | null = null) => loadText({ load: { packages: 80, grossKg, volume } });
  expect([of('0'), of('0.000', '12.5'), of('12880.500'), of('0.4')]).toEqual([
    '80 件，重量未写明',
    '80 件，重量未写明，12.5 m³',
    '80 件，12,880.5 kg',
    '80 件，0.4 kg',
  ]);
});

test('[4.31] the heading of an order says what goes from where to where, each name once', () => {
  const [first] = sampleOrder.items;
  const of = (names: readonly string[]) =>
    orderHeading({ ...sampleOrder, items: names.map((cargoNameCn) => ({ ...first!, cargoNameCn })) });
  const lane = laneText(sampleOrder);
  expect(lane).toContain(' 至 ');
  expect([of(['甲醇', '乙醇', '甲醇']), of([])]).toEqual([`甲醇、乙醇，${lane}`, lane]);
});
