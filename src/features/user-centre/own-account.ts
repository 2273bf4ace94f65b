import { fromPromise } from 'xstate';
import { session as words } from '#copy/sign-in/session.ts';
import {
  type ChangePasswordAnswered,
  type ChangePasswordRequest,
  changePasswordMachine,
} from '#machines/change-password/index.ts';
import { type ProfileValues, profileMachine, type SavedProfile } from '#machines/profile/index.ts';
import type { Api } from '#src/api/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { changePassword } from '#src/features/sign-in/sign-in-calls.ts';

type Services = Pick<SignInServices, 'api' | 'showToast'>;

export const wireChangePassword = (services: Services) =>
  changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangePasswordAnswered, ChangePasswordRequest>(({ input }) =>
        changePassword(services, input),
      ),
    },
    actions: { toastChanged: () => services.showToast('ok', words.passwordChanged) },
  });

/** Saved is saved, even where this stays unknown. */
const isUnverified = (calls: Api) =>
  calls.getUserInfo({}).then(
    ({ enterpriseResp }) => enterpriseResp?.serviceOpenAuditStatus === 'NONE',
    () => false,
  );

/** `onSaved` refreshes the session: a company name turns the account into an enterprise user. */
export const wireProfile = ({ api }: Services, onSaved: () => void) =>
  profileMachine.provide({
    actors: {
      loadProfile: fromPromise<ProfileValues, undefined>(async ({ signal }) =>
        (await api()).getProfile({}, { signal }),
      ),
      saveProfile: fromPromise<SavedProfile, ProfileValues>(async ({ input }) => {
        const calls = await api();
        await calls.saveProfile(input);
        onSaved();
        return { isUnverified: await isUnverified(calls) };
      }),
    },
  });
