import { describe, expect, test } from 'vitest';
import { blankDangerous, type DangerousBlock } from '#domain/booking/goods-line.ts';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { fillFromEntry } from '#domain/booking/un-fill.ts';
import { blankDeskForm } from '#domain/dg-desk/form.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import type { FclContext } from '#domain/fcl/context.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { fclService } from '#domain/fcl/service.ts';
import { section } from '#domain/form/field.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { methanolEntry } from '#machines/kit/methanol-entry.ts';
import type { OrderFormContext } from '#machines/order-form/index.ts';
import { openedForm, orderFormInput } from '#machines/order-form/order-form.cases.ts';
import * as rules from '#machines/order-form/order-form.rules.ts';
import { sampleQuote as quote, sampleService } from '#machines/order-form/order-form.sample.ts';
import { DESK_NOW, everyWork } from '../kit/desk-order.ts';
import { unEntryOf } from '../kit/un-entries.ts';
import { form, known, person, signedIn, signedOut, started } from './order-form.rows.ts';

const documents = section<BookingForm, BookingForm, BookingFacts>({
  at: 'documents.*',
  step: 'contact',
  fields: { name: { kind: 'text', required: true } },
});
const service = {
  ...sampleService,
  description: { ...sampleService.description, sections: [...sampleService.description.sections, documents] },
};
const context = (more: object = {}) => known({ service, ...more }) as unknown as OrderFormContext;
const error = (path: string, code = 'REQUIRED') => ({ path, code, values: {}, level: 'BLOCK' });
const phone = { ...form, contactPhone: '12345' };

describe('[4.31] a change', () => {
  test.each([
    ['to what it was changes nothing', 'remark', '旧备注', {}, {}],
    ['says nothing where nothing was shown', 'contactPhone', '', {}, { form: { ...form, contactPhone: '' } }],
    [
      'is checked again where it had a message, after the message about others',
      'contactPhone',
      '12345',
      { errors: [error('contactPhone'), error('contactName')] },
      { form: phone, errors: [error('contactName'), error('contactPhone', 'MOBILE')] },
    ],
    [
      'that mends it is no longer reported',
      'contactPhone',
      '13800138002',
      { errors: [error('contactPhone')] },
      { form: { ...form, contactPhone: '13800138002' }, errors: [] },
    ],
    [
      'is not scolded for the message about others',
      'contactPhone',
      '',
      { errors: [error('contactName'), error('contactPhone.0')] },
      { form: { ...form, contactPhone: '' }, errors: [error('contactName'), error('contactPhone.0')] },
    ],
    [
      'of a list takes away the message about its rows',
      'documents',
      [{ name: '' }],
      { errors: [error('documents.0.name'), error('documentsElsewhere'), error('documents')] },
      { form: { ...form, documents: [{ name: '' }] }, errors: [error('documentsElsewhere')] },
    ],
  ])('%s', (_, path, value, before, after) => {
    expect(rules.afterChange(context(before), path, value)).toEqual(after);
  });
});

describe('[4.31] the message about a field that something else filled', () => {
  const form = { ...everyWork(DESK_NOW), goods: { ...blankDeskForm.goods, packages: '' } };
  const asked = (more: object) => context({ service: deskService, facts: { now: DESK_NOW }, form, ...more });
  const missing = ['goods.unNo', 'goods.cargoNameEn', 'goods.packages', 'goods.sds'].map((path) => error(path));

  test('is no longer shown once a number names the goods', () => {
    const before = asked({ errors: missing });
    const numbered = { ...before, ...rules.afterChange(before, 'goods.unNo', '1230') };
    const { errors, form: after } = rules.withFound(numbered, [methanolEntry]);
    expect(after).toMatchObject({ goods: { cargoNameEn: 'METHANOL' } });
    expect(errors?.map(({ path }) => path)).toEqual(['goods.packages', 'goods.sds']);
  });

  test('is no longer shown once its file is in, and nothing is changed by a file without a field', () => {
    const file = { key: 'k1', fileId: 'f1', name: 'sds.pdf', size: 1_000 };
    const { errors, form: after } = rules.withFile(asked({ errors: missing }), { ...file, path: 'goods.sds' });
    expect(after).toMatchObject({ goods: { sds: [{ fileId: 'f1', name: 'sds.pdf' }] } });
    expect(errors?.filter(({ path, code }) => path === 'goods.sds' && code === 'REQUIRED')).toEqual([]);
    expect(errors?.map(({ path }) => path)).toContain('goods.packages');
    expect(rules.withFile(asked({}), { ...file, path: 'nowhere' })).toEqual({});
  });
});

