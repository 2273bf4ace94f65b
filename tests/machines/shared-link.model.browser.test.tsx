import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { subject } from '#stories/shared-link/shared-link.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { sharedLinkModel } from './shared-link.model.ts';

const words = fclTools.link;
const found = { outcome: 'found', path: '/shippingFcl', query: 'orgPortCode=CNSHA&dstPortCode=NLRTM' };

walkView('a shared link', sharedLinkModel, subject, ({ press, happens, sees }) => ({
  gestures: {
    'it comes': () => happens(resolved('read', found)),
    'it no longer exists': () => happens(resolved('read', { outcome: 'expired' })),
    'no answer comes': () => happens(rejected('read')),
    'search instead': () => press(words.leave),
    'try again': () => press(KIT.retry),
    'follow another link': () => happens(event('link.followed', { id: 'b'.repeat(32) })),
  },
  checks: {
    'waiting for what was shared': sees({ says: [words.reading], alert: '' }),
    'shown that it no longer exists': sees({ shows: { heading: [words.expired] }, says: [words.expiredHelp] }),
    'a way to try again': sees({ shows: { heading: [words.failed] }, says: [words.failedHelp] }),
    'out of the way': sees({ alert: '', lacks: [words.reading, words.expired, words.failed] }),
  },
}));
