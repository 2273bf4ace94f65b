import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { type PageSize, Pagination } from '#src/ui/parts/list/Pagination.tsx';
import { type Column, type Sort, Table } from '#src/ui/parts/list/Table.tsx';
import { WindowedTable } from '#src/ui/parts/WindowedTable.tsx';
import { expectFits, LONG_NAME, Narrow, Shelf } from './kit.tsx';

const meta = { title: '部件/表格与分页' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Fee {
  readonly code: string;
  readonly name: string;
  readonly price: string | null;
  readonly unit: string;
  readonly count: number;
  readonly sum: string | null;
  readonly note?: string;
}
const FEES: readonly Fee[] = [
  { code: 'OF', name: '海运费 OF', price: '850.00', unit: '箱', count: 2, sum: '1,700.00' },
  { code: 'DGS', name: '危险品附加费 DGS', price: '300.00', unit: '箱', count: 2, sum: '600.00' },
  { code: 'REB', name: '返佣', price: '-20.00', unit: '票', count: 1, sum: '-20.00' },
  { code: 'INS', name: '查验费 *', price: null, unit: '票', count: 1, sum: null, note: '凭单据另结' },
];
const COLUMNS: readonly Column<Fee>[] = [
  { key: 'name', label: '费用', sortable: true, render: (fee) => fee.name },
  {
    key: 'price',
    label: '单价',
    numeric: true,
    render: (fee) => (fee.price ? <Money symbol="$" amount={fee.price} /> : '实报实销'),
  },
  { key: 'unit', label: '单位', render: (fee) => fee.unit, wideOnly: true },
  { key: 'count', label: '数量', numeric: true, sortable: true, render: (fee) => fee.count, wideOnly: true },
  { key: 'sum', label: '小计', numeric: true, render: (fee) => <Money symbol="$" amount={fee.sum} /> },
  { key: 'note', label: '备注', render: (fee) => fee.note ?? null },
];
const TOTALS = [
  { key: 'usd', label: '美元合计', value: <Money symbol="$" amount="2,280.00" size={16} /> },
  { key: 'cny', label: '人民币合计', value: <Money symbol="¥" amount="3,390.00" size={16} /> },
];

function Fees({ dense = false, rows = FEES }: { dense?: boolean; rows?: readonly Fee[] }) {
  const [sort, setSort] = useState<Sort>();
  const sorted = sort ? [...rows].sort((a, b) => (sort.descending ? b.count - a.count : a.count - b.count)) : rows;
  return (
    <Table
      caption="费用明细"
      columns={COLUMNS}
      rows={sorted}
      rowKey={(fee) => fee.code}
      faint={(fee) => fee.sum === null}
      totals={TOTALS}
      dense={dense}
      sort={sort}
      onSort={setSort}
    />
  );
}

function Pages({ total = 212 }: { total?: number }) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(10);
  return <Pagination page={page} size={size} total={total} onPage={setPage} onSize={setSize} />;
}

const variants = () => (
  <Shelf>
    <Fees />
    <Fees dense />
    <Table caption="没有行" columns={COLUMNS} rows={[]} rowKey={(fee) => fee.code} empty="还没有费用" />
    <Pages />
  </Shelf>
);
export const States: Story = { name: '全部状态', render: variants };
export const Dark: Story = { name: '深色', render: variants, globals: { theme: 'dark' }, tags: ['prove'] };
export const Cards: Story = {
  name: '窄处成卡片，没有内容的格不占地方',
  render: () => (
    <Narrow>
      <Fees />
      <Pages />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    const labels = within(canvasElement).getAllByText('备注');
    await expect(labels.filter((label) => label.tagName === 'SPAN' && label.offsetHeight > 0)).toHaveLength(1);
    await expect(within(canvasElement).getByText('凭单据另结')).toBeVisible();
  },
};

export const SortByKeyboard: Story = {
  name: '排序：Tab 到表头按钮，Enter 换向',
  render: () => <Fees />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '数量' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: '数量' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: '数量' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('海运费');
  },
};

const LANES = Array.from(
  { length: 10_000 },
  (_, index): Fee => ({
    code: `lane-${index + 1}`,
    name: `航线 ${index + 1}`,
    price: `${850 + (index % 90)}.00`,
    unit: '箱',
    count: index % 7,
    sum: `${1700 + (index % 90)}.00`,
  }),
);
export const TenThousand: Story = {
  name: '一万行：只画看得见的，表头与首列粘住',
  render: () => (
    <WindowedTable caption="运价" columns={COLUMNS} rows={LANES} rowKey={(lane) => lane.code} height="low" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('region', { name: '运价，可滚动' });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getByText('航线 1')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(canvas.getByText('航线 10000')).toBeVisible());
    await expect(canvas.getByText('航线 10000').closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    const head = canvas.getByRole('columnheader', { name: '费用' }).getBoundingClientRect();
    await expect(Math.abs(head.top - frame.getBoundingClientRect().top)).toBeLessThan(3);
  },
};

export const PagesByKeyboard: Story = {
  name: '分页：Tab 与 Enter，每页 10、20、50',
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '上一页' })).toHaveAccessibleDescription('已是第一页');
    await expect(canvas.getByRole('button', { name: '下一页' })).toHaveAccessibleDescription('');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: '第 22 页' })).toBeVisible();
    const size = canvas.getByRole('combobox', { name: '每页条数' });
    await userEvent.selectOptions(size, within(size).getAllByRole('option').at(-1)!);
    await waitFor(() => expect(canvas.getByRole('button', { name: '第 5 页' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: '第 22 页' })).toBeNull();
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Fees rows={[{ ...FEES[0]!, name: LONG_NAME, sum: '123,456,789,012.00' }]} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongNameWide: Story = {
  name: '很长的名字，宽表',
  render: () => <Fees rows={[{ ...FEES[0]!, name: LONG_NAME }, ...FEES.slice(1)]} />,
};
