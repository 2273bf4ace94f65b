import { describe, expect, test } from 'vitest';
import type { MinimumPrice } from '#contract/calls/item.ts';
import { otherLanes } from '#server/seed/other-lanes.ts';
import { locationsOf, networkOf, stationsOf, tradesOf } from '#src/features/business/views/content.ts';
import { CHART, markOf, trackOf } from '#src/features/business/views/lane-chart.ts';

const portWith = (code: string) => ({ code, nameCn: code, nameEn: code, timezone: 'Asia/Shanghai' });
const station = {
  id: 'warehouse-01',
  name: '一号库',
  district: '浦东新区',
  address: '浦东新区一号',
  dgClasses: ['3'],
  openingHours: '全天',
  portKilometres: 8,
};

function price(org: string, dst: string, amount: string, dgClasses: readonly string[]): MinimumPrice {
  return {
    lane: { id: `LCL-${org}-${dst}`, org: portWith(org), dst: portWith(dst), hot: false },
    ctnType: 'RT',
    amount,
    currency: '2',
    etd: 2,
    transitDays: 30,
    carrier: { code: 'COSU', nameCn: '中远海运' },
    bookingClose: 1,
    dgClasses: [...dgClasses],
    validTo: 3,
    consolidation: {
      trade: '欧洲',
      cutAndSail: '周三截/周五开',
      minimumTons: dgClasses.length > 0 ? '2' : '1',
      station,
    },
  };
}

describe('the consolidation network', () => {
  const general = [price('CNSHA', 'NLRTM', '38.00', []), price('CNSHA', 'DEHAM', '40.00', [])];
  const dangerous = [price('CNSHA', 'NLRTM', '83.00', ['3', '8']), price('CNNGB', 'NLRTM', '85.00', ['3'])];
  const network = networkOf(general, dangerous);

  test('[1.2] a lane stands once with both its prices, and one that has only one of them stands too', () => {
    expect(network.map(({ id, general: g, dangerous: d }) => [id, g?.amount, d?.amount])).toEqual([
      ['LCL-CNSHA-NLRTM', '38.00', '83.00'],
      ['LCL-CNSHA-DEHAM', '40.00', undefined],
      ['LCL-CNNGB-NLRTM', undefined, '85.00'],
    ]);
    expect(network[0]).toMatchObject({
      dgClasses: ['3', '8'],
      general: { minimumTons: '1' },
      dangerous: { minimumTons: '2' },
    });
  });

  test('[1.2] places and stores stand once, and a lane to nowhere in particular goes with the others', () => {
    expect(locationsOf(network, 'dst').map(({ code }) => code)).toEqual(['NLRTM', 'DEHAM']);
    expect(locationsOf(network, 'org').map(({ code }) => code)).toEqual(['CNSHA', 'CNNGB']);
    expect(stationsOf(network)).toEqual([station]);
    const [lost] = network;
    expect(
      tradesOf([...network, { ...lost!, id: 'x', trade: null }], '其他').map(({ name, lanes }) => [name, lanes.length]),
    ).toEqual([
      ['欧洲', 3],
      ['其他', 1],
    ]);
  });
});

describe('the lane chart', () => {
  const lanes = otherLanes.filter(({ service }) => service === 'lcl');
  const isInside = ([x, y]: readonly [number, number]) => x >= 0 && x <= CHART.width && y >= 0 && y <= CHART.height;

  test('every consolidated lane of the demonstration is rendered from its port to its port', () => {
    const missing = lanes.filter(({ origin, destination }) => trackOf(origin, destination) === null);
    expect(missing).toEqual([]);
    for (const { origin, destination } of lanes) {
      const line = trackOf(origin, destination) ?? '';
      expect(line.startsWith(`M${markOf(origin)!.at.join(' ')}`)).toBe(true);
      expect(line.endsWith(`L${markOf(destination)!.at.join(' ')}`)).toBe(true);
      for (const code of [origin, destination])
        expect([code, isInside(markOf(code)!.at), isInside(markOf(code)!.label)]).toEqual([code, true, true]);
    }
  });

  test('a port that is not on it has no track and no mark', () => {
    expect([trackOf('CNSHA', 'XXXXX'), trackOf('XXXXX', 'NLRTM'), markOf('XXXXX')]).toEqual([null, null, null]);
  });
});
