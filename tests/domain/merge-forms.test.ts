import { describe, expect, test } from 'vitest';
import { mergeForms } from '#domain/booking/merge-forms.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

type Form = typeof methanolForm;
const [box] = methanolForm.containers;
const [line] = methanolForm.cargo;
const unpromised = { agree: false, truth: false };
const merged = (mine: Partial<Form>, latest: Partial<Form>) =>
  mergeForms(fclDescription, {
    base: methanolForm,
    mine: { ...methanolForm, ...mine },
    latest: { ...methanolForm, ...latest },
  });

describe('[10.11] merging typed values into a changed order', () => {
  test('different fields of both are merged, within a line too', () => {
    const mine = { remark: '自备', cargo: [{ ...line!, packages: '170' }] };
    const latest = { cargoReadyDate: '2026-10-22', cargo: [{ ...line!, grossWeight: '31000' }] };
    const { form, both } = merged(mine, latest);
    expect(form).toEqual({
      ...{ ...methanolForm, ...latest, ...unpromised, remark: '自备' },
      cargo: [{ ...line!, packages: '170', grossWeight: '31000' }],
    });
    expect(both).toEqual([]);
  });

  test('a field both changed keeps the typed value, and is reported with the order’s', () => {
    const { form, both } = merged(
      { containers: [{ ...box!, quantity: '4' }] },
      { containers: [{ ...box!, quantity: '3' }] },
    );
    expect(form.containers).toEqual([{ ...box!, quantity: '4' }]);
    expect(both).toEqual([{ path: 'containers.0.quantity', kind: 'whole', before: '4', after: '3' }]);
  });

  test('the same change by both is one', () => {
    const same = { remark: '自备' };
    expect(merged(same, same)).toEqual({ form: { ...methanolForm, ...same, ...unpromised }, both: [] });
  });

  test('lines added or removed by one side are merged if the other left the list unchanged', () => {
    const two = { containers: [box!, { ...box!, ctnType: '40HQ' }] };
    expect(merged({ remark: '自备' }, two).form.containers).toEqual(two.containers);
    expect(merged(two, { remark: '自备' }).form.containers).toEqual(two.containers);
  });

  test('a list with different lines keeps the typed one, and its fields are reported', () => {
    const two = { containers: [box!, { ...box!, quantity: '5' }] };
    const { form, both } = merged(two, { containers: [{ ...box!, quantity: '3' }] });
    expect(form.containers).toEqual(two.containers);
    expect(both.map(({ path, after }) => [path, after])).toEqual([['containers.0.quantity', '3']]);
  });

  test('a list of files is one field: no file is assembled from two', () => {
    const [sheet] = line!.sds;
    const sds = (fileId: string) => ({ cargo: [{ ...line!, sds: [{ ...sheet!, fileId }] }] });
    const { form, both } = merged(sds('mine'), sds('theirs'));
    expect(form.cargo).toEqual(sds('mine').cargo);
    expect(both.map(({ path }) => path)).toEqual(['cargo.0.sds']);
  });

  test('a file both changed is not merged', () => {
    const [sheet] = line!.sds;
    const sds = (more: Partial<typeof sheet & object>) => ({ cargo: [{ ...line!, sds: [{ ...sheet!, ...more }] }] });
    const { form } = merged(sds({ fileId: 'mine' }), sds({ name: 'theirs.pdf' }));
    expect(form.cargo).toEqual(sds({ fileId: 'mine' }).cargo);
  });

  test('values stored in another shape keep the typed one, unmerged', () => {
    const shaped = (base: unknown, mine: unknown, latest: unknown) =>
      mergeForms(fclDescription, {
        base: { ...methanolForm, optionId: base as string },
        mine: { ...methanolForm, optionId: mine as string },
        latest: { ...methanolForm, optionId: latest as string },
      }).form.optionId;
    expect(shaped('', { no: '1', day: '2' }, { no: '3' })).toEqual({ no: '1', day: '2' });
    expect(shaped({ no: '1' }, '2', { no: '3' })).toBe('2');
    expect(shaped([{ no: '1' }], '2', [{ no: '3' }])).toBe('2');
  });

  test('values that are neither a field nor a list keep the typed one', () => {
    expect(merged({ optionId: 'mine' }, { optionId: 'yours' }).form.optionId).toBe('mine');
  });
});
