import { describe, expect, test } from 'vitest';
import { readModesTyped } from '#domain/modes/address.ts';
import {
  type LinkedRow,
  modeEnquiryAddress,
  modeListAddress,
  modeOrderAddress,
} from '#src/features/modes/views/links.ts';

const METHANOL = 'tool=modes&unNo=UN1230&pg=II&mass=17000&orgPortCode=CNSHA&dstPortCode=NLRTM&d15=0.7961&d50=0.7632';

describe('where a way leads', () => {
  const asked = { typed: readModesTyped(METHANOL), isDanger: true };
  const ends = { org: { code: 'CNSHA', nameCn: '上海' }, dst: { code: 'NLRTM', nameCn: '鹿特丹' } };
  const load = { kind: 'BOX', units: 2, grossKg: '19160', totalKg: '17000', volume: '29.16' };
  const offer = { priceId: 'P-1', departs: '2026-12-01' };
  const rowOf = (mode: LinkedRow['mode'], more: Partial<LinkedRow> = {}): LinkedRow => ({
    ...{ mode, ...ends, load, offer },
    ...more,
  });

  test.each([
    ['DRUM', '/shippingFcl/addOrder?priceId=P-1&from=CNSHA&to=NLRTM&danger=Y&ctn=20GP*2&un=1230&kg=19160&m3=29.16'],
    ['LCL', '/shippingLcl?orgPortCode=CNSHA&dstPortCode=NLRTM&unNo=1230&weight=19160&volume=29.16&priceId=P-1'],
    [
      'TANK',
      '/tankIndex?orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&unNo=1230&weight=19160&volume=29.16&priceId=P-1&boxes=20TK*2&pg=II&d15=0.7961&d50=0.7632',
    ],
    ['FLEXITANK', '/fluidBag?orgPortCode=CNSHA&dstPortCode=NLRTM&mass=17000&density=0.7961&priceId=P-1'],
    [
      'AIR_CARGO',
      '/airLift/airLiftOrder?priceId=P-1&day=2026-12-01&orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&unNo=1230&weight=19160&volume=29.16&group=II',
    ],
    ['RAIL', '/railWay/addOrder?priceId=P-1&from=CNSHA&to=NLRTM&ctn=20GP*2'],
  ] as const)('%s carries lane, goods and quantity into its order', (mode, address) => {
    expect(decodeURIComponent(modeOrderAddress(rowOf(mode), asked) ?? '')).toBe(address);
    expect(modeOrderAddress(rowOf(mode, { offer: null }), asked)).toBeNull();
  });

  test('without a price a way leads to its enquiry where the service takes one, else to its list', () => {
    const bare = { offer: null, load: null };
    expect(modeEnquiryAddress(rowOf('TANK', bare), asked)).toBe(
      '/enquiryFcl?service=tank&orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&unNo=1230&weight=17000&group=II&density15=0.7961&density50=0.7632',
    );
    expect(modeEnquiryAddress(rowOf('TANK', { offer: null }), asked)).toContain('&tanks=2&');
    expect(modeEnquiryAddress(rowOf('LCL', bare), asked)).toMatch(/^\/brand\/consolidation\?orgPortCode=CNSHA/);
    for (const mode of ['FLEXITANK', 'AIR_CARGO', 'RAIL'] as const)
      expect(modeEnquiryAddress(rowOf(mode, bare), asked)).toBeNull();
    expect(modeListAddress(rowOf('AIR_CARGO', { ...bare, org: null, dst: null }), asked)).toBe(
      '/airLift?isDanger=Y&unNo=1230',
    );
  });
});
