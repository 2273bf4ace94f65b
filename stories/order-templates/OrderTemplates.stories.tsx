import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import {
  type NamedTemplate,
  orderTemplatesMachine,
  type Template,
  type TemplatesRead,
} from '#machines/order-templates/index.ts';
import { bothTemplates, methanolTemplate, placedOrder } from '#machines/order-templates/order-templates.cases.ts';
import { subject } from './order-templates.subject.tsx';

export default { title: 'Machines/订单模板/实况' } satisfies Meta;

function liveTemplates() {
  let items: readonly Template[] = bothTemplates.items;
  return orderTemplatesMachine.provide({
    actors: {
      list: fromPromise<TemplatesRead, undefined>(async () => ({ items, mayEdit: true })),
      save: fromPromise<unknown, NamedTemplate>(async ({ input: { name } }) => {
        if (items.some((one) => one.name === name)) throw new Error(`已有模板叫“${name}”`);
        items = [{ ...methanolTemplate, id: 'TPL00000000000000aa', name }, ...items];
      }),
      remove: fromPromise<unknown, { id: string }>(async ({ input: { id } }) => {
        items = items.filter((one) => one.id !== id);
      }),
    },
  });
}

/** A name that is taken is refused, another is saved, and one is removed after the question. */
export const Live: StoryObj = {
  loaders: [
    () => {
      const actor = createActor(liveTemplates()).start();
      actor.send({ type: 'templates.open', source: placedOrder, name: methanolTemplate.name });
      return { actor };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(words.name, { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await expect(await canvas.findByText(/已有模板叫/)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.paste('甲醇 每月一票');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await userEvent.click(await canvas.findByRole('button', { name: words.removeOf(methanolTemplate.name) }));
    await userEvent.click(canvas.getByRole('button', { name: words.confirm }));
    await expect(await canvas.findByText('甲醇 每月一票')).toBeVisible();
    await expect(canvas.queryByText(methanolTemplate.name)).toBeNull();
  },
};
