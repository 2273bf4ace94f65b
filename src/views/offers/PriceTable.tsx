import { Table, type TableProps } from '#src/ui/parts/list/Table.tsx';

type PriceTableProps<Row> = Omit<TableProps<Row>, 'faint' | 'rowKey'>;

/** Prices, each by its own id; one that cannot be booked stands back. */
export const PriceTable = <Row extends { priceId: string; bookable: string }>(props: PriceTableProps<Row>) => (
  <Table {...props} rowKey={({ priceId }) => priceId} faint={({ bookable }) => bookable !== 'BOOKABLE'} />
);
