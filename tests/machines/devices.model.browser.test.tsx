import { KIT } from '#copy/kit.ts';
import { devices as words } from '#copy/user-centre/account.ts';
import { answerOf, oldOffice, phone, thisDevice } from '#machines/devices/devices.cases.ts';
import { endOffice, endPhone, subject } from '#stories/devices/devices.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { devicesModel } from './devices.model.ts';

const lost = new Error('网络不通');

walkView('where one is signed in', devicesModel, subject, ({ press, happens, sees }) => {
  const loadingView = sees({ status: words.reading });
  const three = { says: [words.thisOne], status: words.count(3), shows: { button: [endPhone, endOffice] } };
  return {
    gestures: {
      'three come': () => happens(resolved('list', answerOf(thisDevice, phone, oldOffice))),
      'only this one comes': () => happens(resolved('list', answerOf(thisDevice))),
      'they do not come': () => happens(rejected('list', lost)),
      'try again': () => press(KIT.retry),
      'end the phone': () => press(endPhone),
      'end all others': () => press(words.endOthers),
      'look again': () => press(words.renew),
      'rather not': () => press(words.keep),
      confirm: () => press(words.confirm),
      'it no longer exists': () => happens(resolved('end', null)),
      'it is not': () => happens(rejected('end', lost)),
      'they no longer exist': () => happens(resolved('end', null)),
      'two are left': () => happens(resolved('renew', answerOf(thisDevice, oldOffice))),
      'this one is left': () => happens(resolved('renew', answerOf(thisDevice))),
    },
    checks: {
      'on their way': loadingView,
      'on their way again': loadingView,
      'shown why': sees({ alert: `${words.failed('网络不通')}\n${KIT.retry}` }),
      'signed in here only': sees({
        says: [words.thisOne],
        status: words.only,
        hides: { button: [endPhone, endOffice, words.endOthers] },
      }),
      'read by a press': sees({ says: [words.thisOne], status: words.only, off: [words.renew] }),
      'three sign-ins': sees({ ...three, lacks: [words.ask, words.askOthers] }),
      'three sign-ins again': sees({ ...three, lacks: [words.ask] }),
      'asked about the phone': sees({ says: [words.ask], lacks: [words.askOthers], hides: { button: [endPhone] } }),
      'asked about all others': sees({ says: [words.askOthers], lacks: [words.ask] }),
      'the phone going': sees({ off: [words.confirm, words.keep] }),
      'all others going': sees({ off: [words.confirm, words.keep] }),
      'shown that all hold': sees({ ...three, alert: words.failed('网络不通') }),
      'read again': sees({ ...three, off: [endPhone, endOffice, words.endOthers] }),
      'read once more': sees({ ...three, off: [endPhone, endOffice, words.endOthers] }),
      'two sign-ins': sees({ status: words.count(2), shows: { button: [endOffice] }, hides: { button: [endPhone] } }),
    },
  };
});
