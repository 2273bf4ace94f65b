import { entriesOf, type OwnFacts, type UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { readUnList } from '#domain/dangerous-goods/un-list/read.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import list from '../reference/un/list.tsv?raw';
import own from '../reference/un/own.tsv?raw';

/** Edition that ships with the product. */
export const PUBLISHED_EDITION = { code: 'imdg-42-24', name: 'IMDG 42-24、GB 12268-2025、ADR 2025' };

const wordsOf = (cell = '') => cell.split(' ').filter((word) => word !== '');

function readOwnFacts(file: string): Map<string, OwnFacts> {
  const [, ...lines] = file.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [unNo = '', synonym = '', cas, flashPoint = '', controls] = line.split('\t');
      const synonyms = synonym === '' ? [] : [synonym];
      return [
        unNo,
        {
          ...{ synonyms, casNumbers: wordsOf(cas), controls: wordsOf(controls) },
          flashPoint: flashPoint === '' ? null : flashPoint,
        },
      ];
    }),
  );
}

const ownFacts = () => readOwnFacts(own);

/** Entries of an edition, with our own additional data. */
export const entriesOfEdition = (rows: readonly UnRow[], edition: string): UnEntry[] =>
  entriesOf(rows, edition, ownFacts());

/** Rows of the built-in list in the form an import compares. */
export function publishedRows(): RateRow[] {
  const [head = '', ...lines] = list.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** Entries of the built-in list. */
export const publishedEntries = () => entriesOfEdition(readUnList(list), PUBLISHED_EDITION.name);
