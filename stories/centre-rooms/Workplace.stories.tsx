import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CentreCounts } from '#contract/calls/workplace.ts';
import { KIT, resource } from '#copy/kit.ts';
import { orders } from '#copy/orders/list.ts';
import { members } from '#copy/user-centre/enterprise.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import { DAY_MS, HOUR_MS, OFTEN_ORDERS, OFTEN_WITHIN_DAYS, PAPERS_END_WITHIN_DAYS } from '#domain/limits.ts';
import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import {
  type CentreRoomsEvent,
  type CentreRoomsInput,
  type CentreRoomsRef,
  centreRoomsMachine,
} from '#machines/centre-rooms/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import type { Workplace } from '#src/features/user-centre/pages/content.ts';
import { WorkplacePage } from '#src/features/user-centre/pages/WorkplacePage.tsx';
import { CentreRooms } from '#src/features/user-centre/rooms/CentreRooms.tsx';
import { sampleOrder } from '../kit/order.ts';

export default { title: 'Machines/会员中心功能/工作台' } satisfies Meta;

const { now, orderNo } = sampleOrder;
const place = (code: string, nameCn: string) => ({ code, nameCn, nameEn: nameCn, timezone: 'Asia/Shanghai' });
const page = { total: 0, page: 1, pageSize: 50 };
const empty: Workplace = {
  agenda: { moments: [], total: 0, now },
  habits: { papers: [], lanes: [], now },
  joining: null,
  orders: { items: [], ...page, now },
  enquiries: { items: [], ...page, now },
};
const lane = {
  service: 'fcl',
  org: place('CNYSN', '洋山'),
  isDanger: 'Y',
  unit: '20GP',
  lastOrderNo: orderNo,
} as const;
const full: Workplace = {
  ...empty,
  agenda: {
    moments: [
      {
        ...{ kind: 'OWED', code: 'PAPER', paper: 'PACKAGING_TEST', text: '请提交性能单', place: null, orderNo },
        at: now + HOUR_MS,
      },
    ],
    total: 1,
    now,
  },
  orders: { ...empty.orders, items: [sampleOrder], total: 1 },
  habits: {
    now,
    papers: [
      {
        ...{ paper: 'PACKAGING_TEST', name: '包装性能检验结果单(性能单)', goods: '甲醇', day: '2026-10-31', orderNo },
        at: now + 19 * DAY_MS,
      },
      {
        ...{ paper: 'SDS_CN', name: 'SDS(中文)', goods: '过氧化氢', day: '2021-12-31', orderNo },
        at: now + 80 * DAY_MS,
      },
    ],
    lanes: [
      {
        ...lane,
        dst: place('INNSA', '那瓦舍瓦'),
        unNo: '1230',
        orders: 6,
        lowest: { currency: '2', amount: '1020.00' },
      },
      { ...lane, dst: place('NLRTM', '鹿特丹'), unNo: '3082', orders: 2, lowest: null },
    ],
  },
};

interface Served {
  workplace: () => Promise<ResourceAnswer>;
  counts: CentreCounts;
  mayBook?: boolean;
}

const { user } = centreRoomsCases.input as CentreRoomsInput;

function open({ workplace, counts, mayBook = true }: Served) {
  const reading = (read: () => Promise<ResourceAnswer>) =>
    resourceMachine.provide({ actors: { read: fromPromise<ResourceAnswer, ResourceAddress>(read) } });
  const input = { user: { ...user, enterpriseResp: { ...user.enterpriseResp!, mayBook } } };
  return createActor(
    centreRoomsMachine.provide({
      actors: {
        addresses: fromCallback<CentreRoomsEvent, undefined>(({ sendBack }) =>
          sendBack({ type: 'address.changed', address: { room: 'workplace', no: null, query: '' } }),
        ),
        content: reading(workplace),
        counts: reading(async () => ({ outcome: 'found', content: counts })),
      },
    }),
    { input },
  ).start();
}

const found = (content: Workplace) => async (): Promise<ResourceAnswer> => ({ outcome: 'found', content });
const render = (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
  <CentreRooms
    actor={loaded.actor as CentreRoomsRef}
    isSpecial={false}
    avatar={null}
    enterprises={[]}
    renderRoom={(props) => <WorkplacePage {...props} />}
  />
);
const none: CentreCounts = { orders: 0, enquiries: 0, requests: 0 };

