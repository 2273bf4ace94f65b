import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import type { Offer } from '#contract/calls/item.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { offer, oneOffer } from '#machines/search/search.cases.ts';
import ComparePanel from '#src/features/offers/views/ComparePanel.tsx';
import SailingMonth from '#src/features/offers/views/SailingMonth.tsx';
import TrendDialog from '#src/features/offers/views/TrendDialog.tsx';
import { sailings } from './lane.ts';
import { resourceOf, silent } from './tools.ts';

export default { title: '整箱/走势、月历与比价' } satisfies Meta;

const nothing = () => undefined;
/** A window comes into view, so what it says is waited for. */
const seen = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const day = (index: number) => new Date(Date.UTC(2025, 11, 17 + index)).toISOString().slice(0, 10);
const points = Array.from({ length: 30 }, (_, index) => ({
  date: day(index),
  min: `${850 + ((index * 7) % 40)}.00`,
  avg: `${980 + ((index * 5) % 60)}.00`,
}));

const carriers = [
  { code: 'COSU', nameCn: '中远海运', amounts: points.map(({ min }) => min) },
  { code: 'HLCU', nameCn: '赫伯罗特', amounts: points.map((_, index) => (index < 4 ? null : `${1_100 - index}.00`)) },
];

const trendOf = (trend: ResourceRef<never>) => (
  <TrendDialog trend={trend} from="上海" to="鹿特丹" types={['20GP', '40HQ']} onAsk={nothing} onClose={nothing} />
);

export const Trend: StoryObj = {
  name: '走势',
  loaders: [() => ({ trend: resourceOf(async () => ({ currency: '2', points, carriers, weeklyChange: '-3.2' })) })],
  render: (_, { loaded }) => trendOf(loaded.trend),
  play: async ({ userEvent }) => {
    await seen(fclTools.trend.down('3.2'));
    const chosen = screen.getByRole('button', { name: fclTools.trend.ofCarrier('赫伯罗特', '$1,071.00') });
    await userEvent.click(chosen);
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    screen.getByRole('slider', { name: fclTools.trend.day }).focus();
    await userEvent.click(screen.getByText(fclTools.trend.table, { selector: 'summary' }));
    await expect(screen.getByRole('rowheader', { name: day(29) })).toBeVisible();
    await expect(screen.getByRole('columnheader', { name: '赫伯罗特' })).toBeVisible();
  },
};

export const TrendByDay: StoryObj = {
  name: '走势：看最早的一天，有一家还没有价',
  loaders: [() => ({ trend: resourceOf(async () => ({ currency: '2', points, carriers, weeklyChange: '0' })) })],
  render: (_, { loaded }) => trendOf(loaded.trend),
  play: async () => {
    await seen(fclTools.trend.level);
    const slider = screen.getByRole('slider', { name: fclTools.trend.day });
    fireEvent.change(slider, { target: { value: '0' } });
    const { date, min, avg } = points[0]!;
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', fclTools.trend.point(date, `$${min}`, `$${avg}`)),
    );
    await expect(screen.getByRole('button', { name: fclTools.trend.ofCarrier('赫伯罗特', KIT.none) })).toBeVisible();
  },
};

const withGap = points.filter((_, index) => index !== 22 && (index < 10 || index > 13));
const gapCarriers = [{ code: 'COSU', nameCn: '中远海运', amounts: withGap.map(({ min }) => min) }];

export const TrendWithGaps: StoryObj = {
  name: '走势：有几天没有价，7 天前也没有',
  loaders: [
    () => ({
      trend: resourceOf(async () => ({
        currency: '2',
        points: withGap,
        carriers: gapCarriers,
        weeklyChange: null,
      })),
    }),
  ],
  render: (_, { loaded }) => trendOf(loaded.trend),
  play: async ({ userEvent }) => {
    await seen(fclTools.trend.noWeekBefore);
    await expect(screen.getByText(new RegExp(fclTools.trend.gaps))).toBeVisible();
    const slider = screen.getByRole('slider', { name: fclTools.trend.day });
    await expect(slider).toHaveAttribute('max', '29');
    fireEvent.change(slider, { target: { value: '11' } });
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(fclTools.trend.noPrice(day(11)))),
    );
    await userEvent.click(screen.getByText(fclTools.trend.table, { selector: 'summary' }));
    await expect(screen.getByRole('rowheader', { name: day(11) })).toBeVisible();
  },
};

export const TrendOfFewDays: StoryObj = {
  name: '走势：不足三天',
  loaders: [
    () => ({ trend: resourceOf(async () => ({ currency: '2', points: points.slice(0, 2), weeklyChange: null })) }),
  ],
  render: (_, { loaded }) => trendOf(loaded.trend),
  play: async () => {
    await seen(fclTools.trend.few);
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

export const TrendFailed: StoryObj = {
  name: '走势：没有读到',
  loaders: [() => ({ trend: resourceOf(silent) })],
  render: (_, { loaded }) => trendOf(loaded.trend),
  play: async () => {
    await seen(fclTools.trend.failed);
    await expect(screen.getByRole('button', { name: KIT.retry })).toBeVisible();
  },
};

export const Month: StoryObj = {
  name: '船期月历',
  loaders: [() => ({ month: resourceOf(async () => sailings) })],
  render: (_, { loaded }) => (
    <SailingMonth month={loaded.month} today="2026-01-15" chosen={null} onChoose={nothing} onClose={nothing} />
  ),
  play: async ({ userEvent }) => {
    const sailing = fclTools.month.day('2026-02-06', KIT.time.weekdays[5], '$850.00');
    await waitFor(() => expect(screen.getByRole('button', { name: sailing })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: fclTools.month.earlier }));
    await expect(screen.getByRole('heading', { name: KIT.dates.month(2026, 1) })).toBeVisible();
  },
};

const dearer: Offer = {
  ...offer,
  priceId: 'FCL-CNSHA-NLRTM-HLCU-1-DG',
  carrier: { code: 'HLCU', nameCn: '赫伯罗特' },
  priceKind: 'CONTRACT',
  totals: [
    { currency: '2', amount: '1300.00' },
    { currency: '1', amount: '2020.00' },
  ],
};
const terms = {
  ...decodeTerms('orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*1'),
  compared: [offer.priceId, dearer.priceId, 'FCL-GONE'],
  isComparing: true,
};

export const Compare: StoryObj = {
  name: '并排比价：每种币各标最低，下架的说明',
  loaders: [() => ({ compared: resourceOf(async () => ({ terms, answer: { ...oneOffer, items: [offer, dearer] } })) })],
  render: (_, { loaded }) => (
    <ComparePanel
      compared={loaded.compared}
      picked={terms.compared}
      now={oneOffer.now}
      onDrop={nothing}
      onClose={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fclTools.compare.expired)).toBeVisible();
    const lowest = canvas.getAllByText(fclTools.compare.lowest);
    await expect(lowest.map((mark) => mark.parentElement?.textContent)).toEqual([
      `${fclTools.compare.lowest} $1,150.00`,
      `${fclTools.compare.lowest} ¥2,020.00`,
    ]);
  },
};
