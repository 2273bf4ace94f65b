import { KIT, notFound, resource as words } from '#copy/kit.ts';
import { subject } from '#stories/resource/resource.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { resourceModel } from './resource.model.ts';

const ROWS = '甲醇与乙醇';
const OTHER_ROWS = '硝酸铵与氯化钾';

walkView('[4.27b] a list that is read', resourceModel, subject, ({ press, happens, sees }) => {
  const found = (port: string, content: string) => resolved(port, { outcome: 'found', content });
  const later = (answer: ReturnType<typeof event>) => happens(answer, { after: 200 });
  const rows = { says: [ROWS], lacks: [OTHER_ROWS, KIT.loading, words.staleTitle] };
  return {
    gestures: {
      'rows come at once': () => happens(found('read', ROWS)),
      'wait a moment': async () => {
        await happens({ after: 199 });
        await sees({ lacks: [KIT.loading] })();
        await happens({ after: 1 });
      },
      'rows come': async () => {
        await happens(found('read', ROWS), { after: 198 });
        await sees({ status: KIT.loading, lacks: [ROWS] })();
        await happens({ after: 2 });
      },
      'no answer comes': () => later(rejected('read')),
      'it does not exist': () => later(resolved('read', { outcome: 'missing' })),
      'turn the page': () => happens(event('resource.asked', { path: '/news', query: '?after=0.1.2.a' })),
      'the page comes': () => happens(found('reread', OTHER_ROWS)),
      'the page does not come': () => happens(rejected('reread')),
      'try again': () => press(KIT.retry),
    },
    checks: {
      'nothing yet': sees({ lacks: [ROWS, KIT.loading, words.failed] }),
      bars: sees({ status: KIT.loading, lacks: [ROWS] }),
      rows: sees(rows),
      'rows while turning': sees(rows),
      'rows with a note': sees({ says: [ROWS, words.staleTitle, words.stale], shows: { button: [KIT.retry] } }),
      'other rows': sees({ says: [`${OTHER_ROWS}?after=0.1.2.a`], lacks: [ROWS] }),
      error: sees({ alert: [KIT.error.title, words.failed, KIT.retry].join('\n') }),
      lost: sees({ says: [notFound.heading], lacks: [ROWS] }),
    },
  };
});
