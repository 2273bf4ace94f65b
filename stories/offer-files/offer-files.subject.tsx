import { fcl } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import type { OfferFilesRef } from '#machines/offer-files/index.ts';
import { ExportMenu } from '#src/features/offers/views/OfferTools.tsx';
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
