import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Warehouse, WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import { segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { marketReplies } from '#copy/replies.ts';
import { warehouse as words } from '#copy/warehouse/search.ts';
import { type RequestedGoods, storedGoods } from '#domain/booking/stored-goods.ts';
import { fitOf } from '#domain/warehouse/fit.ts';
import { planRooms } from '#domain/warehouse/rooms.ts';
import { chargeStorage, type WarehouseTariff } from '#domain/warehouse/storage-lines.ts';
import { StayForm } from '#src/features/warehouse/views/StayForm.tsx';
import { WarehouseResults } from '#src/features/warehouse/views/WarehouseResults.tsx';
import { unList } from '#tests/kit/un-entries.ts';

export default { title: '服务页/仓库' } satisfies Meta;

const NOW = Date.parse('2026-10-12T01:40:00Z');
const TARIFF: WarehouseTariff = {
  ...{ mode: 'TON', ratePerDay: '3.20', handlingPerTon: '76.00' },
  ...{ freeDays: 7, minimumDays: 1, minimumQuantity: 1 },
};
const STAY = { from: '2026-10-20', to: '2026-11-19' };

const lingang: Omit<Warehouse, 'charge' | 'fit' | 'reasons'> = {
  id: 'warehouse-01',
  name: '临港危化品一号库',
  city: { code: '310000', nameCn: '上海' },
  district: '浦东新区',
  address: '浦东新区化工物流园01号',
  isStuffing: true,
  pictures: [],
  kinds: ['甲类', '乙类'],
  dgClasses: ['3', '4.1', '6.1', '8', '9'],
  forbidden: ['1 爆炸品', '7 放射性'],
  qualifications: [{ name: '危险化学品经营许可证', number: '演示数据-WH01-A', expires: '2028-12-31' }],
  areaTotal: 4_200,
  areaFree: 860,
  temperature: '5～30 ℃',
  docks: 8,
  rates: [{ mode: 'TON', perDay: '3.20' }],
  handlingPerTon: '76.00',
  minimumDays: 1,
  minimumQuantity: 1,
  freeDays: 7,
  port: { code: 'CNYSN', nameCn: '洋山' },
  portKilometres: 18,
  openingHours: '08:00–17:30',
  equipment: ['防爆叉车', '自动喷淋'],
  works: ['LABEL', 'COUNT'],
  phone: '400-000-0001',
};
const fengxian = { ...lingang, id: 'warehouse-04', name: '奉贤恒温化学品库', kinds: ['乙类', '恒温'] };
const tanks = { ...lingang, id: 'warehouse-03', name: '漕泾化工罐区', kinds: ['罐区'] };

interface Requested {
  goods?: readonly RequestedGoods[];
  stores?: readonly (typeof lingang)[];
  days?: number | null;
  tariff?: Partial<WarehouseTariff>;
  own?: Partial<WarehouseAnswer>;
}

function answerOf({
  goods: asked = [],
  stores = [lingang],
  days = 30,
  tariff = {},
  own = {},
}: Requested): WarehouseAnswer {
  const goods = asked.map((one) => storedGoods(one, unList.find(({ unNo }) => unNo === one.unNo) ?? null));
  const { pairs, rooms } = planRooms(goods);
  const stay = { grossKg: '14400', volume: '20.5', pallets: 20, days: days ?? 0 };
  const items = stores.map((store): Warehouse => {
    const { fit, reasons } = fitOf(store, goods, STAY);
    const charge = days === null ? null : chargeStorage({ ...TARIFF, ...tariff }, stay, marketReplies.storage);
    return {
      ...store,
      fit,
      reasons: reasons.map((one) => ('categories' in one ? { ...one, categories: [...one.categories] } : one)),
      charge,
    };
  });
  return {
    items,
    ...{ total: items.length, page: 1, pageSize: 20 },
    fitting: items.filter(({ fit }) => fit !== 'REFUSED').length,
    opened: null,
    cities: [{ code: '310000', nameCn: '上海', warehouses: 3, areaFree: 860, kinds: ['甲类'], dgClasses: ['3'] }],
    goods: goods.map(({ unNo, nameCn, isKnown, classes, packingGroup, flashPoint, categories }) => ({
      ...{ unNo, nameCn, isKnown, packingGroup, flashPoint },
      ...{ classes: [...classes], categories: [...(categories ?? [])] },
    })),
    pairs: pairs.map(({ a, b, apart, ...pair }) => ({
      ...{ a, b, apart },
      reason: segregationReason(goods, { a, b, ...pair }, 'ROOM'),
    })),
    rooms,
    ...{ startDate: '2026-10-20', earliestStart: '2026-10-13', now: NOW },
    ...own,
  };
}

const SEARCHED = { isDanger: true, unNo: '', weight: '14400', volume: '', cityCode: '', startDate: null };

const shown = (
  answer: WarehouseAnswer,
  texts: readonly string[],
  {
    query = '',
    searched = {},
  }: { query?: string; searched?: Partial<Record<keyof typeof SEARCHED, string | null>> } = {},
): StoryObj => ({
  render: () => (
    <WarehouseResults
      answer={answer}
      searched={{ ...SEARCHED, ...searched } as typeof SEARCHED}
      query={query}
      onCopy={fn()}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
  },
});

const methanol = { unNo: '1230', packingGroup: 'II', flashPoint: '11' };

export const Fits: StoryObj = {
  name: '可存：费用逐行，14.4 吨 30 天',
  ...shown(answerOf({ goods: [methanol] }), [
    words.fit.FITS,
    words.fire.category('甲'),
    '2,283.50',
    '1,059.84',
    '129.26',
  ]),
};

export const Refused: StoryObj = {
  name: '存不了：消防类别不够',
  ...shown(answerOf({ goods: [methanol], stores: [fengxian] }), [
    words.refusedTitle(fengxian.name),
    'UN 1230 甲醇：须甲类库，这座库的消防类别不够。',
  ]),
};

export const Requested: StoryObj = {
  name: '要问仓库：没有消防类别，编号不在表里',
  ...shown(answerOf({ goods: [methanol, { unNo: '3999' }], stores: [tanks] }), [
    words.askTitle,
    'UN 1230 甲醇：须甲类库，这座库没有写明消防类别，由仓库确认。',
    'UN 3999：不在我们的表里，能不能存由仓库确认。',
  ]),
};

export const Apart: StoryObj = {
  name: '四种货分两间，没有一座库能全存',
  ...shown(answerOf({ goods: ['1230', '2014', '1789', '3082'].map((unNo) => ({ unNo })) }), [
    words.rooms.title(4, 2),
    words.rooms.apart.BUILDING,
    words.noneTakesAll,
  ]),
};

export const Poison: StoryObj = {
  name: '剧毒品须存剧毒库',
  ...shown(answerOf({ goods: [{ unNo: '1689' }] }), ['UN 1689 固态氰化钠：是剧毒化学品，须存剧毒库。']),
};

export const LicenceEnds: StoryObj = {
  name: '许可在存放期内到期',
  ...shown(
    answerOf({ stores: [{ ...lingang, qualifications: [{ ...lingang.qualifications[0]!, expires: '2026-11-01' }] }] }),
    ['危险化学品经营许可证 2026-11-01 到期，在存放期内。'],
  ),
};

export const Least: StoryObj = {
  name: '按最低天数与最低计费量',
  ...shown(answerOf({ days: 2, tariff: { minimumDays: 10, minimumQuantity: 20 } }), [
    words.steps.leastDays,
    words.steps.leastQuantity,
  ]),
};

export const Unpriced: StoryObj = {
  name: '没有填天数：只列单价',
  ...shown(answerOf({ days: null }), [words.needsLoad]),
};

export const NotSold: StoryObj = {
  name: '不按板计价',
  ...shown(answerOf({ days: null }), [words.notSold('板')], { query: 'mode=PALLET' }),
};

export const WrongRow: StoryObj = {
  name: '货物的一行写法不对，入库日太早，城市没有仓库',
  ...shown(answerOf({}), [words.form.wrong, words.startMoved('2026-10-20'), words.noCity], {
    query: 'un=12&fp=x',
    searched: { cityCode: '110000', startDate: '2026-10-01' },
  }),
};

export const Nothing: StoryObj = {
  name: '没有符合条件的仓库',
  ...shown(answerOf({ stores: [] }), [words.emptyTitle]),
};

export const Gone: StoryObj = {
  name: '打开的仓库已经下架',
  ...shown(answerOf({}), [words.missing], { query: 'store=warehouse-99' }),
};

const onCopy = fn();
const opened = answerOf({ goods: [methanol] });

export const Opened: StoryObj = {
  name: '详情：资质、禁存、收费与地址',
  render: () => (
    <WarehouseResults
      answer={{ ...opened, opened: opened.items[0] ?? null }}
      searched={SEARCHED}
      query="store=warehouse-01"
      onCopy={onCopy}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(words.sheet.expires('2028-12-31'))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words.sheet.copy }));
    await expect(onCopy).toHaveBeenCalledWith('上海浦东新区化工物流园01号');
  },
};

export const OneGoodsRow: StoryObj = {
  name: '表单：一行货物，再加一种，删除',
  render: () => <StayForm query="" searched={{ isDanger: true, unNo: '', weight: '', volume: '' }} />,
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByLabelText(words.form.un).length;
    await expect(rows()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: words.form.addGoods }));
    await expect(rows()).toBe(2);
    for (let count = 2; count < 6; count += 1)
      await userEvent.click(canvas.getByRole('button', { name: words.form.addGoods }));
    await expect(canvas.getByRole('button', { name: words.form.addGoods })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: words.form.removeGoods(2) }));
    await expect(rows()).toBe(5);
  },
};
