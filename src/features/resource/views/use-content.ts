import { useSelector } from '@xstate/react';
import { type ResourceRef, selectContent, selectQuery } from '#machines/resource/index.ts';

/** Last loaded content, for parts that do not wait for it. */
export const useContent = <Content>(actor: ResourceRef<Content>) => useSelector(actor, selectContent) as Content | null;

/** Query of the loaded address. */
export const useAddressQuery = (actor: ResourceRef) => useSelector(actor, selectQuery);
