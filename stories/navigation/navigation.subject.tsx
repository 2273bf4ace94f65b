import { errors } from '#copy/shell.ts';
import type { NavigationRef } from '#machines/navigation/index.ts';

import NotFoundPage from '#src/features/navigation/views/NotFoundPage.tsx';
import { PageOutlet } from '#src/features/navigation/views/PageOutlet.tsx';
import { BareHome } from '../kit/bare-home.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('navigation'),
  render: (actor) => (
    <PageOutlet
      actor={actor as NavigationRef}
      renderPage={(page) => (page === 'home' ? <BareHome /> : <NotFoundPage />)}
      lostPage={<p>{errors.chunkFailed}</p>}
    />
  ),
  controls: { 'navigation.retry': errors.reload },
};
