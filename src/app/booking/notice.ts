import { createActor, fromPromise } from 'xstate';
import { type AuthNoticeRef, authNoticeMachine, type OpenOutcome } from '#machines/auth-notice/index.ts';
import { selectIsPassed, selectIsSignedIn } from '#machines/session/index.ts';
import { openBlankTab } from '../../browser/new-tab.ts';
import { clearNoticeTarget, readNoticeTarget, saveNoticeTarget } from '../../browser/notice-target.ts';
import { clock } from '../wiring/feeds.ts';
import { type Directory, type SignInServices, servicesOf } from '../wiring/services.ts';
import { sessionOf, sessionRested } from '../wiring/session-of.ts';
import { plainCentreAddress, userCentreAddress } from '../wiring/user-centre.ts';
import { wantSignIn } from './sign-in.ts';

/** The one target there is: the order list or one order of it, in the user centre; anything else is refused. */
const ALLOWED = /^order(?::[A-Z]{3}\d{11})?$/;

let current: AuthNoticeRef | null = null;
const watchers = new Set<() => void>();

/** The notice that is open; null while there is none. */
export const openedNotice = (): AuthNoticeRef | null => current;

export function watchNotice(notify: () => void) {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

function show(notice: AuthNoticeRef | null) {
  current = notice;
  for (const notify of watchers) notify();
}

async function openTarget(services: SignInServices, target: string): Promise<OpenOutcome> {
  if (!ALLOWED.test(target)) throw new Error('this target is not one of ours');
  const orderNo = target.split(':')[1];
  const tab = openBlankTab();
  if (tab === null) return { kind: 'blocked', address: plainCentreAddress(services, 'order', orderNo) };
  try {
    tab.go(await userCentreAddress(services, 'order', orderNo));
    clearNoticeTarget();
    return { kind: 'opened' };
  } catch (error) {
    tab.close();
    throw error;
  }
}

const targetOf = (orderNo: string | null) => (orderNo === null ? 'order' : `order:${orderNo}`);

/** Counts down and opens the user centre at an order, or at the list of them. */
export function startNotice(directory: Directory, orderNo: string | null): void {
  const target = targetOf(orderNo);
  if (!ALLOWED.test(target) || current !== null) return;
  const services = servicesOf(directory);
  const isPassed = selectIsPassed(sessionOf(directory).getSnapshot());
  saveNoticeTarget(target);
  const actor = createActor(
    authNoticeMachine.provide({
      actors: {
        clock,
        openTarget: fromPromise<OpenOutcome, { target: string }>(({ input }) => openTarget(services, input.target)),
        clearTarget: fromPromise<void, undefined>(async () => clearNoticeTarget()),
      },
    }),
    { input: { target, isPassed } },
  );
  actor.subscribe({ complete: () => show(null) });
  show(actor.start());
}

/** A reload takes the notice away and leaves its target: on the page of that very order it stands there again. */
export async function resumeNotice(directory: Directory, orderNo: string): Promise<void> {
  if (readNoticeTarget() !== targetOf(orderNo)) return;
  await sessionRested(sessionOf(directory));
  if (readNoticeTarget() === targetOf(orderNo)) startNotice(directory, orderNo);
}

/** 查看订单: the notice for whoever is signed in; for a visitor the list opens once after sign-in. */
export function viewOrders(directory: Directory, orderNo: string | null): void {
  const session = sessionOf(directory);
  if (selectIsSignedIn(session.getSnapshot())) {
    startNotice(directory, orderNo);
    return;
  }
  session.send({ type: 'session.ordersWanted' });
  const waiting = session.subscribe((snapshot) => {
    if (!selectIsSignedIn(snapshot)) return;
    waiting.unsubscribe();
    if (!snapshot.context.wantsOrders) return;
    session.send({ type: 'session.ordersShown' });
    startNotice(directory, null);
  });
  wantSignIn(directory);
}
