import { session } from '#copy/sign-in/session.ts';
import { CallFailure } from '#domain/failure.ts';
import { subject } from '#stories/single-sign-on/single-sign-on.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { singleSignOnModel } from './single-sign-on.model.ts';

const answer = { token: 'token', userName: '李航' };
const invalid = new CallFailure({ kind: 'refused', code: '10004004', message: '登录链接已失效', status: 200 });
const lost = new Error('网络不通');

walkView('[4.6][4.6b] a link', singleSignOnModel, subject, ({ press, happens, sees, leaves }) => {
  const question = session.switchAccount('李*');
  return {
    gestures: {
      'the link is good': () => happens(resolved('redeemTicket', { kind: 'signedIn', answer })),
      'another user is in already': () => happens(resolved('redeemTicket', { kind: 'otherAccount', name: '李*' })),
      'the link was used': () => happens(rejected('redeemTicket', invalid)),
      'the network fails': () => happens(rejected('redeemTicket', lost)),
      stay: () => press(session.switchKeep),
      switch: () => press(session.switchTo),
      'the link is still good': () => happens(resolved('switchAccount', { kind: 'signedIn', answer })),
      'the link is too old by now': () => happens(rejected('switchAccount', invalid)),
      'the network fails now': () => happens(rejected('switchAccount', lost)),
    },
    checks: {
      'at the door': sees({ hides: { button: [session.switchKeep, session.switchTo] } }),
      'asked who to be': sees({ says: [question], shows: { button: [session.switchKeep, session.switchTo] } }),
      changing: sees({ says: [question], off: [session.switchKeep, session.switchTo] }),
      in: leaves({ kind: 'signedIn', answer }),
      'as before': leaves({ kind: 'kept' }),
      'shown that the link is no good': leaves({ kind: 'invalid' }),
      'notified of the network': leaves({ kind: 'unreached', message: '网络不通' }),
    },
  };
});
