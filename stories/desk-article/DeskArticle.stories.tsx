import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { draftArticle, sampleChoice, shownArticle } from '#machines/desk-article/desk-article.sample.ts';
import {
  type Article,
  deskArticleMachine,
  type PublishRequest,
  type ReadRequest,
} from '#machines/desk-article/index.ts';
import { deskContent as words } from '#src/ui/copy/desk-content.ts';
import { subject } from './desk-article.subject.tsx';

export default { title: 'Machines/操作室内容/实况' } satisfies Meta;

/** Opened, looked at as visitors will see it, and published. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        deskArticleMachine.provide({
          actors: {
            readArticle: fromPromise<Article, ReadRequest>(async () => draftArticle),
            publish: fromPromise<Article, PublishRequest>(async () => shownArticle),
          },
        }),
        { input: { parent: createEmptyActor() } },
      ).start();
      actor.send({ type: 'article.open', ...sampleChoice });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.preview }));
    await expect(canvas.getByRole('article')).toHaveTextContent(draftArticle.row.title);
    await userEvent.click(canvas.getByRole('button', { name: words.backToWriting }));
    await userEvent.click(canvas.getByRole('button', { name: words.submitNow }));
    await expect(await canvas.findByText(words.done.published)).toBeVisible();
  },
};
