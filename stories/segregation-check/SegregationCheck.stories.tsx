import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { segregationCheck as words } from '#copy/dg-desk/tools.ts';
import { KIT } from '#copy/kit.ts';
import { type SegregationAnswer, segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { blocked } from '#machines/segregation-check/segregation-check.cases.ts';
import { subject } from './segregation-check.subject.tsx';

export default { title: 'Machines/隔离配装检查/实况' } satisfies Meta;

const several: SegregationAnswer = {
  ...blocked,
  goods: [...blocked.goods, { unNo: '1170', nameCn: '乙醇', classes: ['3'], known: true }],
  pairs: [
    ...blocked.pairs,
    { ...blocked.pairs[0]!, a: 1, b: 2, reason: 'UN1942 硝酸铵与UN1170 乙醇：3类与5.1类须“隔离”，禁止同箱' },
  ],
};

/** Of several pairs each list is folded until it is asked for. */
export const Several: StoryObj = {
  name: '多种货：逐对展开依据',
  loaders: [
    () => {
      const check = fromPromise<SegregationAnswer, { unNos: string[] }>(async () => several);
      const actor = createActor(segregationCheckMachine.provide({ actors: { check } }), {
        input: { goods: ['1263', '1942', '1170'] },
      });
      return { actor: actor.start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const name = words.stepsOf(words.pair('1942', '1170'));
    await userEvent.click(await canvas.findByText(name));
    await expect(canvas.getAllByText(words.decisive)[1]).toBeVisible();
    await expect(canvas.getAllByText(words.decisive)[0]).not.toBeVisible();
  },
};

/** The first check fails: the input stays, and 重试 loads the result. */
export const Live: StoryObj = {
  loaders: [
    () => {
      let checks = 0;
      const check = fromPromise<SegregationAnswer, { unNos: string[] }>(async () => {
        checks += 1;
        if (checks === 1) throw new Error('no answer');
        return blocked;
      });
      const actor = createActor(segregationCheckMachine.provide({ actors: { check } }), {
        input: { goods: ['1263', '1942'] },
      });
      return { actor: actor.start() };
    },
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: KIT.retry }));
    await expect(await canvas.findByText(words.worst.BLOCK)).toBeVisible();
    await expect(canvas.getByText('请分箱(分库)装运')).toBeVisible();
    await expect(canvas.getByText(words.decisive)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((item) => item.textContent?.includes('（7.2.'))).toHaveLength(
      3,
    );
    await userEvent.click(canvas.getByRole('button', { name: words.add }));
    await expect(canvas.getByRole('textbox', { name: words.goods(3) })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: words.goods(3) }), '12');
    await expect(canvas.getByText(words.wrong)).toBeVisible();
  },
};
