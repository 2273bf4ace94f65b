import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { footer } from '#copy/kit.ts';
import { shell } from '#copy/shell.ts';
import { Footer } from '#src/features/header/views/Footer.tsx';
import { createThemeStore } from '#src/ui/theme.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';
import { configuredSite } from '../kit/site.ts';

export default { title: '框架/页脚', parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;

const ChosenFooter = ({ site }: { site: typeof configuredSite }) => (
  <Footer site={site} theme={createThemeStore('light', nothing)} onRead={nothing} />
);

export const Configured: Story = {
  name: '配置齐全：键盘换主题',
  render: () => <ChosenFooter site={configuredSite} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: footer.themes.dark }));
    await expect(canvas.getByRole('radio', { name: footer.themes.dark })).toBeChecked();
    await expect(canvas.getByRole('button', { name: footer.friendlyLinks })).toBeVisible();
  },
};

export const Unconfigured: Story = {
  name: '没有配置',
  render: () => <ChosenFooter site={plainSite} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(shell.serviceHotline)).toBeNull();
    await expect(canvas.queryByRole('button', { name: footer.friendlyLinks })).toBeNull();
  },
};

const LONG = '上海化工区国际危险化学品供应链管理与物流服务（集团）股份有限公司';
export const LongNames: Story = {
  name: '很长的名称',
  render: () => (
    <ChosenFooter
      site={{
        ...configuredSite,
        brand: { ...configuredSite.brand, company: LONG },
        friendlyLinks: [{ name: LONG, url: 'https://www.example.com' }],
      }}
    />
  ),
};

export const Dark: Story = {
  name: '深色',
  render: () => <ChosenFooter site={configuredSite} />,
  globals: { theme: 'dark' },
  tags: ['prove'],
};
