import { describe, expect, test } from 'vitest';
import * as boxes from '#domain/booking/box-errors.ts';
import { blankGoods } from '#domain/booking/goods-line.ts';
import { decimalText } from '#domain/decimal.ts';

const goods = (grossWeight: string, volume = '', stow = 'A') => ({ ...blankGoods, grossWeight, volume, stow });
const box = (ctnType: string, quantity: string, weightPerCtn = '', overDimensions?: string) => ({
  ...{ ctnType, quantity, weightPerCtn },
  ...(overDimensions === undefined ? {} : { overDimensions }),
});
const gross = { path: 'cargo.0.grossWeight', step: 'cargo' };

test('[4.31] one type of box to twelve', () => {
  const errorsFor = (count: number) =>
    boxes.boxTypeErrors('route')({ containers: Array.from({ length: count }, () => box('20GP', '1')) });
  expect([errorsFor(1), errorsFor(12)]).toEqual([[], []]);
  expect(errorsFor(0)).toEqual([{ path: 'containers', step: 'route', code: 'REQUIRED' }]);
  expect(errorsFor(13)).toEqual([{ path: 'containers', step: 'route', code: 'TOO_LARGE', values: { most: '12' } }]);
});

test('[4.31] no more groups of goods than boxes keep apart', () => {
  expect(boxes.STOWS.join('')).toBe('ABCDEF');
  const errorsFor = (quantity: string, ...stows: string[]) =>
    boxes.stowErrors({ containers: [box('20GP', quantity)], cargo: stows.map((stow) => goods('1', '', stow)) });
  const many = (used: string, count: string) => [
    { path: 'cargo.0.stow', step: 'cargo', code: 'TOO_MANY_STOWS', values: { used, boxes: count } },
  ];
  expect([
    errorsFor('2', 'A', 'B'),
    errorsFor('1', 'A', 'A'),
    errorsFor('', 'A', 'B'),
    errorsFor('0', 'A', 'B'),
  ]).toEqual([[], [], [], []]);
  expect([errorsFor('1', 'A', 'B'), errorsFor('2', 'A', 'B', 'C')]).toEqual([many('2', '1'), many('3', '2')]);
});

describe('[4.31] the payload of containers', () => {
  const both = [box('20GP', '2'), box('40HQ', '1')];

  test('all of them together, while each is known', () => {
    const payload = (...containers: ReturnType<typeof box>[]) => {
      const most = boxes.payloadOfBoxes({ containers });
      return most === null ? null : decimalText(most);
    };
    expect([payload(...both), payload(box('20GP', '1'))]).toEqual(['85100', '28250']);
    const unknown = [box('20GP', '0'), box('20GP', ''), box('20GP', '1000'), box('ODD', '1')];
    expect(unknown.map((one) => payload(...both, one))).toEqual([null, null, null, null]);
    expect(payload()).toBeNull();
  });

  test.each([
    ['85100', []],
    ['85100.001', [{ ...gross, code: 'OVER_PAYLOAD', values: { limit: '85100' } }]],
  ])('%s kg', (weight, errors) => {
    expect(boxes.payloadErrors({ containers: both, cargo: [goods(weight)] })).toEqual(errors);
    expect(boxes.payloadErrors({ containers: [], cargo: [goods(weight)] })).toEqual([]);
  });

  const differ = [{ ...gross, code: 'WEIGHTS_DIFFER', level: 'WARN' }];
  test.each<[gross: string, containers: ReturnType<typeof box>[], errors: object[]]>([
    ['11000', [box('20GP', '2', '5000')], []],
    ['11000.001', [box('20GP', '2', '5000')], differ],
    ['9000', [box('20GP', '2', '5000')], []],
    ['8999.999', [box('20GP', '2', '5000')], differ],
    ['20000', [box('20GP', '2', '5000'), box('40HQ', '1', '10000')], []],
    ['20000', [box('20GP', '2', '5000'), box('40HQ', '1', '')], []],
    ['20000', [box('20GP', '2', ''), box('40HQ', '1', '1')], []],
    ['20000', [box('20GP', '2', '0')], []],
    ['0', [box('20GP', '2', '5000')], []],
    ['', [box('20GP', '2', '5000')], []],
    ['1', [box('20GP', '1', '5000')], differ],
    ['5000', [box('20GP', '1', '1')], differ],
    ['20000', [box('20GP', '0', '5000')], []],
    ['99000', [box('20GP', '2', '5000')], []],
    ['20000', [], []],
  ])('%s kg beside the figures of the boxes %#', (weight, containers, errors) => {
    expect(boxes.declaredWeightErrors({ containers, cargo: [goods(weight)] })).toEqual(errors);
  });
});

describe('[4.31] the volume of containers', () => {
  const over = (limit: string, at = 0) => [
    { path: `cargo.${at}.volume`, step: 'cargo', code: 'OVER_VOLUME', values: { limit } },
  ];
  test.each<[volume: string, containers: ReturnType<typeof box>[], errors: object[]]>([
    ['33.2', [box('20GP', '1')], []],
    ['33.201', [box('20GP', '1')], over('33.2')],
    ['142.7', [box('20GP', '2'), box('40HQ', '1')], []],
    ['142.701', [box('20GP', '2'), box('40HQ', '1')], over('142.7')],
    ['99', [box('20GP', '1', '', '')], over('33.2')],
    ['99', [box('20GP', '1', '', '宽 3 米')], []],
    ['99', [box('20GP', '0')], []],
    ['99', [box('ODD', '1')], []],
    ['99', [], []],
    ['', [], []],
  ])('%s m³ %#', (volume, containers, errors) => {
    expect(boxes.roomErrors({ containers, cargo: [goods('1', volume)] })).toEqual(errors);
  });

  test('is reported on the first line with a volume', () => {
    const cargo = [goods('1'), goods('1', '40'), goods('1', '1')];
    expect(boxes.roomErrors({ containers: [box('20GP', '1')], cargo })).toEqual(over('33.2', 1));
  });
});
