import { ownLinks as words } from '#copy/booking/opening.ts';
import { KIT } from '#copy/kit.ts';
import { formLink, pageLink } from '#machines/own-links/own-links.cases.ts';
import { revokeForm, revokePage, subject } from '#stories/own-links/own-links.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { ownLinksModel } from './own-links.model.ts';

const pageDates = words.dates('2026-01-14', '2026-01-16', pageLink.madeBy);

walkView('the links one has shared', ownLinksModel, subject, ({ press, happens, sees }) => {
  const away = sees({ shows: { button: [words.show] }, lacks: [pageDates] });
  const loadingView = sees({ status: words.reading, shows: { button: [words.hide] } });
  const both = { says: ['拼箱', pageLink.title, pageDates], shows: { button: [revokeForm, revokePage] } };
  return {
    gestures: {
      'look at them': () => press(words.show),
      'put them away': () => press(words.hide),
      'they come': () => happens(resolved('list', [formLink, pageLink])),
      'none comes': () => happens(resolved('list', [])),
      'they do not come': () => happens(rejected('list', new Error('网络不通'))),
      'try again': () => press(KIT.retry),
      'take one back': () => press(revokePage),
      'it no longer exists': () => happens(resolved('revoke', null)),
      'it is not': () => happens(rejected('revoke', new Error('网络不通'))),
    },
    checks: {
      'out of sight': away,
      'out of sight again': away,
      'on their way': loadingView,
      'on their way again': loadingView,
      'shown why': sees({ alert: `${words.failed('网络不通')}\n${KIT.retry}` }),
      'no link': sees({ status: words.none }),
      'two links': sees({ ...both, status: words.revoked }),
      'one going': sees({ off: [revokeForm, revokePage] }),
      'one link': sees({ says: ['拼箱'], lacks: [pageDates], status: words.revoked }),
      'shown that both hold': sees({ ...both, alert: words.failed('网络不通') }),
    },
  };
});
