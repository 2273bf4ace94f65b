import { expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { blankClosing } from '#domain/booking/closing-fields.ts';
import { contractsMachine } from '#machines/contracts/index.ts';
import { loginMachine } from '#machines/login/index.ts';
import { orderServices } from '#server/orders/services.ts';

const sources = import.meta.glob<string>('../../../{copy,src,domain,machines}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const filesWith = (pattern: RegExp) =>
  Object.keys(sources)
    .filter((file) => pattern.test(sources[file] ?? ''))
    .map((file) => file.replace('../../../', ''))
    .sort();

/** Boxes in which a person agrees to something: the clause of each, and whether it starts ticked. */
const consents = [
  {
    box: 'user agreement and privacy notice, in the sign-in window',
    clause: '3.10',
    startsTicked: getInitialSnapshot(loginMachine, { failure: null, lastMode: null }).context.values.isAgree,
  },
  {
    box: 'charge agreement, in the order form of every service',
    clause: '4.31',
    startsTicked: blankClosing.agree,
  },
  {
    box: 'truth of what is declared, in an order of dangerous goods',
    clause: '4.31',
    startsTicked: blankClosing.truth,
  },
  {
    box: 'service contract and charge agreement, in the list of contracts',
    clause: '10.13b',
    startsTicked: getInitialSnapshot(contractsMachine, undefined as never).context.isAgreed,
  },
];

test('[3.10] only the box of the sign-in window starts ticked, as its clause requires', () => {
  expect(consents.filter(({ startsTicked }) => startsTicked).map(({ clause }) => clause)).toEqual(['3.10']);
});

test('[4.31] no order form starts with a consent ticked', () => {
  const blanks = import.meta.glob<Record<string, unknown>>('../../../domain/*/service.ts', {
    eager: true,
  });
  const given = Object.entries(blanks).flatMap(([file, exported]) =>
    Object.values(exported).flatMap((service) => {
      const { blank } = service as { blank?: { agree?: boolean; truth?: boolean } };
      return blank === undefined ? [] : [[file, blank.agree ?? false, blank.truth ?? false] as const];
    }),
  );
  expect(given).toHaveLength(Object.keys(orderServices).length);
  expect(given.filter(([, agree, truth]) => agree || truth)).toEqual([]);
});

test('[10.13b] no other file of the product has a box to agree with', () => {
  expect(filesWith(/\b(?:isAgree|isAgreed|agree|truth): \{ kind: 'tick', required: true/)).toEqual([
    'domain/account/login-form.ts',
    'domain/booking/closing-fields.ts',
    'domain/dg-desk/fields.ts',
    'machines/order-form/order-form.sample.ts',
  ]);
  const ticked = filesWith(/<Checkbox\b|type="checkbox"/).filter((file) =>
    /agree|consent|同意|truth/i.test(sources[`../../../${file}`] ?? ''),
  );
  expect(ticked).toEqual([
    'src/features/sign-in/views/Login.parts.tsx',
    'src/features/user-centre/contracts/Contracts.tsx',
  ]);
});
