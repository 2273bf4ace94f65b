import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorCompany as words } from '#copy/operator/company.ts';
import { BEFORE, companyFields } from '#domain/company/facts.ts';
import {
  type OperatorRecord,
  type OperatorRecordsRef,
  operatorRecordsMachine,
  type RecordSaved,
  type RecordsPage,
  type RecordsRequest,
  type RecordToSave,
} from '#machines/operator-records/index.ts';
import { OperatorCompany } from '#src/operator/records/OperatorCompany.tsx';

export default { title: 'Machines/操作室资料/公司' } satisfies Meta;

const empty = Object.fromEntries(companyFields.map((name) => [name, '']));
const built: OperatorRecord = {
  ...{ id: 'company', version: 0, editedBy: null, editedAt: null, fields: empty },
  fallbacks: { company: '化舟供应链', brandName: '化舟', latinName: 'HuaZhou', serviceHotline: '400-000-0000' },
};
const own: OperatorRecord = {
  ...built,
  ...{ version: 3, editedBy: '王珂', editedAt: Date.parse('2026-10-12T09:40:00+08:00') },
  fields: { ...empty, company: '示例化工物流', brandName: '示化通', address: '上海市示例路 8 号' },
};
const before: OperatorRecord = { ...own, id: BEFORE, fields: empty };

const unread = new Error('没有网络');

interface Told {
  records: readonly OperatorRecord[] | Error;
  save?: () => Promise<RecordSaved>;
}

/** Tells what is stored; what is saved is stored from then on. */
const startCompany = ({ records, save = async () => ({ outcome: 'saved' }) }: Told) => {
  let stored = records;
  return createActor(
    operatorRecordsMachine.provide({
      actors: {
        readPage: fromPromise<RecordsPage, RecordsRequest>(async () => {
          if (stored instanceof Error) throw stored;
          return { items: [...stored], total: 1, next: null };
        }),
        save: fromPromise<RecordSaved, RecordToSave>(async ({ input }) => {
          const answer = await save();
          if (answer.outcome === 'saved') stored = [{ ...own, fields: input.fields }, before];
          return answer;
        }),
      },
    }),
    { input: { kind: 'COMPANY' } },
  ).start();
};

const hold = ({ name, size }: File) => ({ key: 'mark', name, size });
const show = (actor: OperatorRecordsRef) => <OperatorCompany actor={actor} hold={hold} heldAddress={() => null} />;

const storyOf = (told: Told, play: StoryObj['play']): StoryObj => ({
  loaders: [() => ({ actor: startCompany(told) })],
  render: (_, { loaded }) => show(loaded.actor),
  ...(play && { play }),
});

/** No values are saved yet: the server's defaults apply. */
export const AsBuilt = storyOf({ records: [built] }, async ({ canvas }) => {
  await canvas.findByText('HuaZhou', { exact: false });
  await expect(canvas.queryByRole('button', { name: words.restore })).toBeNull();
});

/** The name is typed, seen in the head of a page, and saved. */
export const Named = storyOf({ records: [built] }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: words.edit }));
  const preview = within(canvas.getByRole('region', { name: words.preview }));
  await expect(preview.getByText('化舟')).toBeVisible();
  await userEvent.type(canvas.getByLabelText(words.fields.brandName), '示化通');
  await expect(preview.getByText('示化通')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: words.save }));
  await canvas.findByText(words.saved);
  await expect(canvas.getByText('示化通')).toBeVisible();
});

/** The operator previews the previous version and discards it. */
export const TakenBack = storyOf({ records: [own, before] }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: words.restore }));
  await expect(canvas.getByRole('heading', { name: words.restoring })).toBeVisible();
  await expect(canvas.getByLabelText(words.fields.brandName)).toHaveValue('');
  await userEvent.click(canvas.getByRole('button', { name: words.drop }));
  await expect(await canvas.findByText('示化通')).toBeVisible();
});

/** Another operator saved first: the typed values stay, and the conflict names that operator. */
export const ChangedElsewhere = storyOf(
  { records: [own], save: async () => ({ outcome: 'taken', theirs: { ...own, version: 4, editedBy: '周样本' } }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.edit }));
    const name = canvas.getByLabelText(words.fields.brandName);
    await userEvent.clear(name);
    await userEvent.type(name, '示化');
    await userEvent.click(canvas.getByRole('button', { name: words.save }));
    await canvas.findByText('周样本', { exact: false });
    await expect(canvas.getByLabelText(words.fields.brandName)).toHaveValue('示化');
  },
);

export const Unread = storyOf({ records: unread }, async ({ canvas }) => {
  await canvas.findByText('没有网络', { exact: false });
  await expect(canvas.getByRole('button', { name: KIT.retry })).toBeVisible();
});
