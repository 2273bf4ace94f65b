import { blankTexts, type FieldTable, fieldNames } from '../form/table.ts';
import { goodsFields, licenceFields } from './market-fields.ts';

type Texts<Fields extends FieldTable> = Readonly<Record<keyof Fields, string>>;
type Goods = Texts<typeof goodsFields>;
type Licence = Texts<typeof licenceFields>;

/** One part of an article; nothing in it is ever markup. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; text: string; href: string }
  /** The text says what is to be seen. */
  | { kind: 'picture'; fileId: string; text: string }
  /** To be saved under its name, the text. */
  | { kind: 'file'; fileId: string; text: string }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'offers'; laneIds: readonly string[]; note: string }
  | { kind: 'form'; title: string }
  /** Of a procurement post. */
  | ({ kind: 'goods' } & Goods)
  /** Of a warehouse. */
  | ({ kind: 'licence' } & Licence);

export type BlockKind = ArticleBlock['kind'];

/** Blocks that are a record of texts. */
const records = { goods: goodsFields, licence: licenceFields } as const;
type RecordKind = keyof typeof records;

const isRecord = (kind: BlockKind): kind is RecordKind => kind in records;

/** A block as it is typed: what there are several of stands a line each, cells between bars. */
export interface TypedBlock extends Partial<Goods>, Partial<Licence> {
  kind: BlockKind;
  text: string;
  href: string;
  lines: string;
  /** Of a picture and a file. */
  fileId: string;
}

export const emptyBlock = (kind: BlockKind): TypedBlock => ({
  ...{ kind, text: '', href: '', lines: '', fileId: '' },
  ...(isRecord(kind) ? blankTexts<FieldTable>(records[kind]) : {}),
});

/** The texts of a record, trimmed, and nothing else. */
const textsOf = (kind: RecordKind, typed: Readonly<Partial<Record<string, string>>>) =>
  Object.fromEntries(fieldNames<FieldTable>(records[kind]).map((name) => [name, (typed[name] ?? '').trim()]));

const BAR = '|';

const cellsOf = (line: string): string[] => line.split(/[|｜]/u).map((cell) => cell.trim());
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const joinCells = (cells: readonly string[]) => cells.join(` ${BAR} `);

/** As it is typed. */
export function toTyped(block: ArticleBlock): TypedBlock {
  const typed = emptyBlock(block.kind);
  switch (block.kind) {
    case 'list':
      return { ...typed, lines: block.items.join('\n') };
    case 'link':
      return { ...typed, text: block.text, href: block.href };
    case 'picture':
    case 'file':
      return { ...typed, text: block.text, fileId: block.fileId };
    case 'table':
      return { ...typed, text: joinCells(block.columns), lines: block.rows.map(joinCells).join('\n') };
    case 'offers':
      return { ...typed, text: block.note, lines: block.laneIds.join('\n') };
    case 'form':
      return { ...typed, text: block.title };
    case 'goods':
    case 'licence':
      return { ...typed, ...textsOf(block.kind, { ...block }) };
    default:
      return { ...typed, text: block.text };
  }
}

/** As it is sent and kept. */
export function toBlock(block: TypedBlock): ArticleBlock {
  const { kind, href, lines, fileId } = block;
  const text = block.text.trim();
  switch (kind) {
    case 'list':
      return { kind, items: linesOf(lines) };
    case 'link':
      return { kind, text, href: href.trim() };
    case 'picture':
    case 'file':
      return { kind, fileId, text };
    case 'table':
      return { kind, columns: cellsOf(text), rows: linesOf(lines).map(cellsOf) };
    case 'offers':
      return { kind, laneIds: linesOf(lines), note: text };
    case 'form':
      return { kind, title: text };
    case 'goods':
      return { kind, ...(textsOf(kind, { ...block }) as Goods) };
    case 'licence':
      return { kind, ...(textsOf(kind, { ...block }) as Licence) };
    default:
      return { kind, text };
  }
}
