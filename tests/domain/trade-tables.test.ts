import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { airlines } from '#domain/air/airlines.ts';
import { airports } from '#domain/air/airports.ts';
import { UN_LIST_COLUMNS } from '#domain/dangerous-goods/un-list/read.ts';
import { containerTypes, type Range } from '#domain/reference/container-types.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { packageCodes } from '#domain/reference/package-codes.ts';
import { ports } from '#domain/reference/ports.ts';
import { railStations } from '#domain/reference/rail-stations.ts';
import { segregationGroups } from '#domain/reference/segregation-groups.ts';
import { segregationClasses, segregationTable } from '#domain/reference/segregation-table.ts';
import { PUBLISHED_EDITION, publishedEntries } from '#server/un-list/published-list.ts';

const trade = readFileSync('docs/trade.md', 'utf8');

/** The lines of a numbered table of docs/trade.md, its heading left out. */
function part(number: string): string[] {
  const start = trade.indexOf(`\n### ${number} `);
  const [, ...lines] = trade
    .slice(start + 1)
    .split(/\n##/)[0]!
    .split('\n');
  return lines;
}

const fenced = (number: string) => {
  const [, block = ''] = part(number)
    .join('\n')
    .split(/```(?:text)?\n?/);
  return block.trim().split('\n');
};
const listed = (number: string) => part(number).filter((line) => line.startsWith('- '));
const apart = (line: string) => line.replace(/^- [^:]+: /, '').split(' · ');

const number = (text: string) => Number(text.replaceAll(',', ''));

function range(text: string): Range | null {
  const figures = [...text.matchAll(/[\d,.]+/g)].map(([figure]) => number(figure));
  if (text === '-' || text.startsWith('fill rule')) return null;
  return { min: figures[0]!, max: text.endsWith('+') ? null : figures.at(-1)! };
}

test('[3.14] boxes are those of docs/trade.md 7.1', () => {
  const rows = fenced('7.1').map((row) => row.split('|'));
  const sides = ({ length, width, height }: { length: number; width: number; height: number }) =>
    [length, width, height].map((side) => side.toFixed(2)).join('x');
  expect(
    containerTypes.map(({ code, iso, nameCn, inner, capacity, practical, tareKg, maxGrossKg, payloadKg }) => ({
      name: [code, iso, nameCn, inner === null ? '-' : sides(inner)],
      figures: [capacity, practical, tareKg, maxGrossKg, payloadKg],
    })),
  ).toEqual(
    rows.map(([code, iso, nameCn, inner, ...figures]) => ({
      name: [code, iso!.slice(0, 4), nameCn, inner],
      figures: figures.map(range),
    })),
  );
});

test('[3.14] the UN list has the columns, numbers and edition of docs/trade.md 7.2', () => {
  expect(fenced('7.2')).toEqual([UN_LIST_COLUMNS.join('|')]);
  const entries = publishedEntries();
  const rows = entries.flatMap((entry) => entry.rows);
  const counted = (count: number) => count.toLocaleString('en');
  expect(trade).toContain(`### 7.2 UN list (${counted(entries.length)} numbers in ${counted(rows.length)} rows:`);
  const heading = /### 7\.2 .*/.exec(trade)?.[0];
  for (const edition of PUBLISHED_EDITION.name.split('、')) expect(heading).toContain(edition);
  expect(trade).toContain(
    `what the list itself marks (${rows.filter((row) => row.marinePollutant === true).length} rows)`,
  );
  const doubted = entries.filter((entry) => entry.rows.some((row) => row.subsidiaryClasses === null));
  expect(trade).toContain(`(${doubted.map(({ unNo }) => unNo).join(', ')}) is told as no difference`);
  const technical = entries.filter((entry) =>
    entry.rows.some(({ specialProvisions }) => specialProvisions?.some((one) => one === '274' || one === '318')),
  );
  expect(trade).toContain(`and a few more (${technical.length} numbers)`);
});

test('[3.14] the segregation table is that of docs/trade.md 7.3, cell by cell', () => {
  const rows = part('7.3')
    .filter((line) => line.startsWith('|') && !line.startsWith('|-'))
    .map((line) => line.split('|').slice(1, -1));
  expect([
    ['class', ...segregationClasses],
    ...segregationClasses.map((row) => [row, ...segregationClasses.map((column) => segregationTable[row][column])]),
  ]).toEqual(rows);
});

test('[3.14] the segregation groups are those of docs/trade.md 7.4', () => {
  const rows = part('7.4')
    .join(' ')
    .split(/ · |\. Who/)
    .map((text) => /^(\d+) ([a-z ]+) ([\u4e00-\u9fff]+)/.exec(text)?.slice(1, 4))
    .filter((found) => found !== undefined);
  expect(segregationGroups.map(({ code, nameEn, nameCn }) => [code, nameEn, nameCn])).toEqual(
    rows.map(([at, nameEn, nameCn]) => [`SGG${at}`, nameEn, nameCn]),
  );
});

test('[3.14] ports, airports, airlines and stations are those of docs/trade.md 7.5 to 7.7', () => {
  const portRows = listed('7.5').flatMap((line) => {
    const group = /^- ([^:]+):/.exec(line)![1]!;
    return apart(line).map((text) => `${group} ${text}`);
  });
  expect(ports.map(({ group, code, nameCn, nameEn }) => `${group} ${code} ${nameCn} ${nameEn}`)).toEqual(portRows);

  const [airportLine = '', airlineLine = ''] = part('7.6');
  expect(airports.map(({ code, nameCn }) => `${code} ${nameCn}`)).toEqual(apart(airportLine));
  const prefixes = airlineLine.replace(/^[^:]+: /, '').split(' · ');
  expect(airlines.map(({ prefix, code }) => `${prefix} ${code}`)).toEqual(prefixes.map((text) => text.slice(0, 6)));

  const stations = listed('7.7').flatMap((line) => apart(line.replace(' | 境外 ', ' · ')));
  expect(railStations.map(({ code, nameCn }) => `${code} ${nameCn}`)).toEqual(stations);
});

test('[3.14] carriers and package codes are those of docs/trade.md 7.8 and 7.9', () => {
  const carriers = [
    ...part('7.8')
      .join(' ')
      .matchAll(/([A-Z]{4})\|([A-Z]{3})\|([\u4e00-\u9fff]+)/g),
  ];
  expect(oceanCarriers.map(({ scac, smdg, nameCn }) => [scac, smdg, nameCn])).toEqual(
    carriers.map(([, scac, smdg, nameCn]) => [scac, smdg, nameCn]),
  );
  const [codes = ''] = part('7.9');
  const packages = codes
    .replace(/^UN: /, '')
    .replace(/\. General: /, ' · ')
    .replace(/\.$/, '')
    .split(' · ')
    .flatMap((text) => {
      const [, named = '', nameCn = ''] = /^(\S+) ?(.*)$/.exec(text)!;
      return named.split('/').map((code) => `${code} ${nameCn || code}`);
    });
  expect(packageCodes.map(({ code, nameCn }) => `${code} ${nameCn}`)).toEqual(packages);
});

test('[3.14] each fee of docs/trade.md 7.10 has its name and currency, and the ended one is not listed', () => {
  const known = new Map(feeCodes.map((fee) => [fee.code, fee]));
  const text = part('7.10').join(' ');
  const rows = [...text.matchAll(/([A-Z]{2,6}(?:\/[A-Z]{2,4})*) ([\u4e00-\u9fff()/]+)?([^·,]*)/g)].map(
    ([, codes = '', nameCn = '', rest = '']) => ({ codes: codes.split('/'), nameCn, rest }),
  );
  expect(rows.flatMap(({ codes }) => codes).length).toBeGreaterThan(40);
  for (const { codes, nameCn, rest } of rows) {
    for (const code of codes) {
      const fee = known.get(code);
      expect(fee, code).toBeDefined();
      if (rest.includes('$')) expect(fee?.currency, code).toBe('2');
      if (rest.includes('¥')) expect(fee?.currency, code).toBe('1');
      if (/^[^元箱票次]/.test(nameCn) && codes.length === 1)
        expect(nameCn.startsWith(fee!.nameCn.slice(0, 2)), code).toBe(true);
    }
  }
  expect(feeCodes.some(({ nameCn }) => nameCn.includes('港口建设'))).toBe(false);
  expect(feeCodes.filter(({ atCost }) => atCost).map(({ code }) => code)).toEqual(['INSP']);
});
