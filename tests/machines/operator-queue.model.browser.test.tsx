import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { first, firstPage, lastPage, second } from '#machines/operator-queue/operator-queue.cases.ts';
import { subject } from '#stories/operator-queue/operator-queue.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorQueueModel } from './operator-queue.model.ts';

const rows = () => page.getByRole('listbox').getByRole('option');

walkView('[10.8] the queue', operatorQueueModel, subject, ({ press, type, keys, happens, sees, driver }) => ({
  gestures: {
    'a page comes': () => happens(resolved('firstPage', { ...firstPage, items: [first, second] })),
    'nothing comes': () => happens(rejected('firstPage', new Error('没有网络'))),
    'there is none': () => happens(resolved('firstPage', { ...lastPage, items: [], total: 0 })),
    'try again': () => press('重试'),
    refresh: () => press(words.renew),
    'ask for more': () => press(words.more),
    'the rest comes': () => happens(resolved('nextPage', lastPage)),
    'search by number': async () => {
      await type(words.search, 'UN1230');
      await press(words.find);
    },
    'choose a service': async () => {
      await page.getByRole('combobox', { name: words.service }).selectOptions(orders.services.fcl);
    },
    'go down by key and open': async () => {
      (rows().elements()[0] as HTMLElement).focus();
      await keys('j');
      await keys('{Enter}');
    },
    'the open order moves on': () => happens(event('row.changed', { row: { ...first, status: 'booked' } })),
  },
  checks: {
    'it is read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络'], shows: { button: ['重试'] } }),
    empty: sees({ says: [words.empty], hides: { listbox: [words.title] } }),
    'a page is shown': sees({
      says: [
        words.count(2, 2),
        first.orderNo,
        second.orderNo,
        words.groups.urgent,
        words.groups.endless,
        words.unNo('1230'),
        words.keys,
        words.openBy('周样本', '09:39'),
      ],
      shows: { listbox: [words.title], button: [words.more] },
    }),
    'more is read': sees({ says: [words.reading], hides: { button: [words.more] } }),
    'all is shown': sees({ says: [words.count(2, 2)], hides: { button: [words.more] } }),
    'its row has moved on': sees({ says: [orders.statuses.booked, orders.statuses.reviewing] }),
    'it is searched': async () => {
      await sees({ values: { [words.search]: 'UN1230' }, says: [words.reading] })();
      expect(driver.deeds.asked.firstPage?.at(-1)).toMatchObject({ filters: { keyword: 'UN1230' } });
    },
    'one service is read': async () => {
      await sees({ says: [words.reading] })();
      expect(driver.deeds.asked.firstPage?.at(-1)).toMatchObject({ filters: { service: 'fcl' } });
    },
    'an order is open': async () => {
      await expect
        .poll(() =>
          rows()
            .elements()
            .map((row) => row.getAttribute('aria-selected')),
        )
        .toEqual(['false', 'true']);
    },
  },
}));
