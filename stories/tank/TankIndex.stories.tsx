import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TankAnswer, TankOffer } from '#contract/services/tank-prices.ts';
import { priceList, priceRefusals } from '#copy/search/prices.ts';
import { tankFleet } from '#copy/tank/fleet.ts';
import { tank as words } from '#copy/tank/search.ts';
import type { TankLanes as Lanes, TankYardContent } from '#src/features/tank/views/content.ts';
import { TankLanes } from '#src/features/tank/views/TankLanes.tsx';
import { TankYards } from '#src/features/tank/views/TankYards.tsx';
import { answerOf, offerOf, yards } from './tank-listing.ts';

export default { title: '服务页/罐箱' } satisfies Meta;

const QUERY = 'orgPortCode=CNSHA&dstPortCode=NLRTM&isDanger=Y&unNo=1230&d15=0.7961&d50=0.7632';

interface Shown {
  answer?: Partial<TankAnswer>;
  content?: Partial<Lanes>;
  query?: string;
}

const lanes = ({ answer = {}, content = {}, query = QUERY }: Shown, texts: readonly string[]): StoryObj => ({
  render: () => (
    <TankLanes
      query={query}
      content={{
        ...{ kind: 'lanes', orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: true, unNo: '1230' },
        answer: answerOf(answer),
        ...content,
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
    await expect(canvas.queryByText('undefined', { exact: false })).toBeNull();
  },
});

const one = (own: Partial<TankOffer>) => ({ answer: { items: [offerOf(own)] } });
const anywhere = { content: { orgPortCode: '', dstPortCode: '', unNo: '' }, query: '' };

export const Met: StoryObj = {
  name: '罐型够，每罐装多少',
  ...lanes({}, [words.fit.MET, words.fillUp('21,987', '17,401'), words.included('装货、卸货、洗罐'), words.book]),
};
export const NoDensity: StoryObj = {
  name: '没有密度：先看罐型',
  ...lanes(one({ filling: null }), [words.fit.MET, words.densityMissing]),
};
export const Weak: StoryObj = {
  name: '罐型都不够：带着条件去询价',
  ...lanes(one({ fit: 'WEAK', filling: null, tankType: 'T4' }), [words.fit.WEAK, words.weakNext, words.enquire]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.fit.WEAK)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: new RegExp(`${words.book}$`) })).toBeNull();
  },
};
export const Gas: StoryObj = {
  name: '气体罐：逐票核对，去询价',
  ...lanes(
    {
      answer: { items: [offerOf({ fit: 'ASK', filling: null, tankType: 'T50' })], need: { kind: 'GAS', code: 'T50' } },
    },
    [words.fit.ASK, words.enquire],
  ),
};
export const Solid: StoryObj = {
  name: '固体装罐：逐票核对，去询价',
  ...lanes(
    {
      answer: {
        items: [offerOf({ fit: 'ASK', filling: null })],
        need: { kind: 'ASKED', code: 'T3', why: 'SOLID' },
      },
    },
    [words.fit.ASK, '按固体装罐', words.enquire],
  ),
};
export const InDoubt: StoryObj = {
  name: '罐箱导则待核实：去询价',
  ...lanes({ answer: { items: [offerOf({ fit: 'ASK', filling: null })], need: { kind: 'UNKNOWN' } } }, [
    words.fit.ASK,
    '待核实',
    words.enquire,
  ]),
};
export const FillInDoubt: StoryObj = {
  name: '罐箱特殊规定待核实：先按较严的算',
  ...lanes({ answer: { need: { kind: 'LIQUID', code: 'T4', provision: 'TP2', isInDoubt: true } } }, [
    words.need.IN_DOUBT,
  ]),
};
export const None: StoryObj = {
  name: '这个编号不能装罐箱：下一步',
  ...lanes({ answer: { items: [offerOf({ fit: 'NONE', filling: null })], need: { kind: 'NONE' } } }, [
    words.fit.NONE,
    words.enquire,
  ]),
};
export const Unlisted: StoryObj = {
  name: '未收录的编号',
  ...lanes({ answer: { need: null, goods: null, items: [offerOf({ fit: 'OPEN' })] }, content: { unNo: '3999' } }, [
    words.need.UNKNOWN('3999'),
  ]),
};
export const Refused: StoryObj = {
  name: '船公司不收：换航线或询价',
  ...lanes(
    one({
      ...{ bookable: 'REFUSED', filling: null },
      refusals: [{ kind: 'CARRIER', code: 'HLCU', nameCn: '赫伯罗特', refusedClass: '6.1' }],
    }),
    [words.refused({ kind: 'CARRIER', code: 'HLCU', nameCn: '赫伯罗特', refusedClass: '6.1' }), words.refusedNext],
  ),
};
export const NotCovered: StoryObj = {
  name: '价格不接次要危险性',
  ...lanes(
    one({
      ...{ bookable: 'REFUSED', dgClasses: ['3', '8'] },
      refusals: [{ kind: 'SUBSIDIARY', code: 'HLCU', nameCn: '赫伯罗特', refusedClass: '6.1' }],
    }),
    [
      priceRefusals.reason({ kind: 'SUBSIDIARY', refusedClass: '6.1', nameCn: '赫伯罗特' }, ['3', '8']),
      priceRefusals.byEnquiry,
    ],
  ),
};
export const Heavy: StoryObj = {
  name: '重货装不到八成',
  ...lanes(
    one({
      filling: {
        ...{ expansion: '0.0004735', percent: '93.66', fullLitres: '22478', litres: '13073', kilograms: '24000' },
        ...{ boundBy: 'LANE', isSurgeSafe: false },
      },
    }),
    [words.surge, words.boundBy('93.66', words.bound.LANE)],
  ),
};
export const Closed: StoryObj = {
  name: '已截订舱',
  ...lanes(one({ bookable: 'BOOKING_CLOSED' }), [words.state.BOOKING_CLOSED]),
};
export const Everywhere: StoryObj = {
  name: '各航线的下一班，按罐型筛选',
  ...lanes(
    {
      ...anywhere,
      answer: {
        ...{ goods: null, need: null, org: null, dst: null, tankTypes: ['T4', 'T11'] },
        items: [
          offerOf({ fit: 'OPEN', filling: null }),
          offerOf({
            priceId: 'TNK-2',
            tankType: 'T4',
            fit: 'OPEN',
            priceKind: 'CONTRACT',
            via: { code: 'SGSIN', nameCn: '新加坡' },
          }),
        ],
      },
    },
    [words.lanes(2), words.open, priceList.contract, words.via('新加坡'), words.fit.OPEN],
  ),
};
export const Wrong: StoryObj = {
  name: '密度写反了',
  ...lanes({ query: `${QUERY.replace('d50=0.7632', 'd50=0.9')}` }, [words.form.wrong]),
};
export const Empty: StoryObj = {
  name: '没有符合条件的航线',
  ...lanes({ answer: { items: [] } }, [words.emptyTitle, words.enquire]),
};
export const UnknownOrigin: StoryObj = {
  name: '没有这个起运港',
  ...lanes({ answer: { org: null } }, [words.unknownOrigin]),
};
export const UnknownDestination: StoryObj = {
  name: '没有这个目的港',
  ...lanes({ answer: { dst: null } }, [words.unknownDestination]),
};
export const Fees: StoryObj = {
  ...lanes({}, []),
  name: '逐行费用',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${priceList.fees}$`) }));
    await expect((await canvas.findAllByText('码头操作', { exact: false }))[0]).toBeVisible();
  },
};

const yard = (tab: TankYardContent['tab'], texts: readonly string[], own: Partial<typeof yards> = {}): StoryObj => ({
  render: () => <TankYards query={`tab=${tab}`} content={{ kind: 'yards', tab, yards: { ...yards, ...own } }} />,
  play: async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
  },
});

export const Rental: StoryObj = {
  name: '租罐：按罐型，或租一只单罐',
  ...yard('rental', [
    ...['HZTU2001136', tankFleet.list.from('2026-12-01'), tankFleet.list.now, tankFleet.list.rent],
    '¥80.00/罐/天',
    words.yards.from(365),
    '¥8,000.00/罐',
    words.yards.rental.book.FINANCE,
  ]),
};
export const NoSingle: StoryObj = {
  name: '没有单罐可租',
  ...yard('rental', [tankFleet.list.none], { fleet: [] }),
};
export const Cleaning: StoryObj = {
  name: '洗罐',
  ...yard('cleaning', ['¥1,600.00/罐', words.yards.asked, words.yards.cleaning.book]),
};
export const Storage: StoryObj = {
  name: '堆存维修',
  ...yard('storage', ['¥35.00/罐/天', words.yards.works.FIVE, words.yards.storage.book]),
};
export const NoYard: StoryObj = { name: '没有堆场', ...yard('storage', [words.yards.none], { depots: [] }) };
