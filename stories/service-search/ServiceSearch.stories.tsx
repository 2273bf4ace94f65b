import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { search } from '#copy/search/form.ts';
import { pageServices, quickSearch, serviceSearch as words } from '#copy/search/services.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { methanol } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import { type DgEntry, dangerousLookupMachine } from '#machines/dangerous-lookup/index.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import type { LocationsByCode } from '#src/features/search/quick-search/quick-search.ts';
import {
  CarriedSearch,
  type CarriedService,
  type SearchedService,
  SearchFoot,
  ServiceSearch,
  type ServiceSearchProps,
} from '#src/features/search/views/ServiceSearch.tsx';
import { destinations, origins } from '../search/lane.ts';
import { never, resourceOf, silent } from '../search/tools.ts';

export default { title: '服务页/查询卡' } satisfies Meta;

const placeOf = (code: string, name: string, group: string): LocationOption => ({
  code,
  name,
  english: code,
  pinyin: '',
  initials: '',
  group,
});

const locations: Record<LocationsByCode['kind'], LocationsByCode> = {
  port: { kind: 'port', origins, destinations },
  coast: { kind: 'coast', origins, destinations: [placeOf('CNNSA', '南沙', '华南')] },
  airport: {
    kind: 'airport',
    origins: [placeOf('PVG', '上海浦东', '国内')],
    destinations: [placeOf('FRA', '法兰克福', '国际')],
  },
  station: {
    kind: 'station',
    origins: [placeOf('CNCKG', '重庆', '发站')],
    destinations: [placeOf('DEDUI', '杜伊斯堡', '到站')],
  },
  city: { kind: 'city', origins: [placeOf('310000', '上海', '上海')], destinations: [] },
};

const HOTLINE = '400-000-0000';
const ports = 'orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM';
const days = 'etdFrom=2026-02-01&etdTo=2026-02-28';

/** The card as an address opens it, its places on the list, on their way or lost. */
function opened(
  key: SearchedService,
  query: string,
  read: () => Promise<unknown> = async () => locations[kindOf(key)],
) {
  const actor = createActor(
    searchMachine.provide({
      actors: {
        address: fromCallback<SearchEvent, undefined>(({ sendBack }) => sendBack({ type: 'address.changed', query })),
      },
      actions: { writeAddress: () => undefined, keepRecent: () => undefined, openList: () => undefined },
    }),
    { input: { mode: 'form' } },
  ).start();
  const lookup = createActor(
    dangerousLookupMachine.provide({
      actors: { findMatches: fromPromise<readonly DgEntry[], { text: string }>(async () => [methanol]) },
    }),
  ).start();
  if (query.includes('unNo=1230')) lookup.send({ type: 'lookup.typed', text: '1230' });
  return {
    service: pageServices.find((one) => one.key === key) as ServiceSearchProps['service'],
    quick: { search: actor, lookup, locations: resourceOf(read), today: '2026-01-15', wantLocations: () => undefined },
    hotline: HOTLINE,
    own: '',
    onCopy: fn(),
  } satisfies ServiceSearchProps;
}

const kindOf = (key: SearchedService) => pageServices.find((one) => one.key === key)!.kind;

const card = (
  key: SearchedService,
  query: string,
  play: NonNullable<StoryObj['play']>,
  read?: () => Promise<unknown>,
): StoryObj => ({
  loaders: [() => ({ props: opened(key, query, read) })],
  render: (_, { loaded }) => (
    <>
      <ServiceSearch {...(loaded.props as ServiceSearchProps)} />
      <SearchFoot {...(loaded.props as ServiceSearchProps)} />
    </>
  ),
  play,
});

/** The search is summarised in one line, and every link at the bottom carries its query. */
const asked = (key: SearchedService, query: string, shown: readonly (RegExp | string)[]) =>
  card(key, query, async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: search.change })).toHaveAttribute('aria-expanded', 'false');
    for (const text of shown) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    const foot = within(canvas.getByRole('region', { name: words.foot }));
    const typed = new URLSearchParams(query);
    for (const { label, to } of words.links[key]) {
      const [path, carried] = (foot.getByRole('link', { name: label }).getAttribute('href') ?? '').split('?');
      const [page, own] = to.split('?');
      await expect(path).toBe(page);
      await expect([...new URLSearchParams(carried)]).toEqual([...new URLSearchParams(own), ...typed]);
    }
  });

export const Groupage: StoryObj = {
  name: '拼箱：体积、毛重与计费吨',
  ...asked('lcl', `${ports}&unNo=1230&volume=2.36&weight=1850&${days}`, [
    '鹿特丹',
    'UN 1230',
    /2\.36 m³，1,850 kg，计费 2\.36 吨，按体积/,
    /02-01 至 02-28/,
  ]),
};

export const Air: StoryObj = {
  name: '空运：实重与体积重取大',
  ...asked('air', 'orgPort=上海浦东&orgPortCode=PVG&dstPort=法兰克福&dstPortCode=FRA&volume=1.2&weight=100', [
    '上海浦东',
    '法兰克福',
    new RegExp(words.dangerous),
    /200\.5 kg/,
  ]),
};