describe('[4.31] goods whose class the chosen price does not take', () => {
  const offer = { ...fclContext.offer!, dgClasses: ['8'], refusedClasses: ['2.3'] };
  const line = methanolForm.cargo[0]!;
  const formOf = (dg: Partial<DangerousBlock>): FclForm => ({
    ...methanolForm,
    cargo: [{ ...line, dg: { ...blankDangerous, ...dg } }],
  });
  const open = (form: FclForm, more: object = {}) =>
    context({ service: fclService, facts: { ...fclContext, offer }, form, ...more });
  const read = (unNo: string, dg: Partial<DangerousBlock> = {}) =>
    rules.withFound(open(formOf({ unNo, ...dg })), [unEntryOf(unNo)]).errors;

  test('are named at the class as soon as the list fills it in', () => {
    expect(read('1230')).toMatchObject([{ path: 'cargo.0.dg.dgClass', code: 'CLASS_NOT_PRICED', level: 'BLOCK' }]);
    expect(read('1017')).toMatchObject([{ path: 'cargo.0.dg.dgClass', code: 'CLASS_REFUSED' }]);
    expect(read('1805')).toEqual([]);
  });

  test('are named no more once another number is of a class that it takes', () => {
    const methanol = open(formOf({ unNo: '1805', ...fillFromEntry(unEntryOf('1230')) }), {
      errors: [error('cargo.0.dg.dgClass'), error('cargo.0.packages')],
    });
    const { errors } = rules.withFound(methanol, [unEntryOf('1805')]);
    expect(errors.map(({ path }) => path)).toEqual(['cargo.0.packages']);
  });

  test('are named where a form opens with them', () => {
    const facts: FclContext = { ...fclContext, offer };
    const opened = { ...openedForm, facts, form: formOf({ unNo: '1230', ...fillFromEntry(unEntryOf('1230')) }) };
    const { errors } = rules.initialContext({ ...orderFormInput, service: fclService, opened });
    expect(errors).toMatchObject([{ path: 'cargo.0.dg.dgClass', code: 'CLASS_NOT_PRICED' }]);
  });
});

describe('[4.31] a field that is left', () => {
  const agree = { ...form, agree: false };
  test.each([
    ['and does not exist says nothing', 'nowhere', { form: phone }, {}],
    ['as it was says nothing', 'contactPhone', {}, {}],
    ['is tidied', 'contactName', { form: { ...form, contactName: ' 李货主' } }, { form }],
    ['empty is not scolded before its step was tried', 'contactName', { form: { ...form, contactName: '' } }, {}],
    ['nor is a box that is not ticked', 'agree', { form: agree, validatedSteps: ['contact'] }, {}],
    [
      'empty is, once it was',
      'contactName',
      { form: { ...form, contactName: '' }, validatedSteps: ['contact'] },
      { form: { ...form, contactName: '' }, errors: [error('contactName')] },
    ],
    [
      'with a box that is not ticked, too',
      'agree',
      { form: agree, validatedSteps: ['confirm'] },
      { form: agree, errors: [error('agree', 'MUST_TICK')] },
    ],
    [
      'wrong is shown after the others, once',
      'contactPhone',
      { form: phone, errors: [error('contactPhone'), error('contactName')] },
      { form: phone, errors: [error('contactName'), error('contactPhone', 'MOBILE')] },
    ],
    ['right is no longer reported', 'contactPhone', { errors: [error('contactPhone')] }, { form, errors: [] }],
  ])('%s', (_, path, before, after) => {
    expect(rules.afterLeaving(context(before), path)).toEqual(after);
  });
});

test('[4.31] the steps of a form, from the first to the one before its confirmation', () => {
  const alone = { ...service, steps: ['confirm'] };
  expect(['goods', 'contact', 'confirm', 'nowhere'].map((step) => rules.lastFormStep(service, step))).toEqual([
    ...['goods', 'contact', 'contact', 'goods'],
  ]);
  expect([rules.lastFormStep(service), rules.lastFormStep(alone)]).toEqual(['contact', 'confirm']);
  expect(['goods', 'contact', 'confirm'].map((step) => rules.nextStep(service, step))).toEqual([
    ...['contact', 'confirm', 'confirm'],
  ]);
  expect(['goods', 'contact', 'confirm'].map((step) => rules.previousStep(service, step))).toEqual([
    ...['goods', 'goods', 'contact'],
  ]);
});

