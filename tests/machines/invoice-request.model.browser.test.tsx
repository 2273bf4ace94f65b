import { KIT } from '#copy/kit.ts';
import { sessionValidation } from '#copy/sign-in/session.ts';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import { details, first, nothingYet, onlyRead, several } from '#machines/invoice-request/invoice-request.cases.ts';
import { subject } from '#stories/invoice-request/invoice-request.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { invoiceRequestModel } from './invoice-request.model.ts';

const lost = new Error('网络不通');
const NUMBER = words.fields.taxpayerId;
const download = words.downloadOf(details.companyName, ['FCL26010500004']);

walkView('[1.6] invoices', invoiceRequestModel, subject, ({ press, type, happens, sees }) => {
  const loadingView = sees({ status: words.loading });
  const three = { says: Object.values(words.statuses), shows: { button: [download] } };
  const again = sees({ ...three, lacks: [words.choose, words.sent] });
  const company = { says: [words.fill], lacks: [words.choose, words.confirmHint] };
  return {
    gestures: {
      'they come': () => happens(resolved('list', several)),
      'they come to a viewer': () => happens(resolved('list', onlyRead)),
      'there are none yet': () => happens(resolved('list', nothingYet)),
      'they do not come': () => happens(rejected('list', lost)),
      'try again': () => press(KIT.retry),
      'download the issued one': () => press(download),
      'it came': () => happens(resolved('download')),
      'it did not': () => happens(rejected('download', lost)),
      'ask for another': () => press(words.begin),
      'choose one': () => happens(event('invoice.toggle', { orderNo: first.orderNo })),
      'rather not': () => press(words.cancel),
      'go on': () => press(words.next),
      'check without the number': async () => {
        await type(NUMBER, '');
        await press(words.check);
      },
      check: () => press(words.check),
      'mend it': async () => {
        await type(NUMBER, details.taxpayerId);
        await press(words.check);
      },
      'go back': () => press(words.back),
      send: () => press(words.send),
      'it is taken': () => happens(resolved('send')),
      'it is refused': () => happens(rejected('send', lost)),
    },
    checks: {
      'on their way': loadingView,
      'on their way again': loadingView,
      'shown why': sees({ alert: `网络不通\n${KIT.retry}` }),
      'none yet': sees({ says: [words.none], shows: { button: [words.begin] } }),
      'only to be read': sees({
        says: [words.onlyReads],
        hides: { button: [words.begin] },
        shows: { button: [download] },
      }),
      'three invoices': again,
      'three invoices again': again,
      'it is pending': sees({ ...three, off: [download, words.begin] }),
      'shown that it did not': sees({ ...three, alert: '网络不通' }),
      'asked for the orders': sees({ says: [words.choose], off: [words.next], hides: { button: [download] } }),
      'one chosen': sees({ says: [words.choose], lacks: [words.fill] }),
      'asked for the company': sees(company),
      'shown what is missing': sees({ errors: { [NUMBER]: sessionValidation.required }, focus: NUMBER }),
      'everything once more': sees({ says: [words.confirmHint, details.companyName, first.orderNo] }),
      'the company again': sees(company),
      'on its way': sees({ off: [words.send, words.back, words.cancel] }),
      'shown why not': sees({ alert: words.notSent('网络不通'), says: [words.confirmHint] }),
      'read once more': sees({ says: [words.sent] }),
      'shown that it was sent': sees({ ...three, status: words.sent }),
    },
  };
});
