import type { ReactNode } from 'react';
import type { TableWidth } from './table-classes.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** Explanation after the label. */
  readonly mark?: ReactNode;
  readonly render: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** First in the card, under its header: the value rows are compared by. */
  readonly early?: boolean;
  /** Omitted in cards, whose header is the first column. */
  readonly wideOnly?: boolean;
  /** Classes of the cell in a card. */
  readonly card?: string;
  /** Hides the header text, for a column of buttons. */
  readonly quiet?: boolean;
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

export interface TotalLine {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Dims a row: fees at cost, closed sailings. */
  faint?: (row: Row) => boolean;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  totals?: readonly TotalLine[] | undefined;
  dense?: boolean | undefined;
  /** Container width below which rows become cards. */
  cardsBelow?: TableWidth | undefined;
  empty?: ReactNode;
  /** Details below a row, across its width; null while closed. */
  detail?: ((row: Row) => ReactNode) | undefined;
}

/** Range of rendered rows, with the height of those before and after. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  readonly measure: (element: HTMLTableRowElement | HTMLTableSectionElement | null) => void;
}
