import { describe, expect, it } from 'vitest';
import { deskDescription } from '#domain/dg-desk/fields.ts';
import { daysOfWork, earliestOfWork, finishDay, shippingDay } from '#domain/dg-desk/finish.ts';
import { blankDeskForm, type DeskForm } from '#domain/dg-desk/form.ts';
import { withDeskEntry } from '#domain/dg-desk/goods-fields.ts';
import { copyOfDeskOrder, newDeskForm, withRequestedWorks } from '#domain/dg-desk/initial-form.ts';
import { deskOrderAddress, readDeskOrderLink } from '#domain/dg-desk/order-link.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { DESK_DAYS, needsSheetFile } from '#domain/dg-desk/works.ts';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { readAt, replaceAt } from '#domain/form/path.ts';
import { orderKey } from '#domain/orders/order-link.ts';
import { type DeskWork, deskWorks } from '#domain/reference/desk-works.ts';
import { afterWorkdays } from '#domain/schedule/workdays.ts';
import { DESK_NOW, deskContext, everyWork } from '#tests/kit/desk-order.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const whole = everyWork(DESK_NOW);
const errorsFor = (form: DeskForm) =>
  errorsOf(deskDescription, form, deskContext).map(({ path, code, level }) => `${level} ${path} ${code}`);
const only = (...works: DeskWork[]): DeskForm => ({
  ...whole,
  works: { ...blankDeskForm.works, ...Object.fromEntries(works.map((work) => [work, true])) },
});
const withAt = (path: string, value: unknown, form = whole) => replaceAt(form, path, value);

