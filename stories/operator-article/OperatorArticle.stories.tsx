import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { operatorContent as words } from '#copy/operator/content.ts';
import {
  type Article,
  operatorArticleMachine,
  type PageAddress,
  type PublishRequest,
  type ReadRequest,
  type RecallRequest,
  type SaveRequest,
} from '#machines/operator-article/index.ts';
import {
  changedArticle,
  draftArticle,
  recalledArticle,
  SOON,
  sampleChoice,
  samplePreview,
  shownArticle,
  upcomingArticle,
} from '#machines/operator-article/operator-article.sample.ts';
import { subject } from './operator-article.subject.tsx';

export default { title: 'Machines/操作室内容/实况' } satisfies Meta;

/** Opened, looked at as visitors will see it, and published. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        operatorArticleMachine.provide({
          actors: {
            readArticle: fromPromise<Article, ReadRequest>(async () => draftArticle),
            preview: fromPromise<PageAddress, SaveRequest>(async () => samplePreview),
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
    await expect(await canvas.findByRole('link', { name: words.previewPage })).toHaveAttribute(
      'href',
      samplePreview.path,
    );
    await userEvent.click(canvas.getByRole('button', { name: words.submitNow }));
    await expect(await canvas.findByText(words.done.published)).toBeVisible();
  },
};

/** A change to what visitors see is published for a time, compared with what they see, and recalled. */
export const ChangedAtATime: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(
        operatorArticleMachine.provide({
          actors: {
            readArticle: fromPromise<Article, ReadRequest>(async () => changedArticle),
            readTime: fromPromise<number, undefined>(async () => SOON - 1),
            publish: fromPromise<Article, PublishRequest>(async () => upcomingArticle),
            recall: fromPromise<Article, RecallRequest>(async () => recalledArticle),
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
    await userEvent.click(await canvas.findByRole('radio', { name: words.whens.later }));
    await fireEvent.change(canvas.getByLabelText(words.time, { exact: false }), {
      target: { value: '2026-10-18T20:00' },
    });
    await userEvent.click(canvas.getByRole('button', { name: words.submitLater }));
    await expect(await canvas.findByText(words.done.changeScheduled)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.recall }));
    await expect(await canvas.findByText(words.done.recalled)).toBeVisible();
  },
};
