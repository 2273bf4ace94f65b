import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { leads } from '#contract/calls/cms.ts';
import { enterpriseVerify } from '#contract/calls/enterprise.ts';
import { saveProfile } from '#contract/calls/user.ts';
import { profileFields } from '#domain/account/profile-fields.ts';
import { verificationFields } from '#domain/enterprise/verification-fields.ts';
import { feedbackFields } from '#domain/feedback/fields.ts';
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

test('feedback without an error is what the contract takes', () => {
  const taken = takenOf(
    valuesOf(feedbackFields),
    (values) => readFlat(feedback, values).errors,
    (values) => safeParse(leads.request, { kind: 'feedback', form: tidy(feedback, values) }).success,
  );
  expect(taken).toBeGreaterThan(20);
});

test('[4.32] what is typed of a company without an error is what the contract takes', () => {
  const taken = takenOf(
    valuesOf(verificationFields),
    (values) => readFlat(verification, values).errors,
    (values) => safeParse(enterpriseVerify.request, tidy(verification, values)).success,
  );
  expect(taken).toBeGreaterThan(5);
});
