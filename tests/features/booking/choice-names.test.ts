import { describe, expect, test } from 'vitest';
import type { Constant } from '#contract/calls/basic.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { commonFields } from '#copy/booking/fields.ts';
import { wordsOfServices } from '#copy/booking/services.ts';
import { fees, groupName } from '#copy/search/terms.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import type { FormDescription } from '#domain/form/field.ts';
import { replaceAt } from '#domain/form/path.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import type { Api } from '#src/api/index.ts';
import { rowsOf } from '#src/features/booking/form/ConfirmStep.tsx';
import { nameOfChoice } from '#src/features/booking/form/described.ts';
import { readFacts } from '#src/features/fcl/order-forms.ts';

const row = (constValue: string, constName: string): Constant => ({
  ...{ constType: 'PAY_TYPE', constValue, constName, code: constValue, name: constName, sort: 1 },
});

describe('words of services', () => {
  test('[3.13] a field of two services is called the same in both, and no choice of either is lost', () => {
    const [labels, names] = [new Map<string, string>(), new Map<string, string>()];
    const tell = (namesByKey: Map<string, string>, key: string, text: string) => {
      expect(`${key} ${namesByKey.get(key) ?? text}`).toBe(`${key} ${text}`);
      namesByKey.set(key, text);
    };
    for (const { fields, choices } of Object.values(wordsOfServices)) {
      for (const [path, words] of Object.entries(fields)) tell(labels, path, JSON.stringify(words));
      for (const [path, codes] of Object.entries(choices))
        for (const [code, name] of Object.entries(codes)) {
          tell(names, `${path} ${code}`, name);
          expect(choiceName(path, code)).toBe(name);
        }
    }
    for (const path of labels.keys()) expect(commonFields).not.toHaveProperty([path]);
  });

  test('[5.9] freight is called by what is paid for', () => {
    const called = (feeCode: string) => groupName('FREIGHT', [{ feeCode: 'MYC' }, { feeCode }]);
    expect(['OF', 'AF', 'RF', 'RDB', 'TLS', 'GDS'].map(called)).toEqual([
      ...['海运费', '空运费与附加费', '铁路运费', '陆运费', '罐箱租金', '货款'],
    ]);
    expect(groupName('ORIGIN', [{ feeCode: 'AF' }])).toBe(fees.groups.ORIGIN);
  });
});

describe('codes divided by commas', () => {
  test('[3.13] a select list calls them as the constants of the database do, and what those lack as we do', async () => {
    const constants = async (type: string) =>
      type === 'PAY_TYPE' ? [row('BANK', '对公转账'), row('CASH', '现金')] : [];
    const nowhere = { priceId: '', orgPortCode: '', dstPortCode: '', isDanger: true };
    const facts = await readFacts({ api: {} as Api, constants, isContractCustomer: false, now: 0 }, nowhere);
    const called = (codes: string) => nameOfChoice(facts, 'payType', codes);
    expect(called('BANK')).toBe('对公转账');
    expect(called('BANK,CASH')).toBe('对公转账、现金');
    expect(called('CASH,CREDIT')).toBe('现金、信用额度');
  });

  test('[3.13] an order says the segregation groups of its goods by name', () => {
    const form = replaceAt(methanolForm, 'cargo.0.dg.segregationGroups', ['SGG1', 'SGG18']);
    const described: FormDescription<BookingForm, BookingFacts> = fclDescription;
    const rows = described.sections.flatMap((section) => rowsOf(section, form, fclContext));
    const namesByKey = rows.find(({ path }) => path === 'cargo.0.dg.segregationGroups')?.text;
    expect(namesByKey).toBe('酸类(SGG1)、碱类(SGG18)');
    const none = described.sections.flatMap((section) => rowsOf(section, methanolForm, fclContext));
    expect(none.some(({ path }) => path === 'cargo.0.dg.segregationGroups')).toBe(false);
  });
});
