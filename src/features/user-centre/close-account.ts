import { is } from 'valibot';
import { fromPromise } from 'xstate';
import { closingReasons } from '#contract/calls/own-account.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import {
  type CloseAnswered,
  closeAccountMachine,
  type ExportAnswered,
  type OwnerProof,
} from '#machines/close-account/index.ts';
import type { Api } from '#src/api/index.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { removeTyped } from '#src/app/typed.ts';
import { goTo } from '#src/browser/new-tab.ts';
import { sha256Hex } from '#src/browser/password-hash.ts';
import { forgetRemembered, readRemembered } from '#src/browser/remembered-credentials.ts';
import { clearSessionCookies } from '#src/browser/session-cookies.ts';

const proofOf = ({ password }: OwnerProof) => (password === null ? {} : { password: sha256Hex(password) });

/** The field the server complains about says that the ten minutes are over. */
function refused({ message, fields }: Extract<Failure, { kind: 'refused' }>, { password }: OwnerProof) {
  if (password === null && fields?.password !== undefined) return { kind: 'passwordNeeded' } as const;
  return { kind: 'refused', message: fields?.password ?? message } as const;
}

const refusalOf = (error: unknown) => {
  const failure = toFailure(error);
  if (failure.kind !== 'refused') throw error;
  return failure;
};

async function exportData(api: Api, proof: OwnerProof): Promise<ExportAnswered> {
  try {
    const { fileId } = await api.exportAccount(proofOf(proof));
    await api.download({ id: fileId }, { silent: true });
    return { kind: 'taken' };
  } catch (error) {
    return refused(refusalOf(error), proof);
  }
}

async function close(api: Api, proof: OwnerProof): Promise<CloseAnswered> {
  try {
    await api.closeAccount(proofOf(proof));
    return { kind: 'closed' };
  } catch (error) {
    const refusal = refusalOf(error);
    return is(closingReasons, refusal.details)
      ? { kind: 'blocked', reasons: refusal.details.reasons }
      : refused(refusal, proof);
  }
}

export const wireCloseAccount = (api: () => Promise<Api>) =>
  closeAccountMachine.provide({
    actors: {
      exportData: fromPromise<ExportAnswered, OwnerProof>(async ({ input }) => exportData(await api(), input)),
      closeAccount: fromPromise<CloseAnswered, OwnerProof>(async ({ input }) => close(await api(), input)),
      clearBrowser: fromPromise<void, undefined>(async ({ system }) => {
        const { user } = sessionOf(system).getSnapshot().context;
        removeTyped(user?.userId ?? null);
        if ((await readRemembered())?.userName === user?.phone) await forgetRemembered();
      }),
    },
    actions: {
      // Only now: without its cookies the page shows a visitor's, and not what came of closing.
      goToSite: () => {
        clearSessionCookies();
        goTo('/');
      },
    },
  });
