import { describe, expect, test } from 'vitest';
import { mixtureSum } from '#domain/dg-desk/checks.ts';
import { deskDescription } from '#domain/dg-desk/fields.ts';
import { daysOfWork, finishOfWork, isHurried, shippingDay, startsOnChosenDay } from '#domain/dg-desk/finish.ts';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { copyOfDeskOrder, newDeskForm, withRequestedWorks } from '#domain/dg-desk/initial-form.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { errorsAt } from '#domain/form/check.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import { formWith } from '#tests/kit/described-fields.ts';
import { DESK_NOW, deskContext, everyWork } from '#tests/kit/desk-order.ts';
import { listedUnder } from '#tests/kit/un-entries.ts';

const whole = everyWork(DESK_NOW);
/** Values as typed, and what the list says of the number among them. */
const form = (values: object): DeskForm => {
  const typed = formWith(whole, { ...values });
  return { ...typed, goods: { ...typed.goods, entry: listedUnder(typed.goods.unNo) } };
};
const worksOnly = (...works: DeskWork[]) => ({
  works: { ...blankDeskForm.works, ...Object.fromEntries(works.map((work) => [work, true])) },
});
const errorsFor = (values: object, path: string) =>
  errorsAt(deskDescription, form(values), deskContext, path).map(({ code, values: named, level }) => ({
    ...{ code, ...named },
    ...(level === 'WARN' ? { level } : {}),
  }));

describe('[4.31] errors of a single field', () => {
  const warn = (code: string, more = {}) => [{ code, ...more, level: 'WARN' }];
  const toxic = (packingGroup: string) => ({
    'goods.unNo': '2811',
    'goods.dgClass': '6.1',
    'goods.packingGroup': packingGroup,
  });
  const certified = worksOnly('packCert');
  const rows: [path: string, value: string, errors: object[], more?: object][] = [
    ['goods.unNo', '1230', []],
    ['goods.unNo', 'UN 1230', []],
    ['goods.unNo', '12', [{ code: 'UN_NUMBER' }]],
    ['goods.unNo', '2999', []],
    ['goods.unNo', '3999', warn('UN_RANGE')],
    ['goods.dgClass', '3', []],
    ['goods.dgClass', '8', warn('CLASS_DIFFERS', { listed: '3' })],
    ['goods.dgClass', '8', [], { 'goods.unNo': '2999' }],
    ['goods.dgClass', '6.2', [{ code: 'DESK_CLASS', dgClass: '6.2' }]],
    ['goods.packingGroup', 'II', []],
    ['goods.packingGroup', 'I', [{ code: 'GROUP_NOT_LISTED', listed: 'II' }]],
    ['goods.packingGroup', 'I', [{ code: 'GROUP_NOT_LISTED', listed: 'II、III' }], { 'goods.unNo': '1170' }],
    ['goods.packingGroup', 'I', [], { 'goods.unNo': '2999' }],
    ['goods.packingGroup', 'I', [], { 'goods.unNo': '3480', 'goods.dgClass': '9' }],
    ['goods.ld50', '5', [], toxic('I')],
    ['goods.ld50', '5.001', warn('TOXIC_GROUP', { group: 'II' }), toxic('I')],
    ['goods.ld50', '50', [], toxic('II')],
    ['goods.ld50', '50.001', warn('TOXIC_GROUP', { group: 'III' }), toxic('II')],
    ['goods.ld50', '300', [], toxic('III')],
    ['goods.ld50', '300.001', warn('NOT_TOXIC'), toxic('III')],
    ['goods.ld50', '300.001', [], toxic('')],
    ['goods.ld50', 'much', [{ code: 'NOT_A_NUMBER' }], toxic('I')],
    ['goods.packageType', '1A1', [], certified],
    ['goods.packageType', 'CTN', [{ code: 'DESK_PACKAGING' }], certified],
    ['goods.packageType', 'CTN', [], worksOnly('review')],
    ['goods.cargoNameCn', '化工品', [{ code: 'VAGUE_NAME' }]],
    ['goods.cargoNameEn', 'CHEMICALS', [{ code: 'VAGUE_NAME' }]],
    ['goods.cargoNameEn', '甲醇', [{ code: 'ASCII_ONLY' }]],
    ['components.0.casNo', '67-56-2', [{ code: 'CAS_NUMBER' }]],
    ['carriage.mode', 'AIR', [{ code: 'DESK_SEA' }]],
    ['carriage.mode', 'SEA', []],
    ['carriage.mode', 'AIR', [], worksOnly('review')],
    ['carriage.dstPortCode', 'CNYSN', [{ code: 'DESK_SAME_PORT' }]],
    ['carriage.dstPortCode', 'CNNGB', []],
    ['carriage.planDate', '2026-10-06', [{ code: 'DAY_PAST' }]],
    ['carriage.planDate', '2026-11-06', []],
    ['carriage.planDate', '2026-11-05', warn('DESK_LATE', { day: '2026-11-06' })],
    ['carriage.planDate', '2026-10-16', [], worksOnly('packCert', 'training')],
    ['carriage.planDate', '2026-10-15', warn('DESK_LATE', { day: '2026-10-16' }), worksOnly('packCert', 'training')],
    ['trainDay', '2026-10-14', []],
    ['trainDay', '2026-10-13', [{ code: 'DESK_EARLIEST', day: '2026-10-14' }]],
    ['trainDay', '2026-10-13', [{ code: 'DESK_EARLIEST', day: '2026-10-14' }], { urgency: 'URGENT' }],
    ['phoneFrom', '2026-10-09', []],
    ['phoneFrom', '2026-10-08', [{ code: 'DESK_EARLIEST', day: '2026-10-09' }]],
    ['phoneFrom', '2026-10-08', [], { urgency: 'URGENT' }],
  ];
  test.each(rows)('%s "%s", %#: %j', (path, value, errors, more = {}) => {
    expect(errorsFor({ ...more, [path]: value }, path)).toEqual(errors);
  });
});

