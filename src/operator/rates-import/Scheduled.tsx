import { useSelector } from '@xstate/react';
import { ratesImport as words } from '#copy/operator/rates.ts';
import {
  type RatesImportRef,
  type RateVersion,
  selectGoesInForceAt,
  selectVersions,
  selectWhen,
} from '#machines/rates-import/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

type Meeting = keyof typeof words.meets;

/** Which of two versions comes first; one without a time is published at once. */
function meetingOf(publishAt: number, ownAt: number | null, isNow: boolean): Meeting {
  if (ownAt === null) return isNow ? 'followsThis' : 'unsaid';
  if (publishAt === ownAt) return 'sameTime';
  return publishAt > ownAt ? 'followsThis' : 'precedesThis';
}

/** Scheduled versions, each with its effect on the version about to be published. */
export function Scheduled({ actor }: { actor: RatesImportRef }) {
  const versions = useSelector(actor, selectVersions);
  const ownAt = useSelector(actor, selectGoesInForceAt);
  const isNow = useSelector(actor, (snapshot) => selectWhen(snapshot) === 'now');
  const waiting = (versions ?? []).flatMap((version) =>
    version.status === 'SCHEDULED' && version.publishAt !== null ? [{ ...version, publishAt: version.publishAt }] : [],
  );
  if (waiting.length === 0) return null;
  const say = ({ fileName, rowCount, publishAt }: RateVersion & { publishAt: number }) => {
    const { date, clock } = portTime(publishAt, HOUSE_ZONE);
    return words.meets[meetingOf(publishAt, ownAt, isNow)](`${date} ${clock}`, fileName, rowCount);
  };
  return (
    <Note tone="warn" live title={words.waiting(waiting.length)}>
      {waiting.map((version) => (
        <span key={version.versionId} className="block">
          {say(version)}
        </span>
      ))}
    </Note>
  );
}
