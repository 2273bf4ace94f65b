import { describe, expect, test } from 'vitest';
import { blankDangerous, type DangerousBlock } from '#domain/booking/goods-line.ts';
import { unreadNumbers, withEntries } from '#domain/booking/listed-numbers.ts';
import { fillFromEntry } from '#domain/booking/un-fill.ts';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { blankCargo, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { fclService } from '#domain/fcl/service.ts';
import { fclContext } from '#machines/booking/booking.example.ts';
import { deskContext } from '#tests/kit/desk-order.ts';
import { filledFrom, unEntryOf, unList } from '#tests/kit/un-entries.ts';

const line = (dg: Partial<DangerousBlock>, id = '1') => ({ ...blankCargo, id, dg: { ...blankDangerous, ...dg } });
const general = { ...blankCargo, id: '9', isDanger: false, cargoNameCn: '木托盘' };
const formOf = (...cargo: FclForm['cargo']): FclForm => ({ ...blankFclForm, cargo });
const desk = (goods: Partial<DeskForm['goods']>): DeskForm => ({
  ...blankDeskForm,
  goods: { ...blankDeskForm.goods, ...goods },
});

describe('[4.31] numbers of a form whose entries are not loaded', () => {
  test('are those of its dangerous goods, without repetition, as four digits', () => {
    const cargo = [line({ unNo: 'UN 1230' }), line({ unNo: '1263' }), line({ unNo: '1230' }), general];
    expect(unreadNumbers({ cargo })).toEqual(['1230', '1263']);
    expect(unreadNumbers({ cargo: [{ ...general, dg: { ...blankDangerous, unNo: '1230' } }] })).toEqual([]);
    expect(unreadNumbers({ cargo: [line({ unNo: '123' }), line({ unNo: '' }), line({ unNo: 'paint' })] })).toEqual([]);
    expect(unreadNumbers({})).toEqual([]);
  });

  test('exclude loaded numbers, unless another number was typed since', () => {
    const entry = unEntryOf('1230');
    expect(unreadNumbers({ cargo: [line({ unNo: 'un1230', entry })] })).toEqual([]);
    expect(unreadNumbers({ cargo: [line({ unNo: '1263', entry })] })).toEqual(['1263']);
  });

  test('may be that of the goods of the desk', () => {
    expect(unreadNumbers(desk({ unNo: '1230' }))).toEqual(['1230']);
    expect(unreadNumbers(desk({ unNo: '1230', entry: unEntryOf('1230') }))).toEqual([]);
    expect(unreadNumbers(desk({}))).toEqual([]);
  });
});

describe('[4.31] a form whose entries are loaded', () => {
  const read = (form: FclForm, entries = unList) =>
    withEntries({ service: fclService, form, facts: fclContext }, entries) as FclForm;

  test('fills an untouched line and the names of its goods', () => {
    const [methanol, plain] = read(formOf(line({ unNo: 'UN1230' }), general)).cargo;
    expect(methanol).toEqual({
      ...line({ unNo: 'UN1230', ...filledFrom('1230') }),
      ...{ cargoNameCn: '甲醇', cargoNameEn: 'METHANOL', casNo: '67-56-1' },
    });
    expect(plain).toEqual(general);
  });

  test('fills each of its lines by its own number', () => {
    const { cargo } = read(formOf(line({ unNo: '1230' }), line({ unNo: '1805' }, '2'), line({ unNo: '1230' }, '3')));
    expect(cargo.map(({ dg }) => dg.psnEn)).toEqual(['METHANOL', 'PHOSPHORIC ACID SOLUTION', 'METHANOL']);
  });

  test('keeps the enquiry’s values beside the number', () => {
    const asked = { unNo: '1263', dgClass: '3', packingGroup: 'III', flashPoint: '31' };
    expect(read(formOf(line(asked))).cargo[0]?.dg).toEqual({
      ...{ ...blankDangerous, ...filledFrom('1263'), ...asked },
    });
  });

  test('keeps edited values, and adds the entry', () => {
    const written = { unNo: '1230', psnEn: 'WOOD SPIRIT', psnCn: '木精', dgClass: '8', packingGroup: 'I' };
    const typed = { ...line(written), cargoNameCn: '木精' };
    expect(read(formOf(typed)).cargo[0]).toEqual({ ...typed, dg: { ...typed.dg, entry: unEntryOf('1230') } });
  });

  test('fills values again after a change of number, and keeps an edited cargo name', () => {
    const before = { ...line({ ...filledFrom('1230'), unNo: '1805', flashPoint: '12' }), cargoNameCn: '木精' };
    const [after] = read(formOf(before)).cargo;
    expect(after?.dg).toEqual({ ...blankDangerous, unNo: '1805', ...fillFromEntry(unEntryOf('1805')) });
    expect([after?.cargoNameCn, after?.cargoNameEn]).toEqual(['木精', 'PHOSPHORIC ACID SOLUTION']);
  });

  test('stays identical when nothing was found, or all entries were known', () => {
    const unknown = formOf(line({ unNo: '2999' }), general);
    expect(read(unknown)).toBe(unknown);
    const known = formOf(line({ unNo: '1230', ...filledFrom('1230'), packingGroup: '' }));
    expect(read(known)).toBe(known);
    const later = formOf(line({ unNo: '1230' }));
    expect(read(later, [unEntryOf('1263')])).toBe(later);
  });

  test('of the desk fills its goods in the same way', () => {
    const asked = (goods: Partial<DeskForm['goods']>) =>
      (withEntries({ service: deskService, form: desk(goods), facts: deskContext }, unList) as DeskForm).goods;
    const methanol = { dgClass: '3', packingGroup: 'II', cargoNameCn: '甲醇', cargoNameEn: 'METHANOL' };
    const entry = unEntryOf('1230');
    expect(asked({ unNo: '1230' })).toEqual({ ...blankDeskForm.goods, unNo: '1230', entry, ...methanol });
    expect(asked({ unNo: '1230', packingGroup: 'I', cargoNameCn: '木精' })).toMatchObject({
      ...{ packingGroup: 'I', cargoNameCn: '木精', dgClass: '3' },
    });
    expect(asked({ unNo: '1230', dgClass: '8' })).toEqual({
      ...blankDeskForm.goods,
      unNo: '1230',
      dgClass: '8',
      entry,
    });
    expect(asked({ unNo: '1805', entry, ...methanol })).toMatchObject({ dgClass: '8', packingGroup: 'III' });
    expect(asked({ unNo: '2999' })).toEqual({ ...blankDeskForm.goods, unNo: '2999' });
  });
});
