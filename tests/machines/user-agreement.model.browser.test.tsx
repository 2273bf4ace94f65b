import { texts } from '#src/features/sign-in/views/UserAgreementDialog.tsx';
import { subject } from '#stories/user-agreement/user-agreement.subject.tsx';
import { resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { userAgreementModel } from './user-agreement.model.ts';

const { userAgreement, privacyNotice } = texts;
const contacts = { serviceMail: 'service@example.com', servicePhone: '400-000-1230', company: '化舟供应链' };

walkView('[2.20][2.21] the texts to be read', userAgreementModel, subject, ({ happens, sees, leaves }) => {
  const ending = (text: typeof userAgreement | typeof privacyNotice) => text.articles.at(-1)?.heading ?? '';
  const agreement = { says: [ending(userAgreement)], lacks: [contacts.servicePhone] };
  const notice = { says: [ending(privacyNotice)], lacks: [contacts.servicePhone] };
  let code = '1';
  const read = async () => {
    await happens(resolved('reading', { kind: 'read', code }));
    code = '2';
  };
  return {
    gestures: {
      'the contacts come': () => happens(resolved('loadContacts', contacts)),
      'read it to its end': read,
      'close it unread': () => happens(resolved('reading', { kind: 'closed' })),
    },
    checks: {
      'the agreement': sees(agreement),
      'the agreement with its blanks filled': sees({ says: [contacts.servicePhone, contacts.company] }),
      'the privacy notice': sees(notice),
      'the privacy notice filled': sees({ says: [ending(privacyNotice), contacts.company] }),
      'agreed to both': leaves({ completed: ['1', '2'] }),
      'left without consent': leaves({ completed: [] }),
      'left with one read': leaves({ completed: ['1'] }),
    },
  };
});
