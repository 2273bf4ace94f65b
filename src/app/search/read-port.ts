import { fromPromise } from 'xstate';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import type { Api } from '../../api/index.ts';
import { servicesOf } from '../wiring/services.ts';

/** Reads what is at an address. */
export type Read = (api: Api, address: ResourceAddress, signal: AbortSignal) => Promise<ResourceAnswer>;

/** A resource's reading, by the client of the site that the resource belongs to. */
const readPort = (read: Read) =>
  fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal, system }) =>
    read(await servicesOf(system).api(), input, signal),
  );

export const wireResource = (read: Read) => resourceMachine.provide({ actors: { read: readPort(read) } });
