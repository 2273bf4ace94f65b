import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { operatorConsole } from '#copy/operator/console.ts';
import { operatorContent } from '#copy/operator/content.ts';
import { articleKindNames } from '#domain/content/kinds.ts';

const docs = join(import.meta.dirname, '../../docs');
const guide = readFileSync(join(docs, 'operators.zh-CN.md'), 'utf8');
const PICTURE_BYTES_AT_MOST = 150_000;

describe('[10.1] the guide for operators', () => {
  test('has a chapter for each room of the operator room', () => {
    const missing = Object.values(operatorConsole.roomNames).filter((name) => !guide.includes(`### ${name}\n`));
    expect(missing).toEqual([]);
  });

  test('names what can be published', () => {
    expect(articleKindNames.map((kind) => operatorContent.kinds[kind]).filter((name) => !guide.includes(name))).toEqual(
      [],
    );
  });

  test('names calls that there are', () => {
    const paths = Object.values(table).map(
      ({ path }) => new RegExp(`^${path.replaceAll('{kind}', '(rates|schedules)')}$`),
    );
    const named = [...guide.matchAll(/`(?:POST |GET )?(\/api-[\w/-]+)`/gu)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !paths.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  test('shows pictures that are there, of a size that a slow line bears, and no other ones', () => {
    const named = [...guide.matchAll(/!\[[^\]]+\]\(pictures\/([\w-]+\.webp)\)/gu)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(join(docs, 'pictures', file)))).toEqual([]);
    expect(readdirSync(join(docs, 'pictures')).toSorted()).toEqual(named.toSorted());
    const heavy = named.filter((file) => statSync(join(docs, 'pictures', file)).size > PICTURE_BYTES_AT_MOST);
    expect(heavy).toEqual([]);
  });
});
