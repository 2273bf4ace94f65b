import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { homeMarket } from '#copy/home/page.ts';
import { slides } from '#machines/carousel/carousel.cases.ts';
import { type CarouselEvent, carouselMachine, type Slide } from '#machines/carousel/index.ts';
import { subject } from './carousel.subject.tsx';

export default { title: 'Machines/首页轮播/实况' } satisfies Meta;

const words = homeMarket.carousel;

/** The arrow keys turn from any of the buttons, and who is inside holds the slides. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        carouselMachine.provide({
          actors: {
            readSlides: fromPromise<readonly Slide[], undefined>(async () => slides),
            motion: fromCallback<CarouselEvent, undefined>(() => undefined),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, loaded, userEvent }) => {
    const next = await canvas.findByRole('button', { name: words.next });
    await userEvent.click(next);
    await expect(await canvas.findByText(slides[1]?.title ?? '')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(slides[2]?.title ?? '')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await canvas.findByText(slides[0]?.title ?? '')).toBeVisible();
    await expect(loaded.actor.getSnapshot().value).toEqual({ shown: 'held' });
  },
};
