import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import type { SharedLinkRef } from '#machines/shared-link/index.ts';
import { SharedLinkNotice } from '#src/features/offers/views/SharedLinkNotice.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('shared-link'),
  render: (actor) => <SharedLinkNotice actor={actor as SharedLinkRef} />,
  controls: { 'link.retry': KIT.retry, 'link.leave': fclTools.link.leave },
};
