import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type * as schema from '../data/schema/index.ts';
import { startOfShanghaiDay } from './calendar.ts';

type Campaign = typeof schema.campaigns.$inferInsert;

const running = (today: number): Campaign => ({
  id: 'europe-dangerous-week',
  title: '欧洲线危险品舱位周',
  summary: '上海、宁波、青岛至欧洲基本港，3/6.1/8/9 类航线一览，先看价格与截止时间。（演示数据）',
  startsAt: new Date(today - 3 * DAY_MS),
  endsAt: new Date(today + 11 * DAY_MS + 18 * HOUR_MS),
  stockTotal: 60,
  demo: true,
  blocks: [
    {
      kind: 'paragraph',
      text: '下面三条航线接收第 3、6.1、8、9 类的常见包装类别；资料齐全的订单先提交船司预审，能否接载以船司答复为准。',
    },
    { kind: 'offers', laneIds: ['FCL-CNSHA-NLRTM', 'FCL-CNNGB-NLRTM', 'FCL-CNTAO-NLRTM'], note: '价格为演示数据' },
    { kind: 'heading', text: '活动规则' },
    {
      kind: 'list',
      items: [
        '以下单时展示的价格与有效期为准，超过有效期需重新报价。',
        '危包证有效期不得早于开航日，SDS 应为三年内修订版本。',
        '船司拒绝接载的，订单会写明原因，可以改选其他航次或提交询价。',
      ],
    },
    { kind: 'form', title: '这几条航线之外', fields: [] },
  ],
});

const upcoming = (today: number): Campaign => ({
  id: 'tank-return-season',
  title: '罐箱返程季',
  summary: '东南亚、中东返程罐箱的线路与注意事项，用罐在罐箱页下单。（演示数据）',
  startsAt: new Date(today + 9 * DAY_MS),
  endsAt: new Date(today + 30 * DAY_MS),
  stockTotal: 0,
  demo: true,
  blocks: [
    {
      kind: 'paragraph',
      text: 'T11 与 T14 罐箱返程可用，前载货清单与洗罐证书随罐提供，装货前可以验罐。罐箱运价与下单在罐箱页。',
    },
    {
      kind: 'table',
      columns: ['航线', '罐型', '容积'],
      rows: [
        ['上海 → 新加坡', 'T11', '24,000 L'],
        ['宁波 → 蒙德拉', 'T7', '25,000 L'],
        ['连云港 → 杰贝阿里', 'T50', '24,500 L'],
      ],
    },
    { kind: 'heading', text: '注意事项' },
    {
      kind: 'list',
      items: ['装载率按 15 ℃ 与 50 ℃ 密度核算。', '定期检验到期日须晚于预计到港日。', '聚合性货物需提供稳定剂证明。'],
    },
  ],
});

const over = (today: number): Campaign => ({
  id: 'consolidation-opening',
  title: '危险品拼箱首发',
  summary: '上海至新加坡、巴生港危险品直拼的首发活动，已经结束。（演示数据）',
  startsAt: new Date(today - 40 * DAY_MS),
  endsAt: new Date(today - 5 * DAY_MS),
  stockTotal: 0,
  demo: true,
  blocks: [
    {
      kind: 'paragraph',
      text: '首发活动已结束，感谢参与。常规拼箱在拼箱页查价下单，可接 3、4.1、6.1、8、9 类货物。',
    },
    { kind: 'link', text: '查拼箱价', href: '/shippingLcl' },
  ],
});

/** A running, an upcoming and a past campaign, relative to the start day. */
export function campaignRows(now: number): Campaign[] {
  const today = startOfShanghaiDay(now);
  return [running(today), upcoming(today), over(today)];
}

export const carouselRows: readonly (typeof schema.carousel.$inferInsert)[] = [
  {
    id: 'carousel-fcl',
    position: 'home',
    title: '危险品整箱，价格与截单一眼看清',
    subtitle: '输入 UN 编号，查可接载的船司、航线与所需单证',
    illustration: 'vessel',
    href: '/shippingFcl',
    sort: 0,
  },
  {
    id: 'carousel-desk',
    position: 'home',
    title: '危险品服务台',
    subtitle: '查 UN 编号、限量与隔离，下单前先看清楚',
    illustration: 'placard',
    href: '/dgdesk',
    sort: 1,
  },
  {
    id: 'carousel-tank',
    position: 'home',
    title: '罐箱与液袋，按货选型',
    subtitle: '罐箱代码怎么定、充装率怎么算、液袋能装什么',
    illustration: 'tank',
    href: '/tankIndex',
    sort: 2,
  },
  {
    id: 'carousel-campaign',
    position: 'home',
    title: '欧洲线危险品舱位周',
    subtitle: '三条航线的价格与截止时间（演示数据）',
    illustration: 'containers',
    href: '/act/europe-dangerous-week',
    sort: 3,
  },
];
