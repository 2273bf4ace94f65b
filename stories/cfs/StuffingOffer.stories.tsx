import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StuffingPrices } from '#contract/services/cfs-prices.ts';
import { stuffingPrices as words } from '#copy/cfs/page.ts';
import { type Station, type Stuffing, StuffingOffer } from '#src/features/cfs/views/BuiltInPage.tsx';

export default { title: '服务页/内装' } satisfies Meta;

type Line = StuffingPrices['always'][number];

const line = (feeCode: string, feeName: string, unitPrice: string, own: Partial<Line> = {}): Line => ({
  ...{ group: 'SERVICE', feeCode, feeName, currency: '1', unitPrice, basis: 'CONTAINER', ctnType: '20GP' },
  ...{ quantity: '1', amount: unitPrice, atCost: false, payTerm: 'PRE', taxRate: '6.00' },
  ...own,
});

const prices: StuffingPrices = {
  always: [
    line('STF', '内装', '900.00'),
    line('STF', '内装', '1500.00', { ctnType: '40HQ' }),
    line('WHI', '进仓', '100.00', { basis: 'SHIPMENT', ctnType: null }),
  ],
  works: [
    { service: 'pallet', isIncluded: false, lines: [line('PLT', '打托', '45.00', { basis: 'TON', ctnType: null })] },
    {
      service: 'alongside',
      isIncluded: false,
      lines: [line('DIRECT', '船边直装', '0.00', { ctnType: null, basis: 'TIME', atCost: true })],
    },
  ],
};

const station: Station = {
  ...{ id: 'warehouse-01', name: '临港危化品一号库', city: { code: '310000', nameCn: '上海' }, district: '浦东新区' },
  ...{ address: '浦东新区化工物流园01号', isStuffing: true, pictures: [], kinds: ['甲类', '乙类'] },
  ...{ dgClasses: ['3', '4.1', '8', '9'], forbidden: [], qualifications: [], areaTotal: 4_200, areaFree: 860 },
  ...{ temperature: '常温', docks: 8, rates: [], handlingPerTon: '76.00', minimumDays: 1, minimumQuantity: 1 },
  ...{ freeDays: 7, port: { code: 'CNYSN', nameCn: '洋山' }, portKilometres: 38, openingHours: '08:30–18:00' },
  ...{ equipment: [], works: [], phone: '400-000-0001', fit: 'FITS', reasons: [], charge: null },
};

const shown = (stuffing: Stuffing, texts: readonly string[]): StoryObj => ({
  render: () => <StuffingOffer {...stuffing} />,
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeInTheDocument();
  },
});

export const Prices: StoryObj = {
  name: '价目与装箱仓',
  ...shown({ prices, stations: [station] }, [
    '20GP ¥1,000.00，40HQ ¥1,600.00',
    '¥45.00',
    words.asked,
    words.kilometres('洋山', 38),
  ]),
};
export const NoPrices: StoryObj = {
  name: '后端没有价目',
  ...shown({ prices: null, stations: [station] }, [words.none]),
};
export const NoStations: StoryObj = { name: '没有装箱仓', ...shown({ prices, stations: [] }, [words.noStations]) };
