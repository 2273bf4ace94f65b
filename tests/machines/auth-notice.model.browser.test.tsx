import { authNotice } from '#copy/booking/outcome.ts';
import { subject } from '#stories/auth-notice/auth-notice.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { authNoticeModel } from './auth-notice.model.ts';

const PLACED_AT = 1_000;
const CENTRE = '/user-center/#/verification';

walkView(
  '[4.22][4.23][4.25][9.3g] after an order',
  authNoticeModel,
  subject,
  ({ press, offers, happens, sees, leaves }) => {
    const passed = (milliseconds: number) => happens(event('clock.ticked', { now: PLACED_AT + milliseconds }));
    const opened = passed(0);
    const counts = (seconds: number) =>
      sees({
        says: [authNotice.unverified(seconds)],
        alert: '',
        shows: { button: [authNotice.go, authNotice.cancel] },
        hides: { link: [authNotice.go] },
      });
    const go = () => press(offers(authNotice.retry) ? authNotice.retry : authNotice.go);
    return {
      gestures: {
        'three seconds pass': () => passed(3_000),
        'the rest passes': () => passed(5_000),
        'go now': go,
        'stay here': () => press(authNotice.cancel),
        'it opens': () => happens(resolved('openTarget', { kind: 'opened' })),
        'the browser stops it': () => happens(resolved('openTarget', { kind: 'blocked', address: CENTRE })),
        'follow the link': () => press(authNotice.go, 'link'),
        'there is no answer': () => happens(rejected('openTarget')),
        'it is forgotten': () => happens(resolved('clearTarget')),
        'it cannot be forgotten': () => happens(rejected('clearTarget')),
      },
      checks: {
        'five seconds left': async () => {
          await opened;
          await counts(5)();
        },
        'two seconds left': counts(2),
        'a new tab is asked for': sees({ off: [authNotice.go, authNotice.cancel] }),
        'a link to press': sees({ alert: authNotice.blocked, links: { [authNotice.go]: CENTRE } }),
        'no answer': sees({ alert: authNotice.unreached, shows: { button: [authNotice.retry, authNotice.cancel] } }),
        'the target goes': sees({ off: [authNotice.cancel] }),
        over: leaves(),
      },
    };
  },
);
