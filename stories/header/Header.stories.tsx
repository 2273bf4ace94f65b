import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromCallback } from 'xstate';
import { shell } from '#copy/shell.ts';
import { type HeaderEvent, headerMachine } from '#machines/header/index.ts';
import { Header } from '#src/features/header/views/Header.tsx';
import { plainFrame } from '#tests/kit/plain-frame.ts';
import { configuredSite } from '../kit/site.ts';

export default { title: 'Machines/页头/实况' } satisfies Meta;

/** The header over a long page that really scrolls inside its story. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        headerMachine.provide({
          actors: {
            scrolling: fromCallback<HeaderEvent, undefined>(({ sendBack }) => {
              const tell = () => sendBack({ type: 'page.scrolled', y: window.scrollY });
              window.addEventListener('scroll', tell);
              return () => window.removeEventListener('scroll', tell);
            }),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => (
    <>
      <Header actor={loaded.actor} site={configuredSite} page="home" theme={plainFrame.theme} />
      <ol>
        {Array.from({ length: 80 }, (_entry, row) => `${row + 1}`).map((row) => (
          <li key={row} className="p-1">
            {row}
          </li>
        ))}
      </ol>
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(canvas.getByRole('link', { name: shell.homeLink() })).toBeVisible();
    window.scrollTo(0, 800);
    await waitFor(() => expect(header).toHaveAttribute('data-visibility', 'hidden'));
    window.scrollTo(0, 700);
    await waitFor(() => expect(header).toHaveAttribute('data-visibility', 'visible'));
  },
};
