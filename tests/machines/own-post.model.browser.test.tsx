import { ownPost as words } from '#copy/procurement/market.ts';
import { changedQuote } from '#machines/own-post/own-post.cases.ts';
import { subject } from '#stories/own-post/own-post.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { ownPostModel } from './own-post.model.ts';

const company = '示例化工有限公司';
const link = 'https://example.com/procurement/share/request-of-the-tests';

walkView('[1.11] a buyer decides', ownPostModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'choose a quote': () => press(`${words.award} ${company}`),
    withdraw: () => press(words.revoke),
    'not yet': () => press(words.keep),
    confirm: () => press(words.confirmAward),
    'confirm withdrawing': () => press(words.confirmRevoke),
    'it fails': () => happens(rejected('decide', new Error('网络不通'))),
    'it was changed': () => happens(rejected('decide', changedQuote)),
    'it is done': () => happens(resolved('decide', null)),
  },
  checks: {
    'a link to hand out': sees({
      values: { [words.link]: link },
      says: [words.counts(12, 1), words.withCode],
      shows: { img: [words.qr] },
    }),
    'asked about the quote': sees({ says: [words.askAward(company)], off: [words.revoke] }),
    'asked about withdrawing': sees({ says: [words.askRevoke], off: [words.revoke] }),
    'being done': sees({ off: [words.confirmAward, words.keep] }),
    'being withdrawn': sees({ off: [words.confirmRevoke, words.keep] }),
    'shown why': sees({ alert: words.failed('网络不通') }),
    'asked to look again': sees({ says: [words.failed('报价刚改过')], lacks: [words.askAward(company)] }),
    'a link to hand out again': sees({ lacks: [words.askAward(company), words.askRevoke] }),
  },
}));
