import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import { Sharing } from '#src/features/offers/views/Sharing.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('sharing'),
  render: (actor) => <Sharing actor={actor as SharingRef} />,
  controls: { 'share.copy': fclTools.share.copy, 'share.retry': KIT.retry },
};
