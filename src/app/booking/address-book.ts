import type { Party } from '#domain/booking/party.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { AddressBook, KeptParty } from '../../views/booking/parties/PartyPanel.tsx';
import { type OnDemandRef, onDemand } from '../pages/on-demand.ts';
import { type Read, wireResource } from '../search/read-port.ts';
import { ownerOf } from '../wiring/owner.ts';
import { apiOf } from '../wiring/services.ts';
import { sessionOf } from '../wiring/session-of.ts';

type PartiesRef = ResourceRef<readonly KeptParty[]>;
export type AddressBooksRef = OnDemandRef<undefined, PartiesRef>;

const readParties: Read = async (api, _, signal) => {
  const { items } = await api.addressBookQuery({ pageSize: 50 }, { signal });
  const content: KeptParty[] = items.map(({ id, title, party }) => ({ id, title, party: party as Party }));
  return { outcome: 'found', content };
};

const everything = { path: '', query: '' };

/** Each person's own, read when it is first looked at. */
export const addressBooks = onDemand<undefined, PartiesRef>({
  nameOf: (_, system) => ownerOf(sessionOf(system)),
  logicOf: () => wireResource(readParties),
  input: everything,
});

export function addressBookOf(books: AddressBooksRef): AddressBook {
  const parties = books.getSnapshot().of(undefined);
  return {
    parties,
    keep: async (kind, party) => {
      const { addressBookSave } = await apiOf(books.system);
      await addressBookSave({ kind, title: party.companyNameEn, party });
      parties.send({ type: 'resource.asked', ...everything });
    },
  };
}
