import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { dangerousDesk } from '#copy/dg-desk/page.ts';
import { KIT } from '#copy/kit.ts';
import { methanol } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import { type DangerousLookupRef, type DgEntry, dangerousLookupMachine } from '#machines/dangerous-lookup/index.ts';
import { DangerousSearch } from '#src/features/dangerous-goods/lookup/DangerousSearch.tsx';

export default { title: 'Machines/查危险品/服务台查询' } satisfies Meta;

const ethanol: DgEntry = { ...methanol, unNo: '1170', nameCn: '乙醇', nameEn: 'ETHANOL', subsidiaryClasses: [] };

const onSearch = fn();
const onChoose = fn();

const story = (
  find: () => Promise<readonly DgEntry[]>,
  play: NonNullable<StoryObj['play']>,
  keyword = '',
): StoryObj => ({
  loaders: [
    () => {
      onSearch.mockClear();
      onChoose.mockClear();
      const machine = dangerousLookupMachine.provide({
        actors: { findMatches: fromPromise<readonly DgEntry[], { text: string }>(find) },
      });
      return { actor: createActor(machine).start() };
    },
  ],
  render: (_, { loaded }) => (
    <div className="min-h-40">
      <DangerousSearch
        actor={loaded.actor as DangerousLookupRef}
        keyword={keyword}
        action="/dgdesk"
        onSearch={onSearch}
        onChoose={onChoose}
      />
    </div>
  ),
  play,
});

/** The arrows go round, enter chooses what is marked. */
export const Arrows = story(
  async () => [methanol, ethanol],
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: dangerousDesk.search });
    await userEvent.type(box, '醇');
    await canvas.findByRole('option', { name: /UN 1230/ });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /UN 1170/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /UN 1230/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledTimes(1);
    await expect(onChoose).toHaveBeenCalledWith(methanol);
    await expect(onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
);

/** Without a query it shows where to type. */
export const Nothing = story(
  async () => [],
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: dangerousDesk.go }));
    await expect(canvas.getByRole('combobox', { name: dangerousDesk.search })).toHaveFocus();
  },
);

/** Enter with nothing marked asks for what is typed. */
export const Words = story(
  async () => [methanol],
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: dangerousDesk.search }), ' 甲醇 ');
    await canvas.findByRole('option', { name: /UN 1230/ });
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledTimes(1);
    await expect(onSearch).toHaveBeenCalledWith('甲醇');
    await expect(onChoose).not.toHaveBeenCalled();
  },
);

/** A match can be pressed. */
export const Pointer = story(
  async () => [methanol, ethanol],
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: dangerousDesk.search }), '醇');
    await userEvent.click(await canvas.findByRole('option', { name: /UN 1170/ }));
    await expect(onChoose).toHaveBeenCalledTimes(1);
    await expect(onChoose).toHaveBeenCalledWith(ethanol);
  },
);

export const NothingFound = story(
  async () => [],
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: dangerousDesk.search }), '9999');
    await expect(await canvas.findByText(words.none)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(words.none)).toBeNull();
  },
  '9999',
);

export const Failed = story(
  async () => {
    throw new Error('no answer');
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: dangerousDesk.search }), '甲醇');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
    await expect(canvas.getByRole('button', { name: KIT.retry })).toBeVisible();
  },
);
