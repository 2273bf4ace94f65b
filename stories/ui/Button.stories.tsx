import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { expectFits, LONG_NAME, Narrow, Row, Shelf } from './kit.tsx';

const meta = { title: '部件/按钮', component: Button, args: { children: '查运价', onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyVariant = () => (
  <Shelf>
    <Row>
      <Button tone="primary">查运价</Button>
      <Button tone="primary" busy>
        提交中
      </Button>
      <Button tone="primary" disabled>
        不可用
      </Button>
    </Row>
    <Row>
      <Button>下单</Button>
      <Button busy>载入</Button>
      <Button disabled>已截</Button>
      <Button tone="quiet">清空</Button>
      <Button tone="danger">取消订单</Button>
    </Row>
    <Row>
      <Button size={32}>小 32</Button>
      <Button>中 40</Button>
      <Button size={48}>大 48</Button>
      <Button icon="user">会员中心</Button>
      <Button icon="share" iconOnly>
        分享
      </Button>
      <Button icon="more" size={32} iconOnly>
        更多
      </Button>
      <ButtonLink href="#home" tone="quiet" icon="arrow">
        返回首页
      </ButtonLink>
    </Row>
  </Shelf>
);

export const States: Story = { name: '全部状态', render: everyVariant };
export const Dark: Story = { name: '深色', render: everyVariant, globals: { theme: 'dark' }, tags: ['prove'] };

export const ByKeyboard: Story = {
  name: '键盘：Tab 到达，Enter 与空格按下',
  args: { tone: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '查运价' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  name: '忙时留住焦点，不再响应',
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查运价' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Button tone="primary">{LONG_NAME}</Button>
      <Button size={32} icon="user">
        {LONG_NAME}
      </Button>
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