describe('[4.31] rules across the form', () => {
  const found = (values: object) => deskDescription.checks.flatMap((check) => check(form(values), deskContext));
  const parts = (...all: [percent: string, casNo?: string][]) => ({
    components: all.map(([percent, casNo = ''], index) => ({ id: String(index), name: '甲醇', casNo, percent })),
  });
  const sum = (at: number, of: string) => [
    { path: `components.${at}.percent`, step: 'details', code: 'MIXTURE_SUM', values: { sum: of } },
  ];
  const twice = (at: number) => [{ path: `components.${at}.casNo`, step: 'details', code: 'CAS_TWICE' }];
  const unasked = worksOnly('declaration');
  const rows: [values: object, errors: object[]][] = [
    [{}, []],
    [{ works: blankDeskForm.works }, [{ path: 'works.review', step: 'desk', code: 'DESK_NOTHING' }]],
    [parts(), [{ path: 'components', step: 'details', code: 'REQUIRED' }]],
    [{ ...parts(), ...unasked }, []],
    [parts(['99']), []],
    [parts(['98.999']), sum(0, '98.999')],
    [parts(['101']), []],
    [parts(['50'], ['51.001']), sum(1, '101.001')],
    [{ ...parts(['50']), ...unasked }, []],
    [parts(['50'], ['']), []],
    [parts(['50'], ['x']), []],
    [parts(['50', '67-56-1'], ['50', '67-56-1']), twice(1)],
    [parts(['50', '67-56-1'], ['49', ' 67-56-1 '], ['1', '67-56-1']), [...twice(1), ...twice(2)]],
    [parts(['50', '67-56-1'], ['50', '7732-18-5']), []],
    [parts(['50'], ['50']), []],
    [{ ...parts(['50', '67-56-1'], ['50', '67-56-1']), ...unasked }, []],
  ];
  test.each(rows)('%#: %j', (values, errors) => {
    expect(found(values)).toEqual(errors);
  });

  test('the parts together, as far as they are numbers', () => {
    expect([mixtureSum(form(parts(['50'], ['0.5']))), mixtureSum(form(parts(['50'], ['x'])))]).toEqual(['50.5', null]);
  });
});

describe('[4.31] how long a work takes', () => {
  test('by work, and hurried', () => {
    const days = (urgency: string) => deskWorks.map((work) => daysOfWork(work, { urgency }));
    expect(deskWorks).toEqual(['review', 'sds', 'report', 'packCert', 'declaration', 'training', 'emergency']);
    expect(days('NORMAL')).toEqual([2, 3, 5, 7, 2, 5, 2]);
    expect(days('URGENT')).toEqual([1, 1, 3, 4, 1, 5, 1]);
    const hurried = (urgency: string) => deskWorks.filter((work) => isHurried(work, { urgency }));
    expect(hurried('NORMAL')).toEqual([]);
    expect(hurried('URGENT')).toEqual(deskWorks.filter((work) => work !== 'training'));
    expect(deskWorks.filter(startsOnChosenDay)).toEqual(['training', 'emergency']);
  });

  test('ends as early as possible, or starts on the selected day', () => {
    const end = (work: DeskWork, values: object) => finishOfWork(work, form(values), DESK_NOW);
    expect(end('training', { trainDay: '2026-10-20' })).toBe('2026-10-20');
    expect(end('training', { trainDay: '2026-10-10' })).toBe('2026-10-14');
    expect(end('training', { trainDay: 'soon' })).toBe('2026-10-14');
    expect(end('emergency', { phoneFrom: '2026-10-20' })).toBe('2026-10-20');
    expect(end('review', { trainDay: '2026-10-20', phoneFrom: '2026-10-20' })).toBe('2026-10-09');
    expect(shippingDay(form(worksOnly('training', 'review')), DESK_NOW)).toBe('2026-10-09');
    expect(shippingDay(form(worksOnly('packCert', 'review')), DESK_NOW)).toBe('2026-10-16');
  });
});

