import { type AnyActorRef, fromCallback } from 'xstate';
import type { PageAddress } from '#machines/kit/page.ts';
import { isSignedInWithToken, sessionOf } from '#src/app/session-of.ts';

/** Reads once more what is at the address of a page. */
export function rereadPage(page: AnyActorRef): void {
  const { path, query } = page.getSnapshot().context as PageAddress;
  page.send({ type: 'page.asked', path, query });
}

/** Reloads the page's data on sign-in and sign-out: signed-in users see more of a post and a list of their own. */
export const rereadAtSignIn = fromCallback<{ type: 'nothing' }, AnyActorRef>(({ input: page, system }) => {
  const session = sessionOf(system);
  let isSignedIn = isSignedInWithToken(session.getSnapshot());
  const subscription = session.subscribe((snapshot) => {
    if (isSignedInWithToken(snapshot) === isSignedIn) return;
    isSignedIn = !isSignedIn;
    rereadPage(page);
  });
  return () => subscription.unsubscribe();
});
