import { authNoticeCases } from '#machines/auth-notice/auth-notice.cases.ts';
import * as selectors from '#machines/auth-notice/auth-notice.select.ts';
import { authNoticeMachine } from '#machines/auth-notice/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const target = '/user-center/?redirect=workplace';
const address = '/user-center/?token=ticket-7&redirect=workplace';
const input = { target, isPassed: true };
const opening = { ...input, endsAt: 0, now: 0, address: null };
const base = { ...opening, endsAt: 12_000, now: 7_000 };
const withLink = { ...base, address };
const tick = (now: number) => event('clock.ticked', { now });
const go = event('notice.go');
const cancel = event('notice.cancel');
const wanted = event('orders.wanted');
const due = [tick(7_000), tick(12_000)];
const opened = resolved('openTarget', { kind: 'opened' });
const blocked = resolved('openTarget', { kind: 'blocked', address });
const cleared = resolved('clearTarget');
const closed = (context: object) => ({ value: 'closed', status: 'done', context });
const once = { openTarget: [{ target }] };

const usual = {
  selectIsPassed: true,
  selectIsUnderReview: false,
  selectLink: null,
  selectIsUnreached: false,
  selectCanCancel: false,
  selectCanGo: false,
  selectSecondsLeft: 0,
};
const both = ['notice.go', 'notice.cancel', 'orders.wanted'];
const offered = { selectCanCancel: true, selectCanGo: true };
const counting = (title: string, now: number, selectSecondsLeft: number) => ({
  title: `[4.22] ${title}`,
  input,
  events: [tick(7_000), tick(now)],
  ends: { value: { counting: 'running' }, can: both, shows: { ...offered, selectSecondsLeft } },
});

journeys(authNoticeMachine, { ...authNoticeCases, selectors, usual }, [
  {
    title: '[4.22][9.3g] at 4.999 s it still counts',
    input,
    events: [tick(7_000), tick(11_999)],
    ends: { value: { counting: 'running' }, context: { ...base, now: 11_999 }, asked: { openTarget: [] } },
  },
  {
    title: '[4.22][9.3g] at 5 s the user centre opens at the saved target, and the notice closes',
    input,
    events: [...due, opened],
    ends: { ...closed(base), asked: { ...once, clearTarget: [] } },
  },
  {
    title: '[4.24] what it knows of the verification stays as it was',
    input: { target, isPassed: false },
    events: due,
    ends: { value: 'opening', context: { ...base, isPassed: false }, asked: once },
  },
  {
    title: '[4.23][4.22] ok opens it at once, before the clock has spoken too',
    input,
    events: [go],
    ends: { value: 'opening', context: opening, asked: once, can: [] },
  },
  {
    title: '[4.23] so does a press of 查看订单, as often as it did not come',
    input,
    events: [wanted, rejected('openTarget'), wanted, opened],
    ends: { ...closed(opening), asked: { openTarget: [{ target }, { target }] }, can: [] },
  },
  {
    title: '[4.23] cancel clears the target and closes',
    input,
    events: [tick(7_000), cancel, cleared],
    ends: { ...closed(base), asked: { openTarget: [], clearTarget: [undefined] } },
  },
  {
    title: '[4.23] even where nothing can be cleared',
    input,
    events: [cancel, rejected('clearTarget')],
    ends: { ...closed(opening), asked: { openTarget: [] } },
  },
  {
    title: '[4.25] a blocked tab leaves the link',
    input,
    events: [...due, blocked],
    ends: {
      value: 'blocked',
      context: withLink,
      asked: { ...once, clearTarget: [] },
      can: ['notice.followed', 'notice.cancel', 'orders.wanted'],
      shows: { selectCanCancel: true, selectLink: address },
    },
  },
  ...[event('notice.followed'), cancel].map((next) => ({
    title: `[4.25] which is done with at ${next.type}`,
    input,
    events: [...due, blocked, next],
    ends: { value: 'clearing', context: withLink, asked: { clearTarget: [undefined] } },
  })),
  {
    title: '[4.25] and a press of 查看订单 opens it after all',
    input,
    events: [...due, blocked, wanted, opened],
    ends: { ...closed(withLink), asked: { openTarget: [{ target }, { target }] } },
  },
  {
    title: '[4.25] without an answer there is no link to a tab that no one blocked, and a retry opens it',
    input,
    events: [...due, rejected('openTarget'), event('notice.followed'), go, opened],
    ends: { ...closed(base), asked: { openTarget: [{ target }, { target }] } },
  },
  {
    title: '[4.25][4.23] without an answer it may be cancelled as well',
    input,
    events: [...due, rejected('openTarget'), cancel],
    ends: { value: 'clearing', context: base, asked: { clearTarget: [undefined] }, can: [] },
  },
  {
    title: '[4.22][4.24] as it opens, for an enterprise that is not verified',
    input: { target, isPassed: false },
    events: [],
    ends: {
      value: { counting: 'starting' },
      can: both,
      shows: { ...offered, selectIsPassed: false, selectSecondsLeft: 5 },
    },
  },
  {
    title: '[4.24][1.9b] as it opens, for an enterprise whose verification is under review',
    input: { target, isPassed: false, isUnderReview: true },
    events: [],
    ends: {
      value: { counting: 'starting' },
      can: both,
      shows: { ...offered, selectIsPassed: false, selectIsUnderReview: true, selectSecondsLeft: 5 },
    },
  },
  counting('2 s before the end', 10_000, 2),
  counting('one millisecond less is the same second', 10_001, 2),
  counting('the last millisecond is a second', 11_999, 1),
  counting('a clock that was set back counts no more than five', 3_000, 5),
  {
    title: '[4.25] not reached',
    input,
    events: [event('notice.go'), rejected('openTarget')],
    ends: { value: 'unreached', can: both, shows: { ...offered, selectIsUnreached: true } },
  },
]);
