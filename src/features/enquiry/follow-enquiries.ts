import { type EventObject, fromCallback } from 'xstate';
import type { EnquiryAnswer, EnquiryListAnswer } from '#contract/calls/ecommerce.ts';
import { type EnquiryRef, selectScreen } from '#machines/enquiry/index.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { WatchRef } from '#machines/watch/index.ts';
import { isSignedInWithToken, sessionOf } from '#src/app/session-of.ts';
import type { PageRef } from '#src/features/page-parts/compose-page.ts';

interface FollowedChildren {
  form: EnquiryRef;
  list: LazyRef<WatchRef<EnquiryListAnswer>>;
  answer: LazyRef<WatchRef<EnquiryAnswer>>;
}

/** Signs the list in and out with the user, closes the open answer then, and reloads the list after each enquiry. */
export const followEnquiries = fromCallback<EventObject, PageRef<FollowedChildren>>(({ input: page, system }) => {
  const { form, list, answer } = page.getSnapshot().children;
  const session = sessionOf(system);
  let isSignedIn = false;
  let isPlaced = false;
  const followSession = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = isSignedInWithToken(session.getSnapshot());
    if (isSignedIn === wasSignedIn) return;
    list.send({ type: 'watch.asked', asked: isSignedIn ? '1' : null });
    answer.send({ type: 'watch.asked', asked: null });
  };
  const followForm = () => {
    const wasPlaced = isPlaced;
    isPlaced = selectScreen(form.getSnapshot()) === 'placed';
    if (isPlaced && !wasPlaced) list.send({ type: 'watch.refresh' });
  };
  followSession();
  const followed = [session.subscribe(followSession), form.subscribe(followForm)];
  return () => {
    for (const one of followed) one.unsubscribe();
  };
});
