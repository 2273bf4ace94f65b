import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { placed as words } from '#copy/booking/outcome.ts';
import { departureWords } from '#copy/orders/amendment.ts';
import { OrderPlaced } from '#src/features/booking/placed/OrderPlaced.tsx';
import { plainSite } from '#tests/kit/plain-frame.ts';
import { sampleOrder } from '../kit/order.ts';

export default { title: '页面/下单成功' } satisfies Meta;

const nothing = () => undefined;
const next = {
  order: (no: string) => `/user-center/?redirect=order&orderNo=${no}`,
  verification: '/user-center/?redirect=verification',
};
const placed = (contact: Pick<EmbeddedSite, 'customerManager' | 'answerTime'>, play: StoryObj['play']): StoryObj => ({
  render: () => <OrderPlaced order={sampleOrder} contact={contact} again="/shippingFcl" next={next} onView={nothing} />,
  ...(play === undefined ? {} : { play }),
});

/** The site's own manager and answer time, with a number that dials. */
export const Configured = placed(
  { customerManager: { name: '周宁', phone: '021-6000 0000' }, answerTime: '2 个工作小时内' },
  async ({ canvas }) => {
    await expect(canvas.getByText('周宁')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '021-6000 0000' })).toHaveAttribute('href', 'tel:02160000000');
    await expect(canvas.getByText('2 个工作小时内')).toBeVisible();
  },
);

/** A site that names neither promises neither. */
export const Unconfigured = placed(plainSite, async ({ canvas }) => {
  await expect(canvas.queryByText(words.manager)).toBeNull();
  await expect(canvas.queryByText(words.answerTime)).toBeNull();
});

/** [2.23] A train leaves and does not sail, and offers no stuffing of boxes for a ship. */
export const ByRail: StoryObj = {
  render: () => (
    <OrderPlaced
      order={{ ...sampleOrder, service: 'rail' }}
      contact={plainSite}
      again="/railWayIndex"
      next={next}
      onView={nothing}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(departureWords('rail').leaves)).toBeVisible();
    await expect(canvas.queryByText(departureWords('fcl').leaves)).toBeNull();
    await expect(canvas.queryByRole('link', { name: '内装' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '陆运' })).toHaveAttribute('href', '/brand/freight');
  },
};

/** Each next step links to the page that completes it. */
export const Next: StoryObj = {
  render: () => (
    <OrderPlaced
      order={{
        ...sampleOrder,
        nextSteps: [
          ...sampleOrder.nextSteps,
          { code: 'VERIFY_ENTERPRISE', paper: null, text: '完成企业认证', dueAt: sampleOrder.autoCancelAt },
        ],
      }}
      contact={plainSite}
      again="/shippingFcl"
      next={next}
      onView={nothing}
    />
  ),
  play: async ({ canvas }) => {
    const [paper] = sampleOrder.nextSteps;
    const linkOf = (name: string) => canvas.getByRole('link', { name });
    await expect(linkOf(paper?.text ?? '')).toHaveAttribute('href', `${next.order(sampleOrder.orderNo)}#paper-SDS_EN`);
    await expect(linkOf('完成企业认证')).toHaveAttribute('href', next.verification);
  },
};
