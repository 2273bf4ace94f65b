import { fromPromise } from 'xstate';
import { isUnknownCall, toFailure } from '#domain/failure.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import type { Api } from '#src/api/index.ts';
import { servicesOf } from '#src/app/services.ts';

/** Reads what is at an address. */
export type Read = (api: Api, address: ResourceAddress, signal: AbortSignal) => Promise<ResourceAnswer>;

/** A resource's reading, by the client of the site that the resource belongs to. What the back end has no call for is not offered. */
const readPort = (read: Read) =>
  fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal, system }) => {
    try {
      return await read(await servicesOf(system).api(), input, signal);
    } catch (error) {
      if (isUnknownCall(toFailure(error))) return { outcome: 'absent' };
      throw error;
    }
  });

export const wireResource = (read: Read) => resourceMachine.provide({ actors: { read: readPort(read) } });
