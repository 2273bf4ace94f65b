import { verification as words } from '#copy/user-centre/rooms.ts';
import type { LicenceRef } from '#machines/licence/index.ts';
import { Licence } from '#src/features/verification/views/VerificationDialog.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('licence'),
  render: (actor) => <Licence actor={actor as LicenceRef} />,
  controls: { 'licence.cancel': words.cancel, 'licence.retry': words.retry },
};
