import { fromPromise } from 'xstate';
import { ADDRESSES_OF_A_USER } from '#domain/limits.ts';
import { addressBookMachine, type KeptEntry } from '#machines/address-book/index.ts';
import type { Api } from '#src/api/index.ts';

const PAGE_SIZE = 50;

/** All of them: a page holds fewer than a person may keep. */
async function readAll(api: Api, signal: AbortSignal): Promise<readonly KeptEntry[]> {
  const entries: KeptEntry[] = [];
  for (let page = 1; page <= Math.ceil(ADDRESSES_OF_A_USER / PAGE_SIZE); page += 1) {
    const { items, total } = await api.addressBookQuery({ page, pageSize: PAGE_SIZE }, { signal });
    entries.push(...items);
    if (entries.length >= total) break;
  }
  return entries;
}

export const wireAddressBook = (api: () => Promise<Api>) =>
  addressBookMachine.provide({
    actors: {
      load: fromPromise<readonly KeptEntry[], undefined>(async ({ signal }) => readAll(await api(), signal)),
      save: fromPromise<void, { entry: KeptEntry | null }>(async ({ input: { entry } }) => {
        if (entry === null) throw new Error('nothing is edited');
        const { id, kind, party, isDefault } = entry;
        const kept = id === '' ? {} : { id };
        const saved = { ...kept, kind, title: party.companyNameEn.trim(), party, isDefault };
        await (await api()).addressBookSave(saved);
      }),
      remove: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
        await (await api()).addressBookRemove({ id });
      }),
    },
  });
