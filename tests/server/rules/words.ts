import { readFileSync } from 'node:fs';
import type { Rule } from './rule.ts';

const trade = readFileSync('docs/trade.md', 'utf8');

/** Cells of a table read as a line, its head left out, and without the marks that say how sure a fact is. */
const plain = (text: string): string =>
  text
    .replace(/^\|.*\n\|(?:-+\|)+$/gm, '')
    .replace(/^\|.*$/gm, (row) => row.replaceAll('|', ' '))
    .replace(/\[(?:[VKSC])(?: [^\]]*)?\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of docs/trade.md with its heading: `2.3`, or `6.7` of a list. */
export function wordsOf(part: string): string {
  const escaped = part.replace('.', '\\.');
  const found =
    new RegExp(`^### ${escaped} ([\\s\\S]*?)(?=^##)`, 'm').exec(trade) ??
    new RegExp(`^${escaped} (.*)$`, 'm').exec(trade);
  return plain(found?.[1] ?? '');
}

/** The parts that a section of docs/trade.md has. */
export function partsOf(section: number): string[] {
  const text = new RegExp(`^## ${section}\\. [\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm').exec(trade)?.[0] ?? '';
  return [...text.matchAll(new RegExp(`^(?:### )?(${section}\\.\\d+) `, 'gm'))].map(([, part]) => part!);
}

interface Covered {
  /** Words of rules that the document does not have. */
  strange: string[];
  /** Words of the document that no rule holds. */
  bare: string[];
}

export function coverageOf(text: string, rules: readonly Rule[]): Covered {
  const strange: string[] = [];
  const isHeld = new Uint8Array(text.length);
  for (const { words } of rules) {
    const pieces = words.split(' ~ ');
    const from = text.indexOf(pieces[0]!);
    const to = pieces.reduce((at, piece) => {
      const found = at < 0 ? -1 : text.indexOf(piece, at);
      return found < 0 ? -1 : found + piece.length;
    }, 0);
    if (to < 0) strange.push(words);
    else isHeld.fill(1, from, to);
  }
  return { strange, bare: bareIn(text, isHeld) };
}

const bareIn = (text: string, isHeld: Uint8Array): string[] =>
  text
    .replace(/[\s\S]/g, (letter, at: number) => (isHeld[at] === 1 ? '\n' : letter))
    .split(/\n+/)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
