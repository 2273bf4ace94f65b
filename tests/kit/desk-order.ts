import type { DeskContext } from '#domain/dg-desk/context.ts';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { withDeskEntry } from '#domain/dg-desk/goods-fields.ts';
import { newDeskForm } from '#domain/dg-desk/initial-form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { unEntryOf } from './un-entries.ts';

const paper = (fileId: string, name: string) => ({
  fileId,
  ...{ name, size: 1_000, language: 'CN' as const, day: '2025-06-01' },
});

/** The moment that the form below is valid at. */
export const DESK_NOW = Date.parse('2026-10-07T10:00:00+08:00');

const dayIn = (now: number, days: number) => localDay(now + days * DAY_MS, 'Asia/Shanghai');

/** Everything the desk does, for eighty drums of methanol to Rotterdam, complete at a moment. */
export function everyWork(now: number, fileId = 'f1'): DeskForm {
  const works = ['review', 'sds', 'report', 'packCert', 'declaration', 'training', 'emergency'] as const;
  const form = newDeskForm({ works, unNo: '1230', packingGroup: 'II' });
  return {
    ...form,
    ...{ trainTopic: 'SEA', people: '10', trainMode: 'ONLINE', trainDay: dayIn(now, 30) },
    ...{ months: '12', phoneFrom: dayIn(now, 30) },
    goods: {
      ...withDeskEntry(form.goods, unEntryOf('1230')),
      ...{ packageType: '1A1', packages: '80', grossWeight: '14400' },
      sds: [paper(fileId, 'sds.pdf')],
    },
    components: [
      { id: '1', name: '甲醇', casNo: '67-56-1', percent: '99.9' },
      { id: '2', name: '水', casNo: '7732-18-5', percent: '0.1' },
    ],
    carriage: {
      ...form.carriage,
      ...{ orgPortCode: 'CNYSN', dstPortCode: 'NLRTM', carrierCode: 'COSU', planDate: dayIn(now, 40) },
    },
    contactName: '李货主',
    contactPhone: '13800138001',
    agree: true,
    truth: true,
  };
}

/** A review and a translated sheet, the least that asks for goods. */
export const reviewed = (now: number, fileId = 'f1'): DeskForm => ({
  ...everyWork(now, fileId),
  works: { ...blankDeskForm.works, review: true },
});

export const deskContext: DeskContext = {
  now: DESK_NOW,
  carriers: ['COSU', 'OOLU'],
  ports: ['CNYSN', 'CNNGB', 'NLRTM'],
  payTypes: ['BANK'],
};
