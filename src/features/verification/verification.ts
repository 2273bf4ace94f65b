import { fromCallback, fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import { type LicenceEvent, type LicenceFile, licenceMachine, type RecogniseOutcome } from '#machines/licence/index.ts';
import {
  type FoundEnterprise,
  type VerificationForm,
  type VerificationStanding,
  type Verified,
  verificationMachine,
} from '#machines/verification/index.ts';
import type { Api } from '#src/api/index.ts';

interface VerificationServices {
  api: () => Promise<Api>;
  /** The company may have another name or another standing now. */
  onChanged: () => void;
}

const refusalOf = (error: unknown) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' ? failure : null;
};

async function recognise(api: Api, fileId: string, signal: AbortSignal): Promise<RecogniseOutcome> {
  try {
    const { creditCode } = await api.licenceOcr({ fileId }, { signal });
    return { kind: 'read', creditCode: creditCode.value };
  } catch (error) {
    const code = refusalOf(error)?.code;
    if (code === CODE.notFound) return { kind: 'read', creditCode: null };
    if (code === CODE.invalidInput) return { kind: 'unreadable' };
    throw error;
  }
}

async function find(api: Api, creditCode: string, signal: AbortSignal): Promise<FoundEnterprise> {
  try {
    const found = await api.enterpriseDetail({ creditCode }, { signal });
    const { name, legalPerson, address, status, isTaken } = found;
    return { enterprise: { creditCode, name, legalPerson, address, status }, isTaken };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.code !== CODE.notFound) throw error;
    return { enterprise: null, isTaken: (refusal.details as Partial<FoundEnterprise> | null)?.isTaken === true };
  }
}

async function submit(api: Api, { creditCode, name, enterprise, fileId }: VerificationForm): Promise<Verified> {
  const licence = fileId === null ? {} : { licenceFileId: fileId };
  const { legalPerson = '', address = '' } = enterprise ?? {};
  const answer = await api.enterpriseVerify({ creditCode, name, legalPerson, address, ...licence });
  return { status: answer.serviceOpenAuditStatus, reason: answer.reason };
}

async function standing(api: Api, signal: AbortSignal): Promise<VerificationStanding> {
  const [{ enterpriseResp }, { serviceOpenAuditStatus, latest }] = await Promise.all([
    api.getUserInfo({}, { signal }),
    api.verification({}, { signal }),
  ]);
  return {
    accountName: enterpriseResp?.entName ?? '',
    status: serviceOpenAuditStatus,
    reason: latest?.reason ?? null,
  };
}

/** Sending and reading a licence with every port in place. */
function wireLicence(api: () => Promise<Api>) {
  const listeners = new WeakMap<LicenceFile, (percent: number) => void>();
  return licenceMachine.provide({
    actors: {
      uploadLicence: fromPromise<{ fileId: string }, { licence: LicenceFile }>(
        async ({ input: { licence }, signal }) => {
          const onProgress = (percent: number) => listeners.get(licence)?.(percent);
          const file = licence.body as File;
          return (await api()).upload({ file, purpose: 'licence' }, { signal, onProgress });
        },
      ),
      progress: fromCallback<LicenceEvent, { licence: LicenceFile }>(({ input: { licence }, sendBack }) => {
        listeners.set(licence, (percent) => sendBack({ type: 'upload.progressed', percent }));
        return () => listeners.delete(licence);
      }),
      recogniseLicence: fromPromise<RecogniseOutcome, { fileId: string }>(async ({ input, signal }) =>
        recognise(await api(), input.fileId, signal),
      ),
    },
  });
}

/** Enterprise verification with every port in place. */
export const wireVerification = ({ api, onChanged }: VerificationServices) =>
  verificationMachine.provide({
    actors: {
      licence: wireLicence(api),
      loadStanding: fromPromise<VerificationStanding, undefined>(async ({ signal }) => standing(await api(), signal)),
      findEnterprise: fromPromise<FoundEnterprise, { creditCode: string }>(async ({ input, signal }) =>
        find(await api(), input.creditCode, signal),
      ),
      join: fromPromise<void, { creditCode: string }>(async ({ input: { creditCode } }) => {
        await (await api()).joinEnterprise({ creditCode });
      }),
      submit: fromPromise<Verified, VerificationForm>(async ({ input }) => {
        const verified = await submit(await api(), input);
        onChanged();
        return verified;
      }),
    },
  });
