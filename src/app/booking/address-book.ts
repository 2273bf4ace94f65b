import { createActor, fromPromise } from 'xstate';
import type { Party } from '#domain/booking/party.ts';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import type { AddressBook, KeptParty } from '../../views/booking/parties/PartyPanel.tsx';
import { type Directory, servicesOf } from '../wiring/services.ts';

let currentDirectory: Directory | undefined;
let opened: AddressBook | undefined;

/** Whose address book it is; another person's is never shown on. */
export function takeAddressBookOf(directory: Directory): void {
  currentDirectory = directory;
  opened = undefined;
}

/** Read when it is first looked at. */
export function openAddressBook(): AddressBook {
  if (opened !== undefined) return opened;
  const directory = currentDirectory;
  const api = () => {
    if (directory === undefined) throw new Error('nobody has opened a form');
    return servicesOf(directory).api();
  };
  const parties = createActor(
    resourceMachine.provide({
      actors: {
        read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ signal }) => {
          const { items } = await (await api()).addressBookQuery({ pageSize: 50 }, { signal, quiet: true });
          const content: KeptParty[] = items.map(({ id, title, party }) => ({ id, title, party: party as Party }));
          return { outcome: 'found', content };
        }),
      },
    }),
    { input: { path: '', query: '' } },
  ).start() as ResourceRef<readonly KeptParty[]>;
  opened = {
    parties,
    keep: async (kind, party) => {
      await (await api()).addressBookSave({ kind, title: party.companyNameEn, party }, { quiet: true });
      parties.send({ type: 'resource.asked', path: '', query: '' });
    },
  };
  return opened;
}
