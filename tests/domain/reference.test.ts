import { describe, expect, test } from 'vitest';
import { airports } from '#domain/air/airports.ts';
import { cities } from '#domain/reference/cities.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { ports } from '#domain/reference/ports.ts';
import { railStations } from '#domain/reference/rail-stations.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { segregationClasses, segregationClassOf, segregationTable } from '#domain/reference/segregation-table.ts';

const distinct = (values: readonly string[]) => new Set(values).size;

describe('reference tables [3.14]', () => {
  test('have unique rows', () => {
    expect(ports).toHaveLength(128);
    expect(distinct(ports.map((port) => port.code))).toBe(128);
    expect(airports).toHaveLength(54);
    expect(railStations).toHaveLength(42);
    expect(segregationClasses).toHaveLength(17);
    expect(segregationGroups).toHaveLength(18);
    expect(containerTypes).toHaveLength(12);
    expect(oceanCarriers.filter((carrier) => !carrier.regional)).toHaveLength(12);
    expect(distinct(packageCodes.map((row) => row.code))).toBe(packageCodes.length);
    expect(distinct(feeCodes.map((row) => row.code))).toBe(feeCodes.length);
  });

  test.each([
    [
      'ports',
      ports,
      {
        // Guangzhou has no code of its own: its terminals stand for it.
        'CNNSA CNHUA': ['CANTON', 'GUANGZHOU', '广州', '穗', '羊城'],
        'VNSGN VNCLI': ['HCMC', 'HO CHI MINH CITY', 'SAIGON', '胡志明', '胡志明市', '西贡'],
        'USOAK NZAKL': ['屋仑'],
      },
    ],
    ['cities', cities, {}],
    ['airports', airports, { 'PVG SHA': ['沪'], 'CTU TFU': ['蓉'], 'DXB DWC': ['DUBAI'] }],
    ['stations', railStations, {}],
  ])('call one place only by another name, but for those known: %s', (_, locations, shared) => {
    const named = new Map<string, string[]>();
    for (const { code, nameCn, nameEn, aliases } of locations) {
      for (const name of new Set([nameCn, nameEn, ...aliases].map((one) => one.toUpperCase())))
        named.set(name, [...(named.get(name) ?? []), code]);
    }
    const found: Record<string, string[]> = {};
    for (const [name, codes] of named)
      if (codes.length > 1) found[codes.join(' ')] = [...(found[codes.join(' ')] ?? []), name].sort();
    expect(found).toEqual(shared);
  });

  test('read the same from both sides of the segregation table', () => {
    for (const row of segregationClasses) {
      for (const column of segregationClasses) {
        expect(segregationTable[row][column], `${row} × ${column}`).toBe(segregationTable[column][row]);
      }
    }
    expect(segregationTable['3']['5.1']).toBe('2');
    expect(segregationTable['6.1']['5.1']).toBe('1');
    expect(segregationTable['5.2']['6.2']).toBe('3');
    expect(segregationTable['3']['8']).toBe('X');
    expect(segregationClassOf['1.5']).toBe('1.1/1.2/1.5');
    expect(Object.keys(segregationClassOf)).toHaveLength(dgClasses.length);
  });

  test('give each place a time zone that exists, a spelling and initials', () => {
    for (const location of [...ports, ...airports, ...railStations]) {
      expect(() => new Intl.DateTimeFormat('zh-CN', { timeZone: location.timezone }), location.code).not.toThrow();
    }
    for (const entry of [...ports, ...airports, ...railStations, ...cities]) {
      expect(entry.pinyin, entry.code).toMatch(/^[a-z]+$/);
      expect(entry.initials, entry.code).toMatch(/^[a-z]+$/);
    }
    expect(ports.find((port) => port.code === 'CNXMN')?.pinyin).toBe('xiamen');
    expect(ports.find((port) => port.code === 'CNCKG')?.initials).toBe('cq');
  });

  test('know the other names that people type', () => {
    const aliases = (code: string) => ports.find((port) => port.code === code)?.aliases;
    expect(aliases('CNTXG')).toContain('XINGANG');
    expect(aliases('BDCGP')).toContain('CHITTAGONG');
    expect(aliases('PKBQM')).toContain('MUHAMMAD BIN QASIM');
    expect(aliases('TRIST')).toContain('AMBARLI');
    expect(aliases('VNCLI')).toContain('胡志明');
    expect(aliases('VNSGN')).toContain('胡志明');
  });

  test('keep each payload within the container’s gross limit', () => {
    for (const { code, payloadKg, maxGrossKg, tareKg } of containerTypes) {
      expect(payloadKg.min, code).toBeLessThanOrEqual(Number(maxGrossKg.max) - tareKg.min);
    }
  });
});
