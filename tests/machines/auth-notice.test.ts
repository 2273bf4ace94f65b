import { authNoticeCases } from '#machines/auth-notice/auth-notice.cases.ts';
import { authNoticeMachine } from '#machines/auth-notice/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const tick = (now: number) => event('clock.ticked', { now });
const base = { target: '/user-center/', isPassed: true, endsAt: 5_000, now: 0 };
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
    events: [tick(0), tick(5_000), resolved('openTarget', 'blocked')],
    ends: { value: 'blocked', context: base },
  },
  {
    title: '[4.23] cancel clears the target and closes, even where nothing can be cleared',
    input,
    events: [tick(0), event('notice.cancel'), rejected('clearTarget')],
    ends: { value: 'closed', status: 'done', context: base },
  },
]);
