import { fromPromise } from 'xstate';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import { apiOf } from '#src/app/services.ts';
import type { BookingPorts } from './ports.ts';

export const wireQuote = (ports: BookingPorts) =>
  fromPromise<PriceQuote, PriceRequest>(async ({ input, signal, system }) =>
    ports.quote(await apiOf(system), input, signal),
  );
