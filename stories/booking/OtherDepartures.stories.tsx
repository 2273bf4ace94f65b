import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { booking } from '#copy/booking/frame.ts';
import { stepWords } from '#copy/booking/steps.ts';
import type { OtherDeparture } from '#domain/booking/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { amendAddress } from '#domain/orders/order-link.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { ShippingFclAddOrderPage } from '#src/features/fcl/order-page.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import { readyBooking } from '#tests/kit/ready-booking.ts';

export default { title: '页面/整箱变更' } satisfies Meta;

const { others: words } = stepWords;
const never = () => new Promise<never>(() => undefined);
const ORDER = 'FCL26100700012';

const other: OtherDeparture = {
  priceId: 'p2',
  name: '马士基 HUAZHOU PACIFIC 971W',
  timezone: 'Asia/Shanghai',
  etd: Date.parse('2026-11-03T20:00:00+08:00'),
};

/** The order is on p1; the form stands at another price where one is given. */
const amended = (
  priceId: string,
  others: readonly OtherDeparture[],
  play: NonNullable<StoryObj['play']>,
): StoryObj => ({
  loaders: [
    () => {
      const amends = { orderNo: ORDER, seen: 0, price: { lines: [], totals: [] }, priceId: 'p1' };
      const open = {
        ...openedForm,
        step: 'route',
        form: { ...methanolForm, priceId },
        facts: { ...fclContext, sailing: null, choiceNames: {}, amends, others },
      };
      const booking = readyBooking({ open: async () => open, placeOrder: never });
      return { actor: createActor(booking, { input: { service: fclService } }).start() };
    },
  ],
  render: (_, { loaded }) => (
    <ShippingFclAddOrderPage
      actor={loaded.actor}
      fileAccess={noFiles}
      addressBook={() => never() as never}
      onVerify={() => undefined}
    />
  ),
  play,
});

/** The lane's other sailings; no way to the list, from where a second order would begin. */
export const Offered = amended('p1', [other], async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: other.name });
  await expect(link).toHaveAttribute('href', amendAddress('/shippingFcl/addOrder', ORDER, 'p2'));
  await expect(canvas.queryByRole('link', { name: words.back })).toBeNull();
  await expect(canvas.queryByRole('link', { name: booking.backToList })).toBeNull();
});

/** On another sailing: the way back to its own. */
export const Moved = amended('p2', [], async ({ canvas }) => {
  const back = await canvas.findByRole('link', { name: words.back });
  await expect(back).toHaveAttribute('href', amendAddress('/shippingFcl/addOrder', ORDER));
});

/** The lane has no other bookable sailing. */
export const Alone = amended('p1', [], async ({ canvas }) => {
  await expect(await canvas.findByText(words.none)).toBeVisible();
});
