import { blankTexts, type FieldTable, fieldNames } from '../form/table.ts';
import { goodsFields, licenceFields } from './market-fields.ts';

type Texts<Fields extends FieldTable> = Readonly<Record<keyof Fields, string>>;
type Goods = Texts<typeof goodsFields>;
type Licence = Texts<typeof licenceFields>;

/** One part of an article; its text is never treated as markup. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; text: string; href: string }
  /** `text` is the alternative text. */
  | { kind: 'picture'; fileId: string; text: string }
  /** `text` is the file name of the download. */
  | { kind: 'file'; fileId: string; text: string }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'offers'; laneIds: readonly string[]; note: string }
  | { kind: 'form'; title: string }
  /** Used in procurement posts. */
  | ({ kind: 'goods' } & Goods)
  /** Used in warehouses. */
  | ({ kind: 'licence' } & Licence);

export type BlockKind = ArticleBlock['kind'];

/** Block kinds that are records of texts. */
const records = { goods: goodsFields, licence: licenceFields } as const;
type RecordKind = keyof typeof records;

const isRecord = (kind: BlockKind): kind is RecordKind => kind in records;

/** Block as typed: lists are one item a line, table cells separated by bars. */
export interface TypedBlock extends Partial<Goods>, Partial<Licence> {
  kind: BlockKind;
  text: string;
  href: string;
  lines: string;
  /** Used in pictures and files. */
  fileId: string;
}

export const emptyBlock = (kind: BlockKind): TypedBlock => ({
  ...{ kind, text: '', href: '', lines: '', fileId: '' },
  ...(isRecord(kind) ? blankTexts<FieldTable>(records[kind]) : {}),
});

/** Trimmed texts of a record; unknown keys are dropped. */
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

/** Block as sent and stored. */
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
