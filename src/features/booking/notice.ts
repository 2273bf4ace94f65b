import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AuthNoticeInput, authNoticeMachine, type OpenOutcome } from '#machines/auth-notice/index.ts';
import { selectIsPassed, selectIsSignedIn, selectUser } from '#machines/session/index.ts';
import { type SignInServices, servicesOf } from '#src/app/services.ts';
import { sessionOf, sessionRested } from '#src/app/session-of.ts';
import { openBlankTab } from '#src/browser/new-tab.ts';
import { clearNoticeTarget, readNoticeTarget, saveNoticeTarget } from '#src/browser/session/session-keeper.ts';
import { clock } from '#src/features/user-centre/feeds.ts';
import { plainCentreAddress, userCentreAddress } from '#src/features/user-centre/user-centre.ts';
import { wantSignIn } from './sign-in.ts';

/** The one target there is: the order list or one order of it, in the user centre; anything else is refused. */
const ALLOWED = /^order(?::[A-Z]{3}\d{11})?$/;

async function openTarget(services: SignInServices, target: string): Promise<OpenOutcome> {
  if (!ALLOWED.test(target)) throw new Error('this target is not one of ours');
  const orderNo = target.split(':')[1];
  const tab = openBlankTab();
  if (tab === null) return { kind: 'blocked', address: plainCentreAddress(services, 'order', orderNo) };
  try {
    tab.go(await userCentreAddress(services, 'order', orderNo, { silent: true }));
    clearNoticeTarget();
    return { kind: 'opened' };
  } catch (error) {
    tab.close();
    throw error;
  }
}

const targetOf = (orderNo: string | null) => (orderNo === null ? 'order' : `order:${orderNo}`);

const authNotice = authNoticeMachine.provide({
  actors: {
    clock,
    openTarget: fromPromise<OpenOutcome, { target: string }>(({ input, system }) =>
      openTarget(servicesOf(system), input.target),
    ),
    clearTarget: fromPromise<void, undefined>(async () => clearNoticeTarget()),
  },
});

/** Opens the notice of a page on request; the site has one at a time, so requests while it is open are ignored. */
export const notice = setup({
  types: {
    context: {} as { input: AuthNoticeInput | null },
    events: {} as { type: 'notice.requested'; input: AuthNoticeInput },
    children: {} as { authNotice: 'authNotice' },
  },
  actors: { authNotice },
}).createMachine({
  context: { input: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'notice.requested': { target: 'open', actions: assign(({ event: { input } }) => ({ input })) } },
    },
    open: {
      invoke: {
        id: 'authNotice',
        src: 'authNotice',
        systemId: 'authNotice',
        input: ({ context }) => context.input!,
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
});

export type NoticeRef = ActorRefFrom<typeof notice>;
/** The notice machine, or its lazy stand-in. */
type NoticeHost = Pick<NoticeRef, 'send' | 'system'>;

/** The page of an order that was just placed counts down to it. */
export const leaveNotice = (orderNo: string): void => saveNoticeTarget(targetOf(orderNo));

/** Counts down and opens the user centre at an order, or at the list of them. */
export function startNotice(on: NoticeHost, orderNo: string | null): void {
  const target = targetOf(orderNo);
  if (!ALLOWED.test(target) || on.system.get('authNotice') !== undefined) return;
  saveNoticeTarget(target);
  const session = sessionOf(on.system).getSnapshot();
  const standing = {
    isPassed: selectIsPassed(session),
    isUnderReview: selectUser(session)?.enterpriseResp?.serviceOpenAuditStatus === 'PENDING',
  };
  on.send({ type: 'notice.requested', input: { target, ...standing } });
}

/** A target that was left for the page of that very order, before it or before a reload of it, has its notice there. */
export async function resumeNotice(on: NoticeHost, orderNo: string): Promise<void> {
  if (readNoticeTarget() !== targetOf(orderNo)) return;
  await sessionRested(sessionOf(on.system));
  if (readNoticeTarget() === targetOf(orderNo)) startNotice(on, orderNo);
}

/** In the press, whose tab a browser does not block; what keeps it from opening is said in the notice. */
function openOrders(on: NoticeHost, orderNo: string | null): void {
  startNotice(on, orderNo);
  on.system.get('authNotice')?.send({ type: 'orders.wanted' });
}

/** 查看订单: the orders of a person who is signed in; for a visitor the list opens once after sign-in. */
export function viewOrders(on: NoticeHost, orderNo: string | null): void {
  const session = sessionOf(on.system);
  if (selectIsSignedIn(session.getSnapshot())) {
    openOrders(on, orderNo);
    return;
  }
  session.send({ type: 'session.ordersRequested' });
  const waiting = session.subscribe((snapshot) => {
    if (!selectIsSignedIn(snapshot)) return;
    waiting.unsubscribe();
    if (!snapshot.context.wantsOrders) return;
    session.send({ type: 'session.ordersShown' });
    startNotice(on, null);
  });
  wantSignIn(on.system);
}
