import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { leads } from '#contract/calls/cms.ts';
import { enterpriseVerify } from '#contract/calls/enterprise.ts';
import { saveProfile } from '#contract/calls/user.ts';
import { type ChangePasswordValues, changePasswordForm } from '#domain/account/password-form.ts';
import { profileFields } from '#domain/account/profile-fields.ts';
import { licenceFileError } from '#domain/enterprise/licence-file.ts';
import { verificationFields } from '#domain/enterprise/verification-fields.ts';
import { feedbackFields } from '#domain/feedback/fields.ts';
import { errorsByField } from '#domain/form/check.ts';
import { flatForm, readFlat } from '#domain/form/flat.ts';
import { blankTexts, fieldNames } from '#domain/form/table.ts';
import { tidy } from '#domain/form/tidy.ts';

const profile = flatForm(profileFields, blankTexts(profileFields));
const feedback = flatForm(feedbackFields, blankTexts(feedbackFields));
const verification = flatForm(verificationFields, blankTexts(verificationFields));

const parts = fc.constantFrom(
  ...['', ' ', '\u3000', '海', '不好用', '截单时间', '\n', 'a', 'wang.ke', '@', 'example', '.', '.cn', 'x'.repeat(60)],
  ...[
    '王'.repeat(100),
    '字'.repeat(500),
    '91310000MA1FP1239F',
    '91310000ma1fp1239f',
    '9131 0000',
    'wangke@example.com',
  ],
);
const text = fc.array(parts, { maxLength: 4 }).map((all) => all.join(''));
const emails = fc.constantFrom(
  '',
  'wangke@example.com',
  'wang ke@example.com',
  'wangke@example',
  `${'x'.repeat(90)}@example.com`,
);
const valuesOf = <Fields extends object>(fields: Fields) =>
  fc.record(Object.fromEntries(fieldNames(fields).map((name) => [name, text]))) as fc.Arbitrary<
    Record<keyof Fields, string>
  >;

/** How many of the random forms have no error; each of them is taken as it is sent. */
function takenOf<Values>(
  values: fc.Arbitrary<Values>,
  errorsOf: (values: Values) => object,
  isTaken: (values: Values) => boolean,
): number {
  let taken = 0;
  fc.assert(
    fc.property(values, (one) => {
      if (Object.keys(errorsOf(one)).length > 0) return;
      taken += 1;
      expect(isTaken(one), JSON.stringify(one)).toBe(true);
    }),
    { numRuns: 400 },
  );
  return taken;
}

test('[1.7b] a profile without an error is one the contract takes', () => {
  const taken = takenOf(
    fc.tuple(valuesOf(profileFields), emails).map(([values, email]) => ({ ...values, email })),
    (values) => readFlat(profile, values).errors,
    (values) => safeParse(saveProfile.request, values).success,
  );
  expect(taken).toBeGreaterThan(5);
});

test('feedback without an error is accepted by the contract', () => {
  const taken = takenOf(
    valuesOf(feedbackFields),
    (values) => readFlat(feedback, values).errors,
    (values) => safeParse(leads.request, { kind: 'feedback', form: tidy(feedback, values) }).success,
  );
  expect(taken).toBeGreaterThan(20);
});

test('[4.32] company details without an error are accepted by the contract', () => {
  const codes = fc.constantFrom('', '91310000MA1FP1239F', ' 9131 0000 ma1fp1239f', '91310000MA1FP12390');
  const taken = takenOf(
    fc.record({ creditCode: codes, name: text }),
    (values) => readFlat(verification, values).errors,
    (values) => safeParse(enterpriseVerify.request, tidy(verification, values)).success,
  );
  expect(taken).toBeGreaterThan(20);
});

