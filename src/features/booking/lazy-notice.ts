import type { ActorRefFrom } from 'xstate';
import { loadChunk } from '#src/browser/chunks.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import type { NoticeRef } from './notice.ts';

const load = () => import('./notice.ts');

/** The notice of a page that few come to: its code comes with the first order that is looked at. */
export const lazyNotice = lazyActor<NoticeRef, never, undefined>(async () => (await load()).notice, {
  startOn: ({ type }) => type === 'notice.requested',
});

export type LazyNoticeRef = ActorRefFrom<typeof lazyNotice>;

/** Counts down beside an order that was just placed. */
export const startNotice = (on: LazyNoticeRef, orderNo: string): void =>
  void loadChunk(load).then(
    (code) => code.startNotice(on, orderNo),
    () => undefined,
  );

/** Ignores load failures: loadChunk reports them to its listeners. */
export const viewOrders = (on: LazyNoticeRef, orderNo: string): void =>
  void loadChunk(load).then(
    (code) => code.viewOrders(on, orderNo),
    () => undefined,
  );
