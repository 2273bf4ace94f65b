import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ILLUSTRATIONS } from '#copy/text-pages.ts';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import { ICON_NAMES, Icon } from '#src/ui/icons/Icon.tsx';
import { Logo } from '#src/ui/icons/Logo.tsx';
import { Row, Shelf } from './kit.tsx';

const meta = { title: '部件/插图、图标与标志' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawings = () => (
  <ul className="grid border-line-2 border-t border-l md:grid-cols-4">
    {(Object.entries(ILLUSTRATIONS) as [IllustrationName, string][]).map(([name, words]) => (
      <li key={name} className="border-line-2 border-r border-b bg-surface p-3">
        <Illustration name={name} className="w-full" />
        <p className="text-12 text-ink-2">{words}</p>
      </li>
    ))}
  </ul>
);
export const Drawings: Story = {
  name: '十三张插图',
  render: drawings,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(13);
    await expect(within(canvasElement).getByText('集装箱船')).toBeVisible();
  },
};
export const DrawingsDark: Story = { name: '深色', render: drawings, globals: { theme: 'dark' }, tags: ['prove'] };

const marks = () => (
  <Shelf>
    <Row>
      <Logo className="size-12" />
      <Logo className="size-6" />
      <Logo />
      <Logo className="size-2" />
    </Row>
    <div className="flex flex-wrap gap-2.5 text-ink-2">
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  </Shelf>
);
export const Marks: Story = { name: '标志与图标', render: marks };
export const MarksDark: Story = {
  name: '深色，标志与图标',
  render: marks,
  globals: { theme: 'dark' },
  tags: ['prove'],
};
