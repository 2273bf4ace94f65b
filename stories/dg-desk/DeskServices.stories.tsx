import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { workNames } from '#copy/booking/names.ts';
import { dgdesk } from '#copy/dg-desk/works.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { DeskNote } from '#src/features/booking/placed/DeskNote.tsx';
import { Services } from '#src/features/dg-desk/views/DgdeskPage.tsx';
import { deskRows } from '#src/features/orders/views/desk-rows.tsx';

export default { title: '页面/危品服务' } satisfies Meta;

/** Each DG service links to its order form. */
export const List: StoryObj = {
  render: () => <Services />,
  play: async ({ canvas }) => {
    for (const work of deskWorks)
      await expect(canvas.getByRole('link', { name: dgdesk.orderOf(workNames[work]) })).toHaveAttribute(
        'href',
        `/dgdesk?desk=${work}`,
      );
  },
};

const desk = {
  works: ['review' as const, 'report' as const],
  isUrgent: true,
  finishDay: '2026-10-12',
  goods: { nameCn: '甲醇', nameEn: 'METHANOL', unNo: '1230', dgClass: '3' },
};

/** The ordered services, their completion date and the documents they require. */
export const Placed: StoryObj = {
  render: () => <DeskNote desk={desk} rows={deskRows(desk)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-10-12')).toBeVisible();
    await expect(canvas.getByText('UN 1230 甲醇')).toBeVisible();
    await expect(canvas.getByText(new RegExp(dgdesk.works.report.papers))).toBeVisible();
  },
};

/** A training is for no goods. */
export const PlacedWithoutGoods: StoryObj = {
  render: () => {
    const training = { works: ['training' as const], isUrgent: false, finishDay: '2026-11-06', goods: null };
    return <DeskNote desk={training} rows={deskRows(training)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(dgdesk.rows.goods)).toBeNull();
  },
};
