import { authNoticeCases } from '#machines/auth-notice/auth-notice.cases.ts';
import { authNoticeMachine } from '#machines/auth-notice/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const tick = (now: number) => event('clock.ticked', { now });
const base = { target: '/user-center/', isPassed: true, endsAt: 5_000, now: 0, address: null };
const blocked = resolved('openTarget', { kind: 'blocked', address: '/user-center/?redirect=order' });
const input = { target: '/user-center/', isPassed: true };

journeys(authNoticeMachine, authNoticeCases, [
  {
    title: '[4.22][9.3g] at 4.999 s it still counts',
    input,
    events: [tick(0), tick(4_999)],
    ends: { value: { counting: 'running' }, context: { ...base, now: 4_999 } },
  },
  {
    title: '[4.22][9.3g] at 5 s the user centre opens',
    input,
    events: [tick(0), tick(5_000)],
    ends: { value: 'opening', context: base },
  },
  {
    title: '[4.25] a blocked tab leaves the link',
    input,
    events: [tick(0), tick(5_000), blocked],
    ends: { value: 'blocked', context: { ...base, address: '/user-center/?redirect=order' } },
  },
  {
    title: '[4.25] the link followed closes the notice',
    input,
    events: [tick(0), tick(5_000), blocked, event('notice.followed'), resolved('clearTarget')],
    ends: { value: 'closed', status: 'done', context: { ...base, address: '/user-center/?redirect=order' } },
  },
  {
    title: '[4.25] without an answer it says so instead, and opens at a retry',
    input,
    events: [
      tick(0),
      tick(5_000),
      rejected('openTarget'),
      event('notice.go'),
      resolved('openTarget', { kind: 'opened' }),
    ],
    ends: { value: 'closed', status: 'done', context: base },
  },
  {
    title: '[4.25] without an answer there is no link to a tab that nobody blocked',
    input,
    events: [tick(0), tick(5_000), rejected('openTarget')],
    ends: { value: 'unreached', context: base },
  },
  {
    title: '[4.23] cancel clears the target and closes, even where nothing can be cleared',
    input,
    events: [tick(0), event('notice.cancel'), rejected('clearTarget')],
    ends: { value: 'closed', status: 'done', context: base },
  },
]);