/** Papers that end soon, lanes with the price of today, and what waits in the rooms. */
export const Busy: StoryObj = {
  loaders: [() => ({ actor: open({ workplace: found(full), counts: { orders: 3, enquiries: 1, requests: 2 } }) })],
  render,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: words.workplace.often })).toBeVisible());
    const menu = (name: string) => canvas.getByRole('link', { name });
    await expect(menu(words.titles.order)).toHaveAccessibleDescription(words.waiting.order(3));
    await expect(menu(words.titles.enquiry)).toHaveAccessibleDescription(words.waiting.enquiry(1));
    await expect(menu(words.titles.members)).toHaveAccessibleDescription(words.waiting.members(2));
    await expect(menu(words.titles.invoice)).not.toHaveAccessibleDescription();
    await expect(canvas.getByText(words.workplace.paperEnds('2026-10-31'))).toBeVisible();
    await expect(canvas.getByText(words.workplace.sheetEnds('2021-12-31'))).toBeVisible();
    await expect(canvas.getByText('1,020.00')).toBeVisible();
    const name = orders.lane('洋山', '那瓦舍瓦');
    const again = canvas.getByRole('link', { name: `${name}：${words.workplace.again}` });
    await expect(again).toHaveAttribute('href', `/shippingFcl/addOrder?copy=${orderNo}`);
    const list = canvas.getByRole('link', { name }).getAttribute('href');
    await expect(list).toContain('orgPortCode=CNYSN');
    await expect(list).toContain('unNo=1230');
    await expect(decodeURIComponent(list ?? '')).toContain('boxes=20GP*1');
    await expect(canvas.getByRole('link', { name: new RegExp(`：${words.workplace.askPrice}$`) })).toBeVisible();
  },
};

/** A read-only member has no actions and no pending tasks. */
export const Viewer: StoryObj = {
  loaders: [() => ({ actor: open({ workplace: found(full), counts: none, mayBook: false }) })],
  render,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1,020.00')).toBeVisible());
    await expect(canvas.queryByText(words.workplace.again)).toBeNull();
    await expect(canvas.getAllByText('请提交性能单')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^请提交性能单：/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: words.titles.order })).not.toHaveAccessibleDescription();
  },
};

/** The user's join request is pending, and another company has invited the user. */
export const Joining: StoryObj = {
  loaders: [
    () => {
      const expiresAt = now + 72 * HOUR_MS;
      const offer = { id: 'invitation-9', enterpriseName: '上海示例化工有限公司', invitedBy: '张示例' };
      const joining: Workplace['joining'] = {
        offers: [{ ...offer, role: 'booker', expiresAt }],
        ownRequest: { enterpriseName: '样本化工（上海）有限公司', status: 'waiting', createdAt: now, expiresAt },
      };
      return { actor: open({ workplace: found({ ...empty, joining }), counts: none }) };
    },
  ],
  render,
  play: async ({ canvas }) => {
    const waiting = members.ownRequest.waiting('样本化工（上海）有限公司');
    await waitFor(() => expect(canvas.getByText(waiting)).toBeVisible());
    await expect(canvas.getByText(members.ownRequest.answerBy)).toBeVisible();
    await expect(canvas.getByText(members.offer('张示例', '上海示例化工有限公司'))).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: words.workplace.colleagues }))
      await expect(link).toHaveAttribute('href', '?redirect=members');
  },
};

/** The company has no orders yet. */
export const Empty: StoryObj = {
  loaders: [() => ({ actor: open({ workplace: found(empty), counts: none }) })],
  render,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(words.workplace.nothingToDo)).toBeVisible());
    await expect(canvas.getByText(words.workplace.noneExpiring(PAPERS_END_WITHIN_DAYS))).toBeVisible();
    await expect(canvas.getByText(words.workplace.noneOften(OFTEN_WITHIN_DAYS, OFTEN_ORDERS))).toBeVisible();
  },
};

export const Loading: StoryObj = {
  loaders: [() => ({ actor: open({ workplace: () => new Promise(() => undefined), counts: none }) })],
  render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.greeting(user.name) })).toBeVisible();
    await expect(canvas.queryByText(words.workplace.often)).toBeNull();
  },
};

/** The user retries a failed load. */
export const Failed: StoryObj = {
  loaders: [
    () => {
      let isAnswered = false;
      const workplace = () => {
        if (isAnswered) return found(full)();
        isAnswered = true;
        return Promise.reject(new Error('no answer'));
      };
      return { actor: open({ workplace, counts: none }) };
    },
  ],
  render,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(resource.failed)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: KIT.retry }));
    await waitFor(() => expect(canvas.getByText(words.workplace.often)).toBeVisible());
  },
};
