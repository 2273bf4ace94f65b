import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '#src/ui/parts/list/Menu.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';
import { expectFits, LONG_NAME, Narrow, Row } from './kit.tsx';

const copied = fn();
const ENTRIES = [
  { key: 'copy', label: '复制一票', icon: 'copy', onChoose: copied },
  { key: 'print', label: '打印订单', icon: 'print' },
  { key: 'site', label: '中国海事局', href: '#msa', external: true },
  { key: 'drop', label: '取消订单', icon: 'trash', danger: true, disabled: true },
] as const;

const meta = { title: '部件/菜单与弹出层', component: Menu, args: { label: '更多', entries: ENTRIES } } satisfies Meta<
  typeof Menu
>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = () => (
  <Row>
    <Menu label="友情链接" entries={ENTRIES} />
    <Menu label="更多" entries={ENTRIES} icon="more" iconOnly size={32} />
    <Popover label="官方小程序" panelLabel="官方小程序" icon="qr" tone="quiet">
      微信扫一扫，手机上查价、传单证
    </Popover>
  </Row>
);

/** The trigger once its code is loaded. */
const trigger = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('button', { name, expanded: false });

export const States: Story = { name: '合着', render: variants };

export const Open: Story = {
  name: '展开',
  play: async ({ canvasElement }) => {
    await trigger(canvasElement, '更多');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};
export const OpenDark: Story = { ...Open, name: '深色，展开', globals: { theme: 'dark' }, tags: ['prove'] };

export const ByKeyboard: Story = {
  name: '键盘：方向键移，Enter 选，Esc 收回并还焦点',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    copied.mockClear();
    await trigger(canvasElement, '更多');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu', { name: '更多' })).toBeVisible());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant'));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(copied).toHaveBeenCalledOnce());
  },
};

export const ByPointer: Story = {
  name: '指针：第一次点击就展开',
  play: async ({ canvasElement }) => {
    await userEvent.click(await trigger(canvasElement, '更多'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const PopoverByKeyboard: Story = {
  name: '弹出层：Enter 展开，Esc 收',
  render: () => (
    <Popover label="官方小程序" panelLabel="官方小程序" icon="qr">
      <a href="#mini">打开小程序</a>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await trigger(canvasElement, '官方小程序');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '官方小程序' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('link', { name: '打开小程序' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: '官方小程序' })).toHaveFocus();
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Menu label={LONG_NAME} entries={[{ key: 'long', label: LONG_NAME, icon: 'copy' }]} />
      <Popover label={LONG_NAME} panelLabel={LONG_NAME}>
        {LONG_NAME}
      </Popover>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { expanded: false })).toHaveLength(2));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expectFits(canvasElement);
  },
};
