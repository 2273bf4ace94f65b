import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LicenceRef } from '#machines/licence/index.ts';
import { selectLicence, selectScreen, type VerificationRef } from '#machines/verification/index.ts';
import { ConfirmForm, UnknownForm } from './ConfirmForm.tsx';
import { LicenceForm } from './LicenceForm.tsx';
import { Interrupted, JoinRequested, Later, Pending, Result, Taken, Working } from './Verification.parts.tsx';

interface VerificationProps {
  actor: VerificationRef;
  /** Renders the licence recognition. */
  renderLicence: (licence: LicenceRef) => ReactNode;
}

/** Enterprise verification, one step at a time. */
export function Verification({ actor, renderLicence }: VerificationProps) {
  const screen = useSelector(actor, selectScreen);

  switch (screen) {
    case 'editing':
      return <LicenceForm actor={actor} />;
    case 'reading':
      return <Reading actor={actor} renderLicence={renderLicence} />;
    case 'loading':
    case 'lookingUp':
      return <Working actor={actor} screen={screen} />;
    case 'unavailable':
    case 'interrupted':
      return <Interrupted actor={actor} screen={screen} />;
    case 'taken':
      return <Taken actor={actor} />;
    case 'asked':
      return <JoinRequested actor={actor} />;
    case 'confirming':
      return <ConfirmForm actor={actor} />;
    case 'unknown':
      return <UnknownForm actor={actor} />;
    case 'pending':
      return <Pending actor={actor} />;
    case 'passed':
    case 'rejected':
      return <Result actor={actor} screen={screen} />;
    case 'closed':
      return null;
    default:
      return screen satisfies never;
  }
}

function Reading({ actor, renderLicence }: VerificationProps) {
  const licence = useSelector(actor, selectLicence);
  return (
    <div className="grid gap-2">
      {licence === undefined ? null : renderLicence(licence)}
      <Later actor={actor} />
    </div>
  );
}
