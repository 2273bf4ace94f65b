import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type AnyActorLogic, createActor, fromCallback, fromPromise } from 'xstate';
import type { PageName } from '#contract/routes.ts';
import { notFound } from '#copy/kit.ts';
import { errors } from '#copy/shell.ts';
import {
  type Access,
  type Destination,
  type NavigationEvent,
  type NavigationRef,
  navigationMachine,
} from '#machines/navigation/index.ts';
import { stillPage } from '#machines/navigation/navigation.cases.ts';
import { subject } from './navigation.subject.tsx';

export default { title: 'Machines/换页/实况' } satisfies Meta;

/** The permission check breaks the first time; 重新加载 tries again and the page is shown. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let checks = 0;
      const actor: NavigationRef = createActor(
        navigationMachine.provide({
          actors: {
            locations: fromCallback<NavigationEvent, undefined>(({ sendBack }) =>
              sendBack({ type: 'location.changed', path: '/lost', page: 'notFound', permission: 'public', query: '' }),
            ),
            checkAccess: fromPromise<Access, { destination: Destination }>(async () => {
              checks += 1;
              if (checks === 1) throw new Error('the check breaks once');
              return { hasToken: false, redirectTo: null };
            }),
            loadPage: fromPromise<AnyActorLogic, { page: PageName }>(async () => stillPage),
          },
        }),
      );
      actor.start();
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: errors.reload }));
    await expect(await canvas.findByRole('heading', { name: notFound.heading })).toBeVisible();
  },
};
