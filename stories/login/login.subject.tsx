import { session } from '#copy/sign-in/session.ts';
import {
  type LoginRef,
  type LoginSnapshot,
  selectCanChooseMode,
  selectWantsNewPassword,
} from '#machines/login/index.ts';
import { Login } from '#src/features/sign-in/views/Login.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const tabs = Object.values(session.modes);

export const subject: Subject = {
  entry: entryOf('login'),
  render: (actor) => <Login actor={actor as LoginRef} />,
  controls: {
    'login.submit': ({ context }) => (context.mode === 'register' ? session.submitRegister : session.submit),
    'login.passwordForgotten': session.forgotPassword,
    'login.agreementOpened': session.userAgreement,
  },
  besides: (snapshot) => {
    const { mode, lastMode, isPasswordStored } = snapshot.context;
    const marked = tabs.map((tab) => (tab === session.modes[lastMode as 'sms'] ? tab + session.lastUsed : tab));
    const eyes = mode === 'sms' || snapshot.hasTag('busy') ? 0 : mode === 'register' ? 2 : Number(!isPasswordStored);
    const ways = selectWantsNewPassword(snapshot as LoginSnapshot) ? [session.backToPassword] : marked;
    return [
      ...(selectCanChooseMode(snapshot as LoginSnapshot) ? ways : []),
      ...Array(eyes).fill(session.showPassword),
      ...(snapshot.can({ type: 'login.agreementOpened' }) ? [session.privacyNotice] : []),
    ];
  },
};
