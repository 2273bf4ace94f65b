import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/parts/Button.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonForm, SkeletonRows, SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty, ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { errorNotice, NotificationRegion, Toast, type ToastEntry } from '#src/ui/parts/Toast.tsx';
import { expectFits, LONG_NAME, Narrow } from './kit.tsx';

const meta = { title: '部件/载入、空、出错与通知' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const retried = fn();
const variants = () => (
  <div className="grid gap-3 md:grid-cols-2">
    <SkeletonRows />
    <SkeletonForm />
    <SkeletonText />
    <div className="rounded border border-line bg-surface">
      <Empty
        picture="ship"
        title="暂无符合条件的运价"
        actions={
          <>
            <Button tone="primary">提交询价</Button>
            <Button>清空筛选</Button>
          </>
        }
      >
        上海洋山 至 阿帕帕，10-12 至 11-11，20GP，UN 1093 丙烯腈。放宽一项条件，或直接询价，2 小时内答复。
      </Empty>
    </div>
    <div className="rounded border border-line bg-surface">
      <ErrorState onRetry={retried} code="E-2F91" onCopyCode={retried}>
        您填的 2 行货物和 3 个附件都已存为草稿。重试不会重复下单。
      </ErrorState>
    </div>
    <div className="grid content-start justify-items-start gap-1.5">
      <Toast entry={{ key: 'in', tone: 'ok', text: '登录成功' }} />
      <Toast entry={{ key: 'sending', tone: 'pending', text: '验证码发送中..' }} />
      <Toast entry={{ key: 'price', tone: 'danger', text: '价格已失效，已为您刷新' }} />
      <Toast entry={errorNotice('busy', '抱歉，服务器繁忙！')} onDismiss={() => undefined} />
    </div>
  </div>
);
export const States: Story = { name: '全部状态', render: variants };
export const Dark: Story = { name: '深色', render: variants, globals: { theme: 'dark' }, tags: ['prove'] };

export const Retry: Story = {
  name: '出错：键盘重试',
  render: () => <ErrorState onRetry={retried} />,
  play: async ({ canvasElement }) => {
    retried.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledOnce();
  },
};

/** Stale prices are announced as an alert, a missing list as a status. */
export const Outdated: Story = {
  name: '没有读到：重试',
  render: () => (
    <div className="grid gap-2">
      <RetryNote tone="danger" title="没有更新成功" onRetry={retried}>
        下面是上一次读到的内容，稍后会自己再试。
      </RetryNote>
      <RetryNote tone="warn" onRetry={retried}>
        港口列表没有读到，重试之后才能选择港口。
      </RetryNote>
    </div>
  ),
  play: async ({ canvasElement }) => {
    retried.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有更新成功');
    await expect(canvas.getByRole('status')).toHaveTextContent('港口列表没有读到');
    for (const button of canvas.getAllByRole('button', { name: '重试' })) await userEvent.click(button);
    await expect(retried).toHaveBeenCalledTimes(2);
  },
};

function Speaking() {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const dismiss = (key: string) => setEntries(entries.filter((entry) => entry.key !== key));
  return (
    <>
      <Button onClick={() => setEntries([...entries, errorNotice(`error-${entries.length}`, '抱歉，服务器繁忙！')])}>
        出错
      </Button>
      <Button onClick={() => setEntries([...entries, { key: `ok-${entries.length}`, tone: 'ok', text: '发送成功' }])}>
        成功
      </Button>
      <NotificationRegion entries={entries} onDismiss={dismiss} />
    </>
  );
}
export const Region: Story = {
  name: '通知区：先空着站好，再说话，可用键盘关闭',
  render: () => <Speaking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('错误抱歉，服务器繁忙！');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('发送成功');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <SkeletonRows />
      <Empty picture="drum" title={LONG_NAME} actions={<Button>{LONG_NAME}</Button>}>
        {LONG_NAME}
      </Empty>
      <ErrorState title={LONG_NAME} onRetry={retried} code={LONG_NAME} onCopyCode={retried} />
      <Toast entry={errorNotice('long', LONG_NAME)} onDismiss={() => undefined} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
