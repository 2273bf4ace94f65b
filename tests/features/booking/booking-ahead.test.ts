import { describe, expect, test, vi } from 'vitest';
import type { BookingFacts } from '#domain/booking/service.ts';
import type { Api } from '#src/api/index.ts';
import { beginAhead, preparedLink } from '#src/features/booking/ahead.ts';
import type { FormLink, FormSources } from '#src/features/booking/service-forms.ts';

interface Form {
  priceId: string;
}

const sources = (isContractCustomer: boolean): FormSources => ({
  api: {} as Api,
  constants: async () => [],
  isContractCustomer,
  now: 5,
});
const form: Form = { priceId: 'P-1' };

const linkThat = (begin: FormLink<Form, BookingFacts>['begin']): FormLink<Form, BookingFacts> => ({
  begin,
  isOffered: () => true,
  isOfPrice: () => true,
  isOfGoods: () => true,
  isOpenTo: () => true,
  move: (kept) => kept,
});

const loaderWith = (facts: BookingFacts) => vi.fn(async () => ({ form, facts }));
const formsOf = (link: FormLink<Form, BookingFacts> | null) => ({ link: () => link });

describe('[2.2] the price that an address starts a form from', () => {
  test('is asked for before it is known who is here, and once', async () => {
    const begin = loaderWith({ now: 5, isContractCustomer: false });
    const ahead = beginAhead(formsOf(linkThat(begin)), 'priceId=P-1', sources(false));
    expect(begin).toHaveBeenCalledTimes(1);
    await expect(preparedLink(linkThat(begin), ahead!, sources(true)).begin()).resolves.toEqual({
      form,
      facts: { now: 5, isContractCustomer: true },
    });
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('of a service without contracts says nothing of them', async () => {
    const begin = loaderWith({ now: 5 });
    const ahead = beginAhead(formsOf(linkThat(begin)), 'priceId=P-1', sources(false));
    const { facts } = await preparedLink(linkThat(begin), ahead!, sources(true)).begin();
    expect(facts).toEqual({ now: 5 });
  });

  test('is asked for again where that failed', async () => {
    const begin = loaderWith({ now: 6, isContractCustomer: true });
    const failing = vi.fn(() => Promise.reject(new Error('没有回应')));
    const ahead = beginAhead(formsOf(linkThat(failing)), 'priceId=P-1', sources(false));
    const { facts } = await preparedLink(linkThat(begin), ahead!, sources(true)).begin();
    expect(facts.now).toBe(6);
    expect(failing).toHaveBeenCalledTimes(1);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  test('is not asked for where the address names a draft, nor where it names no price', () => {
    const begin = loaderWith({ now: 5 });
    expect(beginAhead(formsOf(linkThat(begin)), 'priceId=P-1&draft=abc', sources(false))).toBeUndefined();
    expect(beginAhead(formsOf(null), '', sources(false))).toBeUndefined();
    expect(begin).not.toHaveBeenCalled();
  });
});