describe('the order of works of the desk', () => {
  it('[4.31] a complete form has no error, and one without services has its own error', () => {
    expect(errorsFor(whole)).toEqual([]);
    expect(errorsFor(only())).toEqual(['BLOCK works.review DESK_NOTHING']);
  });

  it.each<[string, unknown, string]>([
    ['urgency', 'NOW', 'NOT_A_CHOICE'],
    ['people', '', 'REQUIRED'],
    ['people', '0', 'TOO_SMALL'],
    ['people', '201', 'TOO_LARGE'],
    ['people', '1.5', 'NOT_WHOLE'],
    ['trainDay', '2026-10-13', 'DESK_EARLIEST'],
    ['months', '37', 'TOO_LARGE'],
    ['phoneFrom', '2026-10-08', 'DESK_EARLIEST'],
    ['goods.cargoNameCn', '化工品', 'VAGUE_NAME'],
    ['goods.cargoNameEn', '甲醇', 'ASCII_ONLY'],
    ['goods.unNo', '12', 'UN_NUMBER'],
    ['goods.unNo', '', 'REQUIRED'],
    ['goods.dgClass', '', 'REQUIRED'],
    ['goods.dgClass', '1.1', 'DESK_CLASS'],
    ['goods.dgClass', '7', 'DESK_CLASS'],
    ['goods.packingGroup', 'I', 'GROUP_NOT_LISTED'],
    ['goods.packageType', 'CTN', 'DESK_PACKAGING'],
    ['goods.packages', '0', 'TOO_SMALL'],
    ['components.0.casNo', '67-56-2', 'CAS_NUMBER'],
    ['components.0.percent', '', 'REQUIRED'],
    ['components.0.percent', '101', 'TOO_LARGE'],
    ['components.1.casNo', '67-56-1', 'CAS_TWICE'],
    ['carriage.mode', 'AIR', 'DESK_SEA'],
    ['carriage.dstPortCode', 'CNYSN', 'DESK_SAME_PORT'],
    ['carriage.carrierCode', '', 'REQUIRED'],
    ['carriage.planDate', '2026-10-06', 'DAY_PAST'],
    ['contactPhone', '1', 'MOBILE'],
    ['truth', false, 'MUST_TICK'],
  ])('[4.31] an impossible %s of %s is reported as %s', (path, value, code) => {
    expect(errorsFor(withAt(path, value))).toContain(`BLOCK ${path} ${code}`);
  });

  it('[4.31] components add up to a hundred per cent, plus or minus one', () => {
    const second = (percent: string) => errorsFor(withAt('components.1.percent', percent));
    const first = withAt('components.0.percent', '50');
    expect(second('1.1')).toEqual([]);
    expect(second('1.101')).toEqual(['BLOCK components.1.percent MIXTURE_SUM']);
    expect(errorsFor(withAt('components.1.percent', '49', first))).toEqual([]);
    expect(errorsFor(withAt('components.1.percent', '48.999', first))).toEqual([
      'BLOCK components.1.percent MIXTURE_SUM',
    ]);
    expect(errorsFor({ ...whole, components: [] })).toEqual(['BLOCK components REQUIRED']);
  });

  it('[4.31] goods that leave before all is done are warned of, and still taken', () => {
    const soon = withAt('phoneFrom', '2026-10-12', withAt('carriage.planDate', '2026-10-15'));
    expect(errorsFor(soon)).toEqual(['WARN carriage.planDate DESK_LATE']);
    expect(errorsFor(withAt('urgency', 'URGENT', soon))).toEqual([]);
  });

  it.each([
    ['5', 'I', null],
    ['5.001', 'I', 'TOXIC_GROUP'],
    ['50', 'II', null],
    ['50.1', 'II', 'TOXIC_GROUP'],
    ['300', 'III', null],
    ['300.1', 'III', 'NOT_TOXIC'],
    ['', 'I', null],
  ])('[4.31] a toxicity of %s mg/kg is reported in group %s as %s', (ld50, packingGroup, code) => {
    const goods = { ...whole.goods, unNo: '2811', entry: unEntryOf('2811'), dgClass: '6.1', packingGroup, ld50 };
    expect(errorsFor({ ...whole, goods })).toEqual(code === null ? [] : [`WARN goods.ld50 ${code}`]);
  });

  it('[4.31] each service requires only the fields it needs', () => {
    const nothing = { ...blankDeskForm, agree: true, truth: true, contactName: '李货主', contactPhone: '13800138001' };
    const asks = (work: DeskWork) =>
      errorsOf(deskDescription, { ...nothing, works: { ...nothing.works, [work]: true } }, deskContext)
        .filter(({ level }) => level === 'BLOCK')
        .map(({ path }) => path.split('.')[0]!);
    const parts = (work: DeskWork) => [...new Set(asks(work))].sort();
    expect(parts('training')).toEqual(['people', 'trainDay']);
    expect(parts('emergency')).toEqual(['goods', 'phoneFrom']);
    expect(parts('sds')).toEqual(['components', 'goods']);
    expect(parts('report')).toEqual(['components', 'goods']);
    expect(parts('review')).toEqual(['carriage', 'components', 'goods']);
    expect(parts('packCert')).toEqual(['carriage', 'goods']);
    expect(parts('declaration')).toEqual(['carriage', 'goods']);
  });

  it('[4.31] a sheet is handed in unless it is written here', () => {
    expect(needsSheetFile(only('declaration'))).toBe(true);
    expect(needsSheetFile(only('declaration', 'sds'))).toBe(false);
    expect(needsSheetFile({ ...only('sds'), sdsWork: 'TRANSLATE' })).toBe(true);
    expect(needsSheetFile(only('training'))).toBe(false);
  });

  it('[4.31] a listed number fills class and names; a translation has one language; other modes have no ports', () => {
    const set = (path: string, value: unknown, form: DeskForm = blankDeskForm) =>
      setField(deskDescription, form, deskContext, path, value);
    const typed = set('goods.unNo', '1230').goods;
    expect(typed).toEqual({ ...blankDeskForm.goods, unNo: '1230' });
    const methanol = withDeskEntry(typed, unEntryOf('1230'));
    expect(methanol).toMatchObject({
      ...{ dgClass: '3', packingGroup: 'II', cargoNameCn: '甲醇', cargoNameEn: 'METHANOL' },
    });
    const acetone = withDeskEntry({ ...methanol, unNo: '1090', cargoNameEn: 'SOLVENT' }, unEntryOf('1090'));
    expect(acetone).toMatchObject({ cargoNameCn: '丙酮', cargoNameEn: 'SOLVENT' });
    expect(set('sdsWork', 'TRANSLATE').sdsLanguage).toBe('EN');
    expect(set('carriage.mode', 'AIR', whole).carriage).toMatchObject({ orgPortCode: '', carrierCode: '' });
    expect(set('trainMode', 'ONLINE', { ...whole, trainMode: 'ONSITE', trainPlace: '上海' }).trainPlace).toBe('');
    expect(set('goods.dgClass', '2.1', whole).goods.packingGroup).toBe('');
  });

  it('[4.31] a price needs services, counts and urgency, and a missing count is one', () => {
    expect(deskQuotePart(blankDeskForm)).toMatchObject({ works: [], people: 1, months: 12 });
    expect(deskQuotePart({ ...whole, people: 'x' })).toMatchObject({ people: 1 });
    expect(deskQuotePart(whole)).toMatchObject({ works: [...deskWorks], people: 10, months: 12 });
  });

  it('[4.31] a repeat order clears dates and documents', () => {
    const copied = copyOfDeskOrder(whole, 'DGD26100700001');
    expect(copied).toMatchObject({ copiedFrom: 'DGD26100700001', trainDay: '', phoneFrom: '', agree: false });
    expect(copied.goods.sds).toEqual([]);
    expect(copied.carriage.planDate).toBe('');
  });

  it('[4.31] links to a new desk order, and to an enquiry with the typed values', () => {
    const { list, enquiry, isForm } = deskService.links(whole);
    expect([list, isForm]).toEqual(['/dgdesk?desk=new', true]);
    expect(enquiry).toMatch(/^\/enquiryFcl\?service=dgdesk&/);
    expect(deskService.links(only('sds')).enquiry).not.toContain('months=');
    expect(Object.fromEntries(new URLSearchParams(enquiry?.split('?')[1]))).toEqual({
      ...{ service: 'dgdesk', deskWorks: 'review,sds,report,packCert,declaration,training,emergency' },
      ...{ urgency: 'NORMAL', people: '10', months: '12', unNo: '1230', dgClass: '3', group: 'II', cargoName: '甲醇' },
    });
    expect(readAt(whole, 'goods.unNo')).toBe('1230');
  });
});

