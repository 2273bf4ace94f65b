import { sessionValidation } from '#copy/sign-in/session.ts';
import { closeAccountCopy as words } from '#copy/user-centre/account.ts';
import { reasons } from '#machines/close-account/close-account.cases.ts';
import { subject } from '#stories/close-account/close-account.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { closeAccountModel } from './close-account.model.ts';

const PASSWORD = 'harbour-1';

walkView('[1.6] the end of an account', closeAccountModel, subject, ({ press, type, happens, sees }) => {
  const fill = () => type(words.password, PASSWORD);
  const answers = (output: object) => happens(resolved('closeAccount', output));
  const firstScreen = sees({ says: [words.exportText, words.enterprise], lacks: [words.ask, words.exported] });
  const again = sees({ says: [words.exportText, words.enterprise], lacks: [words.ask] });
  return {
    gestures: {
      'close it without the password': () => press(words.close),
      'type it': fill,
      'take the data': async () => {
        await fill();
        await press(words.export);
      },
      close: async () => {
        await fill();
        await press(words.close);
      },
      'close it now': () => press(words.close),
      'it comes': () => happens(resolved('exportData', { kind: 'taken' })),
      'it does not': () => happens(rejected('exportData', new Error('网络不通'))),
      'rather not': () => press(words.keep),
      'be sure': () => press(words.confirm),
      'orders are open': () => answers({ kind: 'blocked', reasons }),
      'the password is wrong': () => answers({ kind: 'refused', message: '密码错误' }),
      'it is closed': () => answers({ kind: 'closed' }),
      'go back': () => press(words.back),
      'all no longer exists': () => happens(resolved('clearBrowser')),
    },
    checks: {
      'shown what happens': firstScreen,
      'asked for the password': sees({
        errors: { [words.password]: sessionValidation.required },
        focus: words.password,
      }),
      'the password there': sees({ errors: { [words.password]: null } }),
      'the data pending': sees({ off: [words.export, words.close], locked: [words.password] }),
      'the data taken': sees({ status: words.exported }),
      'notified of the network': sees({ alert: '网络不通' }),
      asked: sees({ says: [words.ask], off: [words.export], locked: [words.password] }),
      'shown again': again,
      'being closed': sees({ off: [words.keep, words.closing] }),
      'shown why not': sees({ says: [words.blockedTitle, ...reasons], lacks: [words.exportText] }),
      'shown once more': again,
      'shown that it is wrong': sees({ alert: '密码错误' }),
      cleared: sees({ off: [words.keep, words.closing] }),
      'shown that it is closed': sees({ says: [words.closedTitle], lacks: [words.ask] }),
    },
  };
});
