import { fromPromise } from 'xstate';
import type { LoginAnswer, Profile } from '#contract/calls/user.ts';
import { accountMachine, type OpenedSession } from '#machines/account/index.ts';
import {
  type ChangePasswordAnswered,
  type ChangePasswordRequest,
  changePasswordMachine,
} from '#machines/change-password/index.ts';
import { loginMachine, type RememberedCredentials } from '#machines/login/index.ts';
import {
  type LoginAnswered,
  type LoginAttemptInput,
  type LoginRequest,
  loginAttemptMachine,
} from '#machines/login-attempt/index.ts';
import { profileMachine } from '#machines/profile/index.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { type SessionRef, selectEnterpriseCode, selectIsSignedIn } from '#machines/session/index.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import {
  type SmsRequest,
  type SmsRequestOutcome,
  type SmsWait,
  smsCountdownMachine,
} from '#machines/sms-countdown/index.ts';
import { type Contacts, userAgreementMachine } from '#machines/user-agreement/index.ts';
import { sessionToasts, session as words } from '#src/ui/copy/session.ts';
import { keepLastMode } from '../../browser/last-mode.ts';
import { forgetRemembered, readRemembered } from '../../browser/remembered-credentials.ts';
import { captcha } from './captcha.ts';
import { clock } from './feeds.ts';
import type { Services } from './services.ts';
import { sessionRested } from './session.ts';
import {
  changePassword,
  redeemTicket,
  sendCode,
  sendCredentials,
  settleCredentials,
  smsWaits,
} from './sign-in-calls.ts';
import { goToUserCentre } from './user-centre.ts';

const wireSmsCountdown = (services: Services) =>
  smsCountdownMachine.provide({
    actors: {
      readWait: fromPromise<SmsWait | null, Pick<SmsRequest, 'phone' | 'messageType'>>(async ({ input }) =>
        smsWaits.read(input),
      ),
      sendCode: fromPromise<SmsRequestOutcome, SmsRequest>(({ input }) => sendCode(services, input)),
      captcha,
      clock,
    },
    actions: {
      saySending: () => services.say(sessionToasts.codeSending, 'pending'),
      saySent: () => services.say(sessionToasts.codeSent, 'ok'),
      sayFailure: (_, { failure }) => services.say(failure.message, 'danger'),
    },
  });

async function contacts({ api, siteConfig }: Services): Promise<Contacts> {
  const [mail, config] = await Promise.allSettled([
    api().then((calls) => calls.serviceMail({}, { quiet: true })),
    siteConfig(),
  ]);
  return {
    serviceMail: mail.status === 'fulfilled' ? mail.value : null,
    servicePhone: config.status === 'fulfilled' ? config.value.hotlines.service : null,
    company: config.status === 'fulfilled' ? config.value.brand.company : null,
  };
}

export const wireUserAgreement = (services: Services) =>
  userAgreementMachine.provide({
    actors: {
      reading: readingMachine.provide({ actors: { clock } }),
      loadContacts: fromPromise<Contacts, undefined>(() => contacts(services)),
    },
  });

const wireLoginAttempt = (services: Services) =>
  loginAttemptMachine.provide({
    actors: {
      sendCredentials: fromPromise<LoginAnswered, LoginRequest>(({ input, signal }) =>
        sendCredentials(services, input, signal),
      ),
      captcha,
      settleCredentials: fromPromise<void, LoginAttemptInput>(({ input }) => settleCredentials(input)),
      forgetCredentials: fromPromise<void, undefined>(forgetRemembered),
    },
  });

const wireLogin = (services: Services) =>
  loginMachine.provide({
    actors: {
      smsCountdown: wireSmsCountdown(services),
      loginAttempt: wireLoginAttempt(services),
      userAgreement: wireUserAgreement(services),
      readRemembered: fromPromise<RememberedCredentials | null, undefined>(async () => {
        const remembered = await readRemembered();
        return remembered && { userName: remembered.userName, hasPassword: remembered.passwordHash !== null };
      }),
    },
  });

/** Hands a sign-in to the session and waits until it knows the person. */
async function openSession(services: Services, session: SessionRef, answer: LoginAnswer): Promise<OpenedSession> {
  session.send({ type: 'session.signedIn', ...answer });
  await sessionRested(session);
  const snapshot = session.getSnapshot();
  if (!selectIsSignedIn(snapshot)) throw new Error('the session could not be kept');
  const code = selectEnterpriseCode(snapshot);
  if (code === null) return { isSpecialEnterprise: false };
  const special = await services.siteConfig().then(
    ({ specialEnterpriseCode }) => specialEnterpriseCode,
    () => null,
  );
  return { isSpecialEnterprise: code === special };
}

/** The dialogs of an account with every port in place. */
export const wireAccount = (services: Services, session: SessionRef) =>
  accountMachine.provide({
    actors: {
      login: wireLogin(services),
      changePassword: changePasswordMachine.provide({
        actors: {
          changePassword: fromPromise<ChangePasswordAnswered, ChangePasswordRequest>(({ input }) =>
            changePassword(services, input),
          ),
        },
        actions: { sayChanged: () => services.say(words.passwordChanged, 'ok') },
      }),
      profile: profileMachine.provide({
        actors: {
          loadProfile: fromPromise<Profile, undefined>(async ({ signal }) =>
            (await services.api()).getProfile({}, { signal, quiet: true }),
          ),
          saveProfile: fromPromise<Profile, Profile>(async ({ input }) => {
            const saved = await (await services.api()).saveProfile(input, { quiet: true });
            session.send({ type: 'session.refresh' });
            return saved;
          }),
        },
      }),
      openSession: fromPromise<OpenedSession, LoginAnswer>(({ input }) => openSession(services, session, input)),
      goToSpecialEnterprise: fromPromise<void, undefined>(() => goToUserCentre(services, 'honeywell')),
    },
    actions: {
      saySignedIn: (_, { mode }) => {
        if (mode !== null) keepLastMode(mode);
        services.say(mode === 'register' ? sessionToasts.registered : sessionToasts.signedIn, 'ok');
      },
      sayCookiesBlocked: () => services.say(words.cookiesBlocked, 'danger'),
    },
  });

export const wireSingleSignOn = (services: Services) =>
  singleSignOnMachine.provide({
    actors: {
      redeemTicket: fromPromise<TicketAnswered, TicketRequest>(({ input }) => redeemTicket(services, input)),
    },
    actions: {
      saySignedIn: (_, answered) => {
        if (answered.kind === 'signedIn') services.say(words.signedInAs(answered.answer.userName), 'ok');
      },
      sayInvalid: () => services.say(words.linkInvalid, 'danger'),
    },
  });