describe('when works are done', () => {
  it('[4.31] counts Monday to Friday from the day after', () => {
    expect(afterWorkdays('2026-10-09', 0)).toBe('2026-10-09');
    expect(afterWorkdays('2026-10-09', 1)).toBe('2026-10-12');
    expect(afterWorkdays('2026-10-10', 1)).toBe('2026-10-12');
    expect(afterWorkdays('2026-10-07', 5)).toBe('2026-10-14');
  });

  it('[4.31] is the day of the slowest work, sooner where it is hurried, and the day that was chosen', () => {
    const asked = { ...whole, trainDay: '', phoneFrom: '' };
    expect(finishDay(asked, DESK_NOW)).toBe('2026-10-16');
    expect(finishDay({ ...asked, urgency: 'URGENT' }, DESK_NOW)).toBe('2026-10-14');
    expect(finishDay({ ...asked, works: blankDeskForm.works }, DESK_NOW)).toBeNull();
    expect(finishDay(whole, DESK_NOW)).toBe('2026-11-06');
    expect(shippingDay({ ...asked, trainDay: '2026-12-01' }, DESK_NOW)).toBe('2026-10-16');
    expect(shippingDay({ ...asked, phoneFrom: '2026-12-01' }, DESK_NOW)).toBe('2026-12-01');
    expect(shippingDay(only('training'), DESK_NOW)).toBeNull();
    expect(daysOfWork('training', { urgency: 'URGENT' })).toBe(DESK_DAYS.training.normal);
    expect(earliestOfWork('review', { urgency: 'URGENT' }, DESK_NOW)).toBe('2026-10-08');
    // In China the day has turned already.
    expect(earliestOfWork('review', asked, Date.parse('2026-10-07T17:00:00Z'))).toBe('2026-10-12');
  });
});

describe('the address of an order of the desk', () => {
  it('[2.2] names works and goods, and opens the order over the desk', () => {
    const address = deskOrderAddress({ works: ['review', 'sds'], unNo: '1230', packingGroup: 'II' });
    expect(address).toBe('/dgdesk?desk=review.sds&unNo=1230&pg=II');
    expect(readDeskOrderLink(address.split('?')[1]!)).toEqual({
      works: ['review', 'sds'],
      unNo: '1230',
      packingGroup: 'II',
    });
    expect(orderKey('desk=review.sds&unNo=1230')).not.toBe('');
    expect(orderKey('keyword=1230')).toBe('');
  });

  it.each(['desk=%E0%A4%A&unNo=<b>&pg=IV', 'desk=..;drop&unNo=12345', `desk=${'a'.repeat(500)}`])(
    '[2.2] a hostile one asks for nothing: %s',
    (query) => {
      expect(readDeskOrderLink(query) ?? { works: [], unNo: '' }).toMatchObject({ works: [], unNo: '' });
    },
  );

  it('[4.31] the query’s services are added to a stored draft', () => {
    const fresh = newDeskForm({ works: ['report'], unNo: '1230', packingGroup: 'II' });
    const kept = {
      ...{ ...blankDeskForm, works: { ...blankDeskForm.works, sds: true }, remark: '急', agree: true },
      goods: { ...blankDeskForm.goods, cargoNameCn: '木精' },
    };
    const moved = withRequestedWorks(kept, fresh, ['report']);
    expect(moved).toMatchObject({ remark: '急', agree: false, works: { sds: true, report: true } });
    expect(moved.goods).toEqual({ ...kept.goods, unNo: '1230', packingGroup: 'II' });
    expect(withRequestedWorks(whole, fresh, ['report']).goods).toBe(whole.goods);
  });
});