describe('[1.7b] a profile', () => {
  const errors = (more: object) => readFlat(profile, { ...profile.initial, ...more }).errors;

  test('may be empty, and its values are trimmed', () => {
    expect(readFlat(profile, profile.initial)).toEqual({ form: {}, errors: {} });
    expect(fieldNames(profileFields)).toEqual([
      ...['name', 'companyName', 'schoolName', 'enterpriseType', 'industry', 'email'],
    ]);
    expect(readFlat(profile, { ...profile.initial, industry: ' 化工 ', email: 'wangke@example.com' }).form).toEqual({
      industry: '化工',
      email: 'wangke@example.com',
    });
  });

  test('has texts of a hundred characters at most, and an e-mail of as many', () => {
    const address = (length: number) => `${'k'.repeat(length - 43)}@${'a'.repeat(40 - 1)}.cn`;
    expect(errors({ name: '王'.repeat(100), schoolName: '校'.repeat(100), email: address(100) })).toEqual({});
    expect(errors({ name: '王'.repeat(101), schoolName: '校'.repeat(101), email: address(101) })).toEqual({
      ...{ name: 'TOO_LONG', schoolName: 'TOO_LONG', email: 'TOO_LONG' },
    });
    expect(errors({ email: 'wangke' })).toEqual({ email: 'EMAIL' });
  });
});

describe('feedback', () => {
  const read = (text: string, contact = '') => readFlat(feedback, { text, contact });

  test('has five to five hundred characters, and contact details up to sixty', () => {
    expect(read('')).toEqual({ form: {}, errors: { text: 'REQUIRED' } });
    expect(read(' 不好用啊 ').errors).toEqual({ text: 'TOO_SHORT' });
    expect(read(' 不好用啊！\r\n ', ' wangke ')).toEqual({
      form: { text: '不好用啊！', contact: 'wangke' },
      errors: {},
    });
    expect(read('字'.repeat(500), 'w'.repeat(60)).errors).toEqual({});
    expect(read('字'.repeat(501), 'w'.repeat(61)).errors).toEqual({ text: 'TOO_LONG', contact: 'TOO_LONG' });
  });

  test('has lines that end as those of the site', () => {
    expect(read('第一行很好\r\n第二行').form.text).toBe('第一行很好\n第二行');
  });
});

describe('[4.32] typed company details', () => {
  const read = (creditCode: string, name: string) => readFlat(verification, { creditCode, name });
  const code = '91310000MA1FP1239F';

  test('have a valid code and a name of two to a hundred characters', () => {
    expect(read('', '')).toEqual({ form: {}, errors: { creditCode: 'REQUIRED', name: 'REQUIRED' } });
    expect(read(' 9131 0000 ma1fp1239f', ' 海运 ')).toEqual({ form: { creditCode: code, name: '海运' }, errors: {} });
    expect(read('91310000MA1FP12390', '海').errors).toEqual({ creditCode: 'CREDIT_CODE', name: 'TOO_SHORT' });
    expect(read(code, '海'.repeat(100)).errors).toEqual({});
    expect(read(code, '海'.repeat(101)).errors).toEqual({ name: 'TOO_LONG' });
  });

  test.each([
    ['image/jpeg', 1, null],
    ['image/png', 20 * 1024 * 1024, null],
    ['image/bmp', 300, null],
    ['application/pdf', 300, null],
    ['image/png', 20 * 1024 * 1024 + 1, 'tooLarge'],
    ['image/gif', 300, 'wrongType'],
    ['', 300, 'wrongType'],
    ['image/png', 0, 'empty'],
    ['image/gif', 0, 'empty'],
  ])('a licence of type "%s" and %i bytes: %s', (type, size, error) => {
    expect(licenceFileError({ type, size })).toBe(error);
  });
});

describe('[4.8b] a new password', () => {
  const errors = (values: Partial<ChangePasswordValues>, needsOldPassword = true) =>
    errorsByField(
      changePasswordForm,
      { oldPassword: '', newPassword: '', newPasswordAgain: '', ...values },
      { needsOldPassword },
    );
  const both = { newPassword: 'harbour-1', newPasswordAgain: 'harbour-1' };

  test('is typed twice, after the old one if required', () => {
    const required = { newPassword: 'REQUIRED', newPasswordAgain: 'REQUIRED' };
    expect(errors({})).toEqual({ oldPassword: 'REQUIRED', ...required });
    expect(errors({}, false)).toEqual(required);
    expect(errors(both, false)).toEqual({});
    expect(errors({ ...both, oldPassword: 'harbor' })).toEqual({});
  });

  test('has six characters, the same both times', () => {
    expect(errors({ ...both, oldPassword: 'harbo' })).toEqual({ oldPassword: 'TOO_SHORT' });
    expect(errors({ newPassword: 'harbou', newPasswordAgain: 'harbor' }, false)).toEqual({
      newPasswordAgain: 'PASSWORDS_DIFFER',
    });
  });
});
