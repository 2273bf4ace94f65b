import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClassPlacard, PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { HAZARD_CLASSES } from '#src/ui/placard/classes.ts';
import { expectFits, LONG_NAME, Narrow, Row, Shelf } from './kit.tsx';

const meta = { title: '部件/菱标' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <ul className="grid border-line-2 border-t border-l sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
    {HAZARD_CLASSES.map((value) => (
      <li key={value} className="grid content-start gap-1.5 border-line-2 border-r border-b bg-surface p-3">
        <ClassPlacard value={value} size={96} />
        <div className="flex flex-wrap items-center gap-1">
          <ClassPlacard value={value} size={48} numberOnly />
          <ClassPlacard value={value} size={24} numberOnly />
          <ClassPlacard value={value} size={16} numberOnly />
        </div>
      </li>
    ))}
  </ul>
);

export const All: Story = {
  name: '全部类别，四种大小',
  render: all,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(HAZARD_CLASSES).toHaveLength(23);
    await expect(canvas.getAllByText('易燃液体')).toHaveLength(4);
    for (const symbol of canvasElement.querySelectorAll<SVGUseElement>('use')) {
      await expect(symbol.getAttribute('href')).toMatch(/placards.*#p[ls]-/);
    }
  },
};
export const Dark: Story = { name: '深色', render: all, globals: { theme: 'dark' }, tags: ['prove'] };

const combined = () => (
  <Shelf>
    <Row>
      <PlacardRow values={['3', '6.1']} size={48} />
      <PlacardRow values={['8', 'mp']} size={48} />
      <PlacardRow values={['1.1D', '1.4S', '1.5D']} size={96} />
    </Row>
    <Row>
      <ClassPlacard value="1" refused />
      <ClassPlacard value="4.3" refused />
      <ClassPlacard value="7" refused size={48} />
      <ClassPlacard value="12" />
    </Row>
  </Shelf>
);
export const Combined: Story = { name: '复合、配装组与拒收', render: combined };
export const TogetherDark: Story = {
  name: '深色，复合与拒收',
  render: combined,
  globals: { theme: 'dark' },
  tags: ['prove'],
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <ClassPlacard value="1.5D" size={96} refused />
      <ClassPlacard value={LONG_NAME} />
      <PlacardRow values={['3', '6.1', '8', '1.1', '5.2', '4.3', '9', 'mp', 'lq']} size={48} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
