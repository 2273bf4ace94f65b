import { shell } from '#copy/shell.ts';
import { subject } from '#stories/page-loading/page-loading.subject.tsx';
import { event } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { pageLoadingModel } from './page-loading.model.ts';

walkView('[4.27] the progress bar', pageLoadingModel, subject, ({ happens, sees }) => {
  const click = () => happens(event('loading.started'));
  const arrive = () => happens(event('loading.finished'));
  const hidden = sees({ hides: { progressbar: [shell.loading] } });
  const shown = sees({ shows: { progressbar: [shell.loading] } });
  return {
    gestures: {
      'click a link, page comes at once': async () => {
        await click();
        await happens({ after: 199 });
        await hidden();
        await arrive();
      },
      'click a link, page is slow': async () => {
        await click();
        await happens({ after: 200 });
      },
      'click another link': click,
      'wait very long': () => happens({ after: 30_000 }),
      'page comes': async () => {
        await arrive();
        await happens({ after: 100 });
        await shown();
        await happens({ after: 400 });
      },
    },
    checks: {
      nothing: hidden,
      bar: shown,
      'full bar': shown,
    },
  };
});
