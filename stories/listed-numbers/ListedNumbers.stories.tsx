import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { KIT } from '#copy/kit.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { methanolEntry } from '#machines/kit/methanol-entry.ts';
import { listedNumbersMachine, type NumbersRequest } from '#machines/listed-numbers/index.ts';
import { listedNumbersInput } from '#machines/listed-numbers/listed-numbers.cases.ts';
import { ListedNumbers } from '#src/features/booking/form/goods/NumberStanding.tsx';
import { subject } from './listed-numbers.subject.tsx';

export default { title: 'Machines/查 UN 编号/实况' } satisfies Meta;

const looking = (unNo: string, read: () => Promise<readonly UnEntry[]>) => {
  const actor = createActor(
    listedNumbersMachine.provide({ actors: { read: fromPromise<readonly UnEntry[], NumbersRequest>(read) } }),
    { input: listedNumbersInput },
  ).start();
  actor.send({ type: 'numbers.asked', unNos: [unNo] });
  return actor;
};

/** The first look-up does not come; 重试 reads the entry, and nothing more is said. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let asked = 0;
      return {
        actor: looking('1230', async () => {
          asked += 1;
          if (asked === 1) throw new Error('没有回应');
          return [methanolEntry];
        }),
      };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: KIT.retry }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** A number that is in no list: it may be gone on with. */
export const Unlisted: StoryObj = {
  name: '目录里没有的编号',
  loaders: [() => ({ actor: looking('3559', async () => []) })],
  render: (_, { loaded }) => <ListedNumbers actor={loaded.actor} unNo="3559" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.listed.unlisted('3559'))).toBeVisible();
  },
};
