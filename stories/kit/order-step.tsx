import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { BookingRef } from '#machines/booking/index.ts';
import type { PartiesOrderProps } from '#src/features/booking/form/ServiceBooking.tsx';
import { noFiles } from '#tests/kit/no-files.ts';

const nothing = () => undefined;
const unopened = (): never => {
  throw new Error('no story opens it');
};

interface StepOf<Changes> {
  Booking: ComponentType<PartiesOrderProps>;
  title: string;
  start: (step: string, changes?: Changes) => Promise<unknown>;
}

/** Stories of the steps of an order: each shows a step with a whole form or a changed one, and what is read there. */
export const stepStories =
  <Changes,>({ Booking, title, start }: StepOf<Changes>) =>
  (step: string, texts: readonly string[], changes?: Changes): StoryObj => ({
    loaders: [async () => ({ actor: await start(step, changes) })],
    render: (_, { loaded }) => (
      <Booking
        actor={loaded.actor as BookingRef}
        title={<h1 className="font-strong text-28">{title}</h1>}
        fileAccess={noFiles}
        addressBook={unopened}
        onVerify={nothing}
        stepHref={(next) => `?step=${next}`}
        onView={nothing}
      />
    ),
    play: async ({ canvas }) => {
      for (const text of texts) await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
      await expect(canvas.queryByText('undefined', { exact: false })).toBeNull();
    },
  });
