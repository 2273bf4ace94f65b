import { entriesOf, type OwnFacts } from '#domain/dangerous-goods/un-list/entry.ts';
import { readUnList } from '#domain/dangerous-goods/un-list/read.ts';
import list from '../reference/un/list.tsv?raw';
import own from '../reference/un/own.tsv?raw';

/** What the product comes with. */
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

/** The entries of the list that the product comes with. */
export const publishedEntries = () => entriesOf(readUnList(list), PUBLISHED_EDITION.name, readOwnFacts(own));
