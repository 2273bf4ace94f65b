import type { Party } from '#domain/booking/party.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ownerOf } from '#src/app/owner.ts';
import { apiOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { childOf, type OnDemandRef, onDemand } from '#src/features/page-parts/on-demand.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import type { AddressBook, KeptParty } from './form/parties/PartyPanel.tsx';

type PartiesRef = ResourceRef<readonly KeptParty[]>;
export type AddressBooksRef = OnDemandRef<unknown, PartiesRef>;

const readParties: Read = async (api, _, signal) => {
  const { items } = await api.addressBookQuery({ pageSize: 50 }, { signal });
  const content: KeptParty[] = items.map(({ id, title, party }) => ({ id, title, party: party as Party }));
  return { outcome: 'found', content };
};

const everything = { path: '', query: '' };

/** Each person's own, read when it is first looked at. */
export const addressBooks = onDemand({ logicOf: () => wireResource(readParties), inputOf: () => everything });

export function addressBookOf(books: AddressBooksRef): AddressBook {
  const parties = childOf(books, ownerOf(sessionOf(books.system)), null);
  return {
    parties,
    keep: async (kind, party) => {
      const { addressBookSave } = await apiOf(books.system);
      await addressBookSave({ kind, title: party.companyNameEn, party });
      parties.send({ type: 'resource.asked', ...everything });
    },
  };
}
