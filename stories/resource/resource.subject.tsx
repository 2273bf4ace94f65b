import { KIT, notFound } from '#copy/kit.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('resource'),
  render: (actor) => (
    <ResourceView actor={actor as ResourceRef<string>} skeleton={<SkeletonRows />} missing={<p>{notFound.heading}</p>}>
      {(rows, query) => <p>{rows + query}</p>}
    </ResourceView>
  ),
  controls: { 'resource.retry': KIT.retry },
};
