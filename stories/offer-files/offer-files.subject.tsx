import type { OfferFilesRef } from '#machines/offer-files/index.ts';
import { ExportMenu } from '#src/features/offers/views/ExportMenu.tsx';
import { fcl } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('offer-files'),
  render: (actor) => (
    <ExportMenu
      actor={actor as OfferFilesRef}
      request={{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' }}
      isEmpty={false}
    />
  ),
  controls: { 'files.retry': KIT.retry },
  besides: [fcl.take],
};
