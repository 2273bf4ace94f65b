import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: '部件/颜色与文字' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const COLOURS = [
  ['bg-paper', '页面 paper'],
  ['bg-surface', '面 surface'],
  ['bg-sunken', '凹 sunken'],
  ['bg-ink', '墨 ink'],
  ['bg-ink-2', '次 ink-2'],
  ['bg-ink-3', '弱 ink-3'],
  ['bg-line', '线 line'],
  ['bg-line-field', '框线 line-field'],
  ['bg-sea', '深海 sea'],
  ['bg-link', '航道 link'],
  ['bg-action', '信号橙 action'],
  ['bg-danger', '险 danger'],
  ['bg-warn', '近 warn'],
  ['bg-ok', '安 ok'],
  ['bg-track', '航迹 track'],
  ['bg-land', '陆 land'],
  ['bg-shoal', '浅 shoal'],
  ['bg-mid', '次浅 mid'],
] as const;

const sheet = () => (
  <div className="grid gap-4">
    <ul className="grid grid-cols-2 gap-1.5 md:grid-cols-4 xl:grid-cols-9">
      {COLOURS.map(([look, name]) => (
        <li key={look} className="text-12 text-ink-2">
          <span className={`block h-6 rounded border border-line ${look}`} />
          {name}
        </li>
      ))}
    </ul>
    <div className="grid gap-1">
      <p className="font-strong text-40 leading-head">40 危险品出海，先看清截点</p>
      <p className="font-strong text-28 leading-head">28 上海洋山 至 那瓦舍瓦</p>
      <p className="font-strong text-20 leading-head">20 热门危险品航线</p>
      <p className="text-16">16 UN 1230 甲醇，3 类，副危险 6.1，包装类 II，闪点 11 ℃</p>
      <p className="text-14">14 价格含危险品附加费；起运港人民币费用另计。OOCL LUXEMBOURG 118W</p>
      <p className="text-12 text-ink-3">12 仅供参考，以船公司、海事与主管机关最终审核为准。</p>
    </div>
  </div>
);

export const Light: Story = { name: '浅色', render: sheet };
export const Dark: Story = { name: '深色', render: sheet, globals: { theme: 'dark' }, tags: ['prove'] };
