import { reading } from '#copy/booking/outcome.ts';
import { userAgreement } from '#copy/legal/documents.ts';
import { filling } from '#copy/legal/text.ts';
import type { ReadingRef } from '#machines/reading/index.ts';
import { Reading } from '#src/features/reading/views/Reading.tsx';
import { LegalArticle } from '#src/ui/parts/LegalArticle.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const fill = filling({ company: '化舟供应链', servicePhone: '400-000-1230', serviceMail: 'service@example.com' });

export const subject: Subject = {
  entry: entryOf('reading'),
  render: (actor) => (
    <Reading actor={actor as ReadingRef} title={userAgreement.title}>
      <LegalArticle text={userAgreement} fill={fill} />
    </Reading>
  ),
  controls: { 'reading.confirm': reading.confirm, 'reading.close': reading.close },
};