test('[4.31] the step that is open before another is the first that is held up', () => {
  const empty = context({ form: { ...form, cargoReadyDate: '', contactPhone: '' } });
  expect(['goods', 'contact', 'confirm', 'nowhere'].map((step) => rules.firstOpenStep(empty, step))).toEqual([
    ...['goods', 'goods', 'goods', 'nowhere'],
  ]);
  expect(rules.firstOpenStep(context(), 'confirm')).toBe('confirm');
});

test('[4.31] what the server names is looked for in its own section, in the one around it, else in the first step', () => {
  const paths = ['contactPhone', 'documents.4.name', 'documents.4.elsewhere', 'nowhere', 'door'];
  expect(paths.map((path) => rules.stepOf(service, path))).toEqual(['contact', 'contact', 'contact', 'goods', 'goods']);
});

const typed = { ...form, remark: '新' };
const owners = { mine: 'user-4', other: 'user-5', signedOut: ANONYMOUS, unknown: UNKNOWN_OWNER };
test.each([
  ['over what was just typed', {}, {}, owners.mine, true, true],
  ['elsewhere', {}, {}, owners.mine, false, false],
  ['over a form no one touched', {}, { form: typed }, owners.mine, true, false],
  ['over a draft of an earlier visit', {}, { isRestored: true }, owners.mine, true, false],
  ['asked by it', { isSignInRequested: true }, { isRestored: true }, owners.mine, true, true],
  ['asked by an untouched form', { isSignInRequested: true }, { form: typed }, owners.mine, true, true],
  ['asked, but elsewhere', { isSignInRequested: true }, {}, owners.mine, false, false],
  ['over another person’s form', { owner: owners.other }, {}, owners.mine, true, false],
  ['as who was not known yet', { owner: UNKNOWN_OWNER }, {}, owners.mine, false, true],
  ['and turns out to be signed out', { owner: UNKNOWN_OWNER }, {}, owners.signedOut, true, false],
  ['and is not known yet', {}, {}, owners.unknown, true, false],
])('[2.5b] who signs in %s', (_, who, before, owner, isHere, isKept) => {
  const found = context({ form: typed, person: signedOut(who), opened: started(before) });
  expect(rules.isKeeping(found, { booker: person, owner, isHere })).toBe(isKept);
});

describe('[2.5b] a user arrives over a form', () => {
  const arrives = (before: object, booker: typeof person | null = person) =>
    rules.withArrival(context({ person: signedOut({ isSignInRequested: true }), ...before }), {
      booker,
      owner: 'user-8',
      isHere: true,
    });

  test('and is its contact where no one is named, which is reported as missing no more', () => {
    const bare = { ...form, contactName: '', remark: '' };
    const errors = [error('contactName'), error('remark')];
    expect(arrives({ form: bare, opened: started({ form: bare }), errors })).toEqual({
      person: signedIn({ owner: 'user-8', isSignInRequested: true }),
      facts: { ...known().facts, isContractCustomer: false },
      form: { ...bare, contactName: '李货主' },
      opened: started({ form: { ...bare, contactName: '李货主' } }),
      errors: [error('remark')],
    });
  });

  test('who has typed keeps the form it was opened as', () => {
    expect(arrives({ form: phone })).toMatchObject({ form: phone, opened: started() });
  });

  test('and signing out changes nothing of it', () => {
    const bare = { ...form, contactName: '' };
    expect(arrives({ form: bare }, null)).toMatchObject({ person: { booker: null }, form: bare, errors: [] });
  });
});

test('[4.31] a form emptied by a visitor names no one', () => {
  expect(rules.cleared(context({ person: signedOut(), form: { ...form, priceId: 'p9' } }))).toEqual({
    ...sampleService.blank,
    priceId: 'p9',
  });
});

test('[4.31] the price beside the form is seen by its part, and its time is the form’s', () => {
  const now = { ...quote, now: 1_791_338_407_000 };
  const price = { quote: now, part: '{"a":1}' };
  expect(rules.seenPriceOf(now, { a: 1 })).toEqual(price);
  expect(rules.withPrice(context(), price)).toEqual({ price, facts: { ...known().facts, now: 1_791_338_407_000 } });
});

test('[4.31] a server that finds the form wrong and names no field leads to its first step', () => {
  expect(rules.afterFields(context({ step: 'contact' }), {})).toEqual({ errors: [], step: 'goods' });
});
