import { authNoticeCases } from '#machines/auth-notice/auth-notice.cases.ts';
import * as all from '#machines/auth-notice/auth-notice.select.ts';
import { authNoticeMachine } from '#machines/auth-notice/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const target = '/user-center/?redirect=workplace';
const address = '/user-center/?token=ticket-7&redirect=workplace';
const input = { target, isPassed: true };
const tick = (now: number) => event('clock.ticked', { now });
const blocked = [event('notice.go'), resolved('openTarget', { kind: 'blocked', address })];

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
  value: { counting: 'running' },
  can: both,
  shows: { ...offered, selectSecondsLeft },
});

stateTable(authNoticeMachine, authNoticeCases, { all }, usual, [
  {
    title: '[4.22][4.24] as it opens, for an enterprise that is not verified',
    input: { target, isPassed: false },
    events: [],
    value: { counting: 'starting' },
    can: both,
    shows: { ...offered, selectIsPassed: false, selectSecondsLeft: 5 },
  },
  {
    title: '[4.24][1.9b] as it opens, for an enterprise whose verification is under review',
    input: { target, isPassed: false, isUnderReview: true },
    events: [],
    value: { counting: 'starting' },
    can: both,
    shows: { ...offered, selectIsPassed: false, selectIsUnderReview: true, selectSecondsLeft: 5 },
  },
  counting('2 s before the end', 10_000, 2),
  counting('one millisecond less is the same second', 10_001, 2),
  counting('the last millisecond is a second', 11_999, 1),
  counting('a clock that was set back counts no more than five', 3_000, 5),
  {
    title: '[4.22] the user centre is being opened',
    input,
    events: [tick(7_000), tick(12_000)],
    value: 'opening',
    can: [],
  },
  {
    title: '[4.25] blocked, with its link',
    input,
    events: blocked,
    value: 'blocked',
    can: ['notice.followed', 'notice.cancel', 'orders.wanted'],
    shows: { selectCanCancel: true, selectLink: address },
  },
  {
    title: '[4.25] not reached',
    input,
    events: [event('notice.go'), rejected('openTarget')],
    value: 'unreached',
    can: both,
    shows: { ...offered, selectIsUnreached: true },
  },
  {
    title: '[4.23] the target is being cleared, the link gone',
    input,
    events: [...blocked, event('notice.cancel')],
    value: 'clearing',
    can: [],
  },
  {
    title: '[4.23] gone',
    input,
    events: [event('notice.cancel'), resolved('clearTarget')],
    value: 'closed',
    can: [],
  },
]);
