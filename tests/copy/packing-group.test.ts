import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choiceName } from '#copy/booking/choices.ts';
import { packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import { entryFacts } from '#src/features/dangerous-goods/box/entry-line.ts';
import { Facts } from '#src/features/orders/views/OrderFacts.tsx';
import { sampleOrder } from '#stories/kit/order.ts';

const folders = ['copy', 'src/features', 'src/operator', 'server/texts'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('a packing group is written one way: the term and the numerals of the lists, no look-alikes', () => {
  expect(packingGroupText(['II'])).toBe('包装类别 II');
  expect(packingGroupText(['II', 'III'])).toBe('包装类别 II、III');
  expect(choiceName('cargo.0.dg.packingGroup', 'II')).toBe('II');
  expect(sources.length).toBeGreaterThan(200);
  for (const path of sources) {
    const text = readFileSync(path, 'utf8');
    expect(text.match(/[Ⅰ-Ⅻ]|包装\s*I+(?![\w])|包装类别I|I+ ?类包装|packingGroups?\.join\(' \/ '\)/g), path).toBeNull();
  }
});

test('an order and what the list says of a number name it so', () => {
  const facts = createElement(Facts, { order: sampleOrder, files: { openCertificate: () => undefined } });
  expect(renderToStaticMarkup(facts)).toMatch(/<dt[^>]*>包装类别<\/dt><dd[^>]*>II<\/dd>/);
  const [item] = sampleOrder.items;
  const entry = { unNo: '1230', nameCn: '甲醇', mainClass: '3', subsidiaryClasses: item!.subsidiaryClasses };
  const known: Parameters<typeof entryFacts>[0] = {
    ...entry,
    ...{ packingGroups: ['II', 'III'], flashPoint: '11', controls: [] },
  };
  expect(entryFacts(known)).toMatch(/^3 类.*，包装类别 II、III，/);
  expect(entryFacts({ ...known, controls: ['A3'] })).toMatch(/^易制毒第三类，3 类/);
});