export const Rail: StoryObj = {
  name: '铁路：箱型与箱量',
  ...asked('rail', 'orgPort=重庆&orgPortCode=CNCKG&dstPort=杜伊斯堡&dstPortCode=DEDUI&isDanger=N&boxes=40HQ*2', [
    '重庆',
    '杜伊斯堡',
    /普货，40HQ × 2/,
  ]),
};

export const Tank: StoryObj = {
  name: '罐箱：箱量与品名',
  ...asked('tank', `${ports}&boxes=20TK*1&unNo=1230`, ['上海', /20TK × 1/, 'UN 1230']),
};

export const Warehouse: StoryObj = {
  name: '仓储：城市与起租日期',
  ...asked('warehouse', `orgPort=上海&orgPortCode=310000&${days}`, ['上海', /02-01 至 02-28/]),
};

export const Domestic: StoryObj = {
  name: '内贸：两头都是国内港口',
  ...asked('domestic', 'orgPort=上海&orgPortCode=CNSHA&dstPort=南沙&dstPortCode=CNNSA&isDanger=N&boxes=40HQ*1', [
    '上海',
    '南沙',
    /普货，40HQ × 1/,
  ]),
};

/** A page opened from the search shows its terms, and a link back with the whole query. */
const carried = (key: CarriedService, query: string, shown: readonly (RegExp | string)[]): StoryObj => ({
  loaders: [() => ({ props: opened(key, query) })],
  render: (_, { loaded }) => <CarriedSearch {...(loaded.props as ServiceSearchProps)} />,
  play: async ({ canvas }) => {
    const terms = within(await canvas.findByRole('region', { name: words.carried }));
    for (const text of shown) await expect((await terms.findAllByText(text))[0]).toBeVisible();
    const href = terms.getByRole('link', { name: words.change }).getAttribute('href') ?? '';
    await expect(href.split('?')[0]).toBe(pageServices.find((one) => one.key === key)?.list);
    await expect([...new URLSearchParams(href.split('?')[1])]).toEqual([...new URLSearchParams(query)]);
  },
});

export const CarriedToStore: StoryObj = {
  name: '仓储：查询时的条件与修改',
  ...carried('warehouse', `orgPort=上海&orgPortCode=310000&${days}`, ['上海', /02-01 至 02-28/]),
};

export const Untouched: StoryObj = {
  name: '什么都还没填',
  ...card('lcl', '', async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: quickSearch.kinds.port.origin })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: search.change })).toBeNull();
  }),
};

export const Unsaid: StoryObj = {
  name: '按了查询而没有选地点',
  ...card('rail', '', async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: quickSearch.go }));
    await expect((await canvas.findAllByText(quickSearch.kinds.station.missing))[0]).toBeVisible();
  }),
};

export const Foreign: StoryObj = {
  name: '地址里的机场不在列表上',
  ...card('air', 'orgPort=x&orgPortCode=PVG&dstPort=y&dstPortCode=ZZZ', async ({ canvas }) => {
    await expect(await canvas.findByText(words.unknown('ZZZ'))).toBeVisible();
    await expect(canvas.getByText('上海浦东')).toBeVisible();
    await expect(canvas.queryByText('x')).toBeNull();
  }),
};

export const LocationsLoading: StoryObj = {
  name: '列表还没有到：先用地址里的名字',
  ...card(
    'lcl',
    ports,
    async ({ canvas }) => {
      await expect(canvas.getByText('鹿特丹')).toBeVisible();
    },
    never,
  ),
};

export const LocationsLost: StoryObj = {
  name: '列表没有读到',
  ...card(
    'rail',
    '',
    async ({ canvas }) => {
      await expect(await canvas.findByText(quickSearch.kinds.station.placesFailed)).toBeVisible();
      await expect(canvas.getByRole('button', { name: quickSearch.locationsRetry })).toBeEnabled();
    },
    silent,
  ),
};

export const Taken: StoryObj = {
  name: '复制这次查询的链接，换方向后链接跟着变',
  loaders: [() => ({ props: opened('tank', `${ports}&boxes=20TK*1`) })],
  render: (_, { loaded }) => (
    <>
      <ServiceSearch {...(loaded.props as ServiceSearchProps)} />
      <SearchFoot {...(loaded.props as ServiceSearchProps)} />
    </>
  ),
  play: async ({ canvas, loaded, userEvent }) => {
    const link = await canvas.findByRole('link', { name: words.link });
    await userEvent.click(canvas.getByRole('button', { name: words.copy }));
    await expect(loaded.props.onCopy).toHaveBeenCalledWith(link.getAttribute('href'));
    await userEvent.click(canvas.getByRole('button', { name: search.change }));
    await userEvent.click(canvas.getByRole('button', { name: search.swap }));
    await expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('orgPortCode')).toBe('NLRTM');
  },
};

export const Opened: StoryObj = {
  name: '打开条件：焦点留在按钮，查询后收成一行，焦点回到按钮',
  ...card('lcl', ports, async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: search.change });
    await expect(canvas.queryByRole('combobox', { name: quickSearch.kinds.port.origin })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const fold = canvas.getByRole('button', { name: search.fold });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(fold).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: quickSearch.kinds.port.origin })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: quickSearch.go }));
    await expect(canvas.getByRole('button', { name: search.change })).toHaveFocus();
    await expect(canvas.queryByRole('combobox', { name: quickSearch.kinds.port.origin })).toBeNull();
  }),
};
