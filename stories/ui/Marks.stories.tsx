import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HOUR_MS } from '#domain/limits.ts';
import { ChartGround, Neatline } from '#src/ui/art/ChartGround.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note, Restricted } from '#src/ui/parts/common/Note.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { ScaleBar, TallyMark } from '#src/ui/parts/ScaleBar.tsx';
import { expectFits, LONG_NAME, Narrow, Row, Shelf } from './kit.tsx';

const meta = { title: '部件/徽标、金额、时间与提示' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NOW = Date.parse('2026-10-12T09:40:00+08:00');

const variants = () => (
  <Shelf>
    <Row>
      <Badge>草稿</Badge>
      <Badge tone="sea">已订舱</Badge>
      <Badge tone="ok">充足</Badge>
      <Badge tone="warn">紧张</Badge>
      <Badge tone="danger">价格已失效</Badge>
      <Badge tone="track">拒收</Badge>
      <Badge tone="low">最低</Badge>
    </Row>
    <Row>
      <Countdown deadline={NOW + 127 * HOUR_MS} now={NOW} />
      <Countdown deadline={NOW + 31 * HOUR_MS} now={NOW} />
      <Countdown deadline={NOW + 8.34 * HOUR_MS} now={NOW} />
      <Countdown deadline={NOW + 30_000} now={NOW} />
      <Countdown deadline={NOW} now={NOW} />
    </Row>
    <Row>
      <DateTime instant={NOW} zone="Asia/Shanghai" city="上海" withYear />
      <DateTime instant={NOW} zone="Asia/Kolkata" city="孟买" />
      <DateTime instant={NOW} zone="Asia/Shanghai" dateOnly />
      <DateTime instant={null} zone="Asia/Shanghai" />
    </Row>
    <Row>
      <Money symbol="$" amount="1,150.00" />
      <Money symbol="¥" amount="3,390.00" size={20} />
      <Money symbol="$" amount="2,280.00" size={28} />
      <Money symbol="$" amount="-20.00" />
      <Money symbol="$" amount="1,700.00" old />
      <Money symbol="$" amount={null} />
    </Row>
    <div className="grid gap-1">
      <ScaleBar percent={30} label="阅读进度" />
      <ScaleBar percent={100} label="已读完" tone="ok" />
      <ScaleBar percent={62} label="上传中断" tone="danger" />
    </div>
    <Row>
      {[0, 1, 2, 3, 4, 5].map((done) => (
        <TallyMark key={done} done={done} total={5} label={`已完成 ${done} 项，共 5 项`} />
      ))}
      <TallyMark done={7} total={8} label="已完成 7 项，共 8 项" />
    </Row>
    <Neatline />
    <div className="grid gap-2 md:grid-cols-2">
      <Note>价格有效至 10-14 周三 18:00。</Note>
      <Note tone="ok">3 与 8 可以同箱。</Note>
      <Note tone="warn" title="价格在您填写时变了">
        10-12 10:05，东方海外调价。请看清再提交。
      </Note>
      <Note tone="danger" live>
        价格已失效，已为您刷新。
      </Note>
      <Restricted title="本航次不收 4.3 类">船公司不接收遇水放出易燃气体的货物。</Restricted>
    </div>
    <ChartGround className="p-3">
      <p className="font-strong text-28 leading-head">整箱下单</p>
    </ChartGround>
  </Shelf>
);

export const States: Story = {
  name: '全部状态',
  render: variants,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5 天 7 时').parentElement).toHaveClass('text-ok');
    await expect(canvas.getByText('1 天 7 时').parentElement).toHaveClass('text-warn');
    await expect(canvas.getByText('8 时 20 分').parentElement).toHaveClass('text-danger');
    await expect(canvas.getByText('已截').parentElement).toHaveClass('text-past');
    await expect(canvasElement).toHaveTextContent('2026-10-12周一09:40上海时间');
    await expect(canvasElement).toHaveTextContent('10-12周一07:10孟买时间');
    await expect(canvasElement).toHaveTextContent('($20.00)');
  },
};
export const Dark: Story = { name: '深色', render: variants, globals: { theme: 'dark' }, tags: ['prove'] };

export const LongName: Story = {
  name: '很长的名字，320 像素',
  render: () => (
    <Narrow>
      <Badge tone="sea">{LONG_NAME}</Badge>
      <Note tone="warn" title={LONG_NAME}>
        {LONG_NAME}
      </Note>
      <Restricted title={LONG_NAME}>{LONG_NAME}</Restricted>
      <DateTime instant={NOW} zone="Asia/Shanghai" city={LONG_NAME} withYear />
      <TallyMark done={40} total={48} label="已完成 40 项，共 48 项" />
      <ChartGround>{LONG_NAME}</ChartGround>
    </Narrow>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
