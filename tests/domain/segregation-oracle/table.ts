/** The numbers of the table: 1 away from, 2 separated from, 3 by a complete compartment, 4 lengthwise by one; 0 is its X. */
export type TableValue = 0 | 1 | 2 | 3 | 4;

const COLUMNS = [
  '1.1',
  '1.3',
  '1.4',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
];

/** IMDG 7.2.4. A star refers to 7.2.7.1.4. */
const ROWS: Readonly<Record<string, string>> = {
  '1.1': '* * * 4 2 2 4 4 4 4 4 4 2 4 2 4 X',
  '1.3': '* * * 4 2 2 4 3 3 4 4 4 2 4 2 2 X',
  '1.4': '* * * 2 1 1 2 2 2 2 2 2 X 4 2 2 X',
  '2.1': '4 4 2 X X X 2 1 2 2 2 2 X 4 2 1 X',
  '2.2': '2 2 1 X X X 1 X 1 X X 1 X 2 1 X X',
  '2.3': '2 2 1 X X X 2 X 2 X X 2 X 2 1 X X',
  '3': '4 4 2 2 1 2 X X 2 2 2 2 X 3 2 X X',
  '4.1': '4 3 2 1 X X X X 1 X 1 2 X 3 2 1 X',
  '4.2': '4 3 2 2 1 2 2 1 X 1 2 2 1 3 2 1 X',
  '4.3': '4 4 2 2 X X 2 X 1 X 2 2 X 2 2 1 X',
  '5.1': '4 4 2 2 X X 2 1 2 2 X 2 1 3 1 2 X',
  '5.2': '4 4 2 2 1 2 2 2 2 2 2 X 1 3 2 2 X',
  '6.1': '2 2 X X X X X X 1 X 1 1 X 1 X X X',
  '6.2': '4 4 4 4 2 2 3 3 3 2 3 3 1 X 3 3 X',
  '7': '2 2 2 2 1 1 2 2 2 2 1 2 X 3 X 2 X',
  '8': '4 2 2 1 X X X 1 1 1 2 2 X 3 2 X X',
  '9': 'X X X X X X X X X X X X X X X X X',
};

const SHARED_ROWS: Readonly<Record<string, string>> = { '1.2': '1.1', '1.5': '1.1', '1.6': '1.3' };

/** Every class and division that can be looked up, in the order of the Code. */
export const CLASSES = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', ...COLUMNS.slice(3)];

/** The cell of two classes; null where it refers to the rules between explosives. */
export function tableCell(one: string, other: string): TableValue | null {
  const row = ROWS[SHARED_ROWS[one] ?? one];
  const column = COLUMNS.indexOf(SHARED_ROWS[other] ?? other);
  if (row === undefined || column < 0) throw new Error(`No cell for ${one} and ${other}`);
  const cell = row.split(' ')[column];
  if (cell === '*') return null;
  return cell === 'X' ? 0 : (Number(cell) as TableValue);
}

const GROUPS = 'ABCDEFGHJKLNS';

/** IMDG 7.2.7.1.4. X and the notes 1 to 6 allow the pair, a dot does not. */
const MIXED_STOWAGE: Readonly<Record<string, string>> = {
  A: 'X............',
  B: '.X..........X',
  C: '..X66.1....4X',
  D: '..6X6.1....4X',
  E: '..66X.1....4X',
  F: '.....X......X',
  G: '..111.X.....X',
  H: '.......X....X',
  J: '........X...X',
  K: '.........X..X',
  L: '..........2..',
  N: '..444......35',
  S: '.XXXXXXXXX.5X',
};

export type MixedStowage =
  | 'ALLOWED'
  | 'FORBIDDEN'
  /** Note 1: articles of group G that are no fireworks, with articles. */
  | 'ARTICLES_ONLY'
  /** Notes 2 and 3: only with goods of the same type. */
  | 'SAME_TYPE_ONLY';

export function mixedStowage(one: string, other: string): MixedStowage {
  const mark = MIXED_STOWAGE[one]?.[GROUPS.indexOf(other)];
  if (mark === undefined) throw new Error(`No compatibility groups ${one} and ${other}`);
  if (mark === '.') return 'FORBIDDEN';
  if (mark === '1') return 'ARTICLES_ONLY';
  return mark === '2' || mark === '3' ? 'SAME_TYPE_ONLY' : 'ALLOWED';
}
