import { describe, expect, test } from 'vitest';
import type { Constant } from '#contract/calls/basic.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { fclDescription } from '#domain/booking/services/fcl/fields.ts';
import type { FormDescription } from '#domain/form/field.ts';
import { replaceAt } from '#domain/form/path.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import type { Api } from '#src/api/index.ts';
import { readFacts } from '#src/app/booking/fcl/facts.ts';
import { rowsOf } from '#src/views/booking/confirm-rows.ts';
import { nameOfChoice } from '#src/views/booking/described.ts';

const row = (constValue: string, constName: string): Constant => ({
  ...{ constType: 'PAY_TYPE', constValue, constName, code: constValue, name: constName, sort: 1 },
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
    const said = rows.find(({ path }) => path === 'cargo.0.dg.segregationGroups')?.text;
    expect(said).toBe('酸类(SGG1)、碱类(SGG18)');
    const none = described.sections.flatMap((section) => rowsOf(section, methanolForm, fclContext));
    expect(none.some(({ path }) => path === 'cargo.0.dg.segregationGroups')).toBe(false);
  });
});
