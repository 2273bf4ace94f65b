import { fromCallback, fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import { type WatchAnswer, type WatchEvent, watchMachine } from '#machines/watch/index.ts';
import type { Api } from '#src/api/index.ts';
import { apiOf } from '#src/app/services.ts';
import { watchVisibility } from '#src/browser/visibility.ts';

/** True when the record does not exist or belongs to another user. */
export function isMissing(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
}

const ROWS = 10;

type Reading = (api: Api, asked: string, signal: AbortSignal) => Promise<WatchAnswer>;

const readList =
  (serviceNow: () => EnquiryService): Reading =>
  async (api, page, signal) => {
    const content = await api.enquiryList({ service: serviceNow(), page: Number(page), pageSize: ROWS }, { signal });
    return { outcome: 'found', content, isSettled: content.items.every(({ status }) => status !== 'waiting') };
  };

const readAnswer: Reading = async (api, no, signal) => {
  const content = await api.enquiry({ no }, { signal });
  return { outcome: 'found', content, isSettled: content.status !== 'waiting' };
};

/** Something of one's own that is read again while the page of this path is seen. */
const wireWatch = (own: string, read: Reading) =>
  watchMachine.provide({
    actors: {
      visibility: fromCallback<WatchEvent, undefined>(({ sendBack }) => watchVisibility(own, sendBack)),
      read: fromPromise<WatchAnswer, { asked: string }>(async ({ input, signal, system }) => {
        try {
          return await read(await apiOf(system), input.asked, signal);
        } catch (error) {
          if (isMissing(error)) return { outcome: 'missing' };
          throw error;
        }
      }),
    },
  });

/** One's own enquiries of the service that the page of this path asks about. */
export const wireList = (own: string, serviceNow: () => EnquiryService) => wireWatch(own, readList(serviceNow));

/** One of them, with what was answered. */
export const wireAnswer = (own: string) => wireWatch(own, readAnswer);
