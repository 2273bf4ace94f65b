import { useSelector } from '@xstate/react';
import { type ResourceRef, selectContent, selectQuery } from '#machines/resource/index.ts';

/** What was read last, for a part of the page that shows it without waiting for it. */
export const useContent = <Content>(actor: ResourceRef<Content>) => useSelector(actor, selectContent) as Content | null;

/** The query of the address that is read. */
export const useAddressQuery = (actor: ResourceRef) => useSelector(actor, selectQuery);
