import { useActorRef } from '@xstate/react';
import { createElement, useState } from 'react';
import type { LegalTextName } from '#machines/user-agreement/index.ts';
import { type LegalServices, wireUserAgreement } from '#src/features/sign-in/user-agreement.ts';
import UserAgreementDialog from '#src/features/sign-in/views/UserAgreementDialog.tsx';

interface LegalTextProps {
  services: LegalServices;
  text: LegalTextName;
  onClose: () => void;
}

/** One legal text to read, without an account, for as long as its dialog stands. */
export function LegalText({ services, text, onClose }: LegalTextProps) {
  const [logic] = useState(() => wireUserAgreement(services));
  const actor = useActorRef(logic, { input: { texts: [text] } }, { complete: onClose });
  return createElement(UserAgreementDialog, { actor });
}
