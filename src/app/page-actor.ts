import type { ActorRef, AnyActorRef, EventObject } from 'xstate';
import type { LateLogic, LateSnapshot } from '#machines/kit/late.ts';
import type { PageEvent } from '#machines/kit/page.ts';
import type { PageInput } from '#machines/navigation/index.ts';
import { type ChildArrived, type ChildFailed, sendWhileActive, waitingActor } from './late-actor.ts';
import type { PageView, RowOf } from './page-row.ts';

type PageSnapshot = LateSnapshot<AnyActorRef, never> & {
  /** Absent until the page can be shown. */
  View?: PageView;
  input: PageInput;
};
export type PageRef = ActorRef<PageSnapshot, EventObject>;

type Heard = PageEvent | ChildFailed | { type: 'page.arrived'; View: PageView };

const waiting = waitingActor<AnyActorRef, never, PageInput>();

/** A page: its chart begins as soon as it is here, its view is shown when both are. What breaks in it stays in it. */
export const pageAt = (rowOf: RowOf): LateLogic<AnyActorRef, never, PageInput> => ({
  ...waiting,
  transition(snapshot, event, scope) {
    const { child, input } = snapshot as PageSnapshot;
    const heard = event as Heard;
    switch (heard.type) {
      case 'page.opened':
      case 'page.asked':
        if (child === null) return { ...snapshot, input: { ...input, query: heard.query } };
        scope.defer(() => child.send(heard));
        return snapshot;
      case 'page.arrived':
        return { ...snapshot, View: heard.View };
      case 'xstate.error.actor.child':
        reportError(heard.error);
        return snapshot;
      default:
        return waiting.transition(snapshot, event, scope);
    }
  },
  start(snapshot, { self }) {
    const open = async () => {
      const { view, chart } = await rowOf((snapshot as PageSnapshot).input.page);
      const begin = async () => {
        if (chart !== undefined) sendWhileActive<ChildArrived>(self, { type: 'late.arrived', logic: await chart() });
      };
      const [{ default: View }] = await Promise.all([view(), begin()]);
      sendWhileActive<Heard>(self, { type: 'page.arrived', View });
    };
    // Navigation loads the same, and tells of what does not come.
    open().catch(() => undefined);
  },
});