test('[4.31] a price depends on the works, their counts and the haste', () => {
  const priced = {
    ...{ works: deskWorks, urgency: 'NORMAL', sdsWork: 'MAKE', sdsLanguage: 'BOTH', trainMode: 'ONLINE' },
    ...{ people: 10, months: 12, enquiry: null },
  };
  expect(deskQuotePart(whole)).toEqual(priced);
  const asked = { people: '201', months: '37', trainMode: 'ONSITE', sdsWork: 'TRANSLATE', sdsLanguage: 'EN' };
  expect(deskQuotePart(form(asked))).toEqual({ ...priced, ...asked, people: 1, months: 1 });
  expect(deskQuotePart(form({ people: '', months: '36', urgency: 'URGENT' }))).toMatchObject({
    ...{ people: 1, months: 36, urgency: 'URGENT' },
  });
});

describe('[4.31] source and links of a desk order', () => {
  test('a repeat order clears dates and documents', () => {
    const papers = [{ fileId: 'f' }];
    const filled = form({ 'goods.formula': papers, 'goods.oldReport': papers, documents: papers });
    expect(copyOfDeskOrder(filled, 'DGD26100700001')).toEqual({
      ...filled,
      ...{ copiedFrom: 'DGD26100700001', trainDay: '', phoneFrom: '', documents: [], agree: false, truth: false },
      goods: { ...filled.goods, sds: [], formula: [], oldReport: [] },
      carriage: { ...filled.carriage, planDate: '' },
    });
  });

  test('a new order has the services and goods of its query', () => {
    const prefilled = newDeskForm({ works: ['sds'], unNo: '1170', packingGroup: 'III' });
    expect(prefilled).toEqual({
      ...blankDeskForm,
      ...worksOnly('sds'),
      goods: {
        ...blankDeskForm.goods,
        ...{ unNo: '1170', packingGroup: 'III' },
      },
    });
    expect(newDeskForm({ works: [], unNo: '', packingGroup: '' })).toEqual(blankDeskForm);
  });

  test('the query’s services are added to a stored draft', () => {
    const fresh = newDeskForm({ works: ['report'], unNo: '1230', packingGroup: 'II' });
    const typed = formWith(blankDeskForm, {
      ...{
        'works.sds': true,
        'goods.packages': '4',
        remark: '急',
        agree: true,
        truth: true,
        'goods.cargoNameCn': '酒精',
      },
    });
    expect(withRequestedWorks(typed, fresh, ['report'])).toEqual({
      ...typed,
      ...{ ...worksOnly('sds', 'report'), agree: false, truth: false },
      goods: { ...typed.goods, unNo: '1230', packingGroup: 'II' },
    });
    const numbered = formWith(typed, { 'goods.unNo': '1294' });
    expect(withRequestedWorks(numbered, fresh, []).goods).toEqual(numbered.goods);
    expect(withRequestedWorks(typed, blankDeskForm, []).goods).toEqual(typed.goods);
  });

  test('it leads to a new order of the desk, and is read with its charges', () => {
    const { code, steps, kept, successPath, blank } = deskService;
    expect({ code, steps, kept, successPath, blank }).toEqual({
      ...{
        code: 'dgdesk',
        steps: ['desk', 'details', 'confirm'],
        kept: ['enquiryNo', 'optionId'],
        blank: blankDeskForm,
      },
      successPath: '/dgdesk/addOrderSuccess',
    });
    const booker = { hasAgreedProtocol: false } as Parameters<typeof deskService.agreements>[1];
    expect(deskService.agreements(whole, booker)).toEqual(['charge']);
    expect(deskService.links(whole).list).toBe('/dgdesk?desk=new');
  });
});
