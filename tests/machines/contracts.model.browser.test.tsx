import { KIT } from '#copy/kit.ts';
import { contracts as words } from '#copy/user-centre/enterprise.ts';
import {
  bySignature,
  concluded,
  noneYet,
  onlyRead,
  open,
  opened,
  openedLate,
  outdated,
  several,
  signing,
} from '#machines/contracts/contracts.cases.ts';
import { subject } from '#stories/contracts/contracts.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { contractsModel } from './contracts.model.ts';

const lost = new Error('网络不通');
const download = words.downloadOf('charge-agreement', concluded.orderNo);
const openIt = words.openOf(open.orderNo);
const agree = event('contracts.agree');

walkView('[10.13b] contracts', contractsModel, subject, ({ press, happens, sees }) => {
  const three = {
    says: [words.states.open, words.states.outdated, words.states.concluded, words.lead.consent],
    shows: { button: [download, openIt, words.openOf(outdated.orderNo)] },
  };
  const texts = sees({ says: [words.texts(open.orderNo), words.agree], off: [words.conclude.consent] });
  return {
    gestures: {
      'they come': () => happens(resolved('list', several)),
      'there are none': () => happens(resolved('list', noneYet)),
      'they come to a viewer': () => happens(resolved('list', onlyRead)),
      'one is signed elsewhere': () => happens(resolved('list', bySignature)),
      'they do not come': () => happens(rejected('list', lost)),
      'try again': () => press(KIT.retry),
      'look again': () => press(words.refresh),
      'download one': () => press(download),
      'it came': () => happens(resolved('download')),
      'it did not': () => happens(rejected('download', lost)),
      'open the texts': () => press(openIt),
      'they are there': () => happens(resolved('read', opened)),
      'a colleague was faster': () => happens(resolved('read', openedLate)),
      agree: () => happens(agree),
      'take it back': () => happens(agree),
      'rather not': () => press(words.back),
      conclude: () => press(words.conclude.consent),
      'it is taken': () => happens(resolved('conclude', concluded)),
      'it is refused': () => happens(rejected('conclude', lost)),
    },
    checks: {
      'on their way': sees({ status: words.loading }),
      'on their way again': sees({ status: words.loading }),
      'shown why': sees({ alert: `网络不通\n${KIT.retry}` }),
      'none yet': sees({ says: [words.none], shows: { link: [words.book] } }),
      'only to be read': sees({ says: [words.onlyReads], hides: { button: [openIt] }, shows: { button: [download] } }),
      'led to the signature': sees({
        says: [words.states.signing, words.declined('签署人未实名'), words.lead.esign],
        shows: { link: [words.signOf(signing.orderNo)], button: [words.refresh] },
      }),
      'looked at again': sees({ hides: { checkbox: [words.agree] } }),
      'three orders': sees({ ...three, lacks: [words.refresh] }),
      'it is pending': sees({ ...three, off: [download, openIt] }),
      'three orders again': sees(three),
      'shown that it did not': sees({ ...three, alert: '网络不通' }),
      'the texts are pending': sees({ off: [openIt] }),
      'shown that it is done': sees({ says: [words.late], hides: { button: [words.conclude.consent] } }),
      'both texts': texts,
      'agreed to': sees({ shows: { button: [words.conclude.consent] } }),
      'both texts again': texts,
      'on its way': sees({ off: [words.conclude.consent, words.back] }),
      'shown why not': sees({ alert: words.notConcluded('网络不通'), says: [words.texts(open.orderNo)] }),
      'read once more': sees({ says: [words.outcomes.concluded] }),
      'shown that it is concluded': sees({ ...three, says: [words.outcomes.concluded] }),
    },
  };
});
