import { fromCallback, fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { deskTable } from '#contract/desk-table.ts';
import { toFailure } from '#domain/failure.ts';
import { PDF, shownTypeOf } from '#domain/files/shown-type.ts';
import { workChallengeIn } from '#domain/proof-of-work.ts';
import {
  type AnswerRequest,
  deskEnquiryMachine,
  type EnquiryFileRequest,
  type EnquiryPreview,
  type EnquirySheet,
  type OpenedFile as OpenedEnquiryFile,
} from '#machines/desk-enquiry/index.ts';
import { deskLeadMachine, type LeadRequest, type LeadSheet } from '#machines/desk-lead/index.ts';
import {
  type DecisionRequest,
  type DraftRequest,
  deskOrderMachine,
  type OpenedFile,
  type OrderSheet,
  type PaperFileRequest,
} from '#machines/desk-order/index.ts';
import { deskRoomsMachine } from '#machines/desk-rooms/index.ts';
import {
  type DeskOperator,
  deskSignInMachine,
  type PasswordAnswered,
  type PasswordRequest,
} from '#machines/desk-sign-in/index.ts';
import { deskStepMachine, type MoveRequest, type UndoRequest } from '#machines/desk-step/index.ts';
import {
  deskVerificationMachine,
  type LicenceRequest,
  type VerdictRequest,
  type VerificationSheet,
} from '#machines/desk-verification/index.ts';
import { type ProofOfWorkEvent, type ProofOfWorkInput, proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { createApiOf } from '#src/api/client.ts';
import type { ApiOf, FileDelivery } from '#src/api/types.ts';
import { blobAddress, freeAddress, openFile, saveFile } from '#src/browser/files.ts';
import { wait } from '#src/browser/wait.ts';
import { startWork } from '#src/browser/work-feed.ts';
import { wireCancellation } from './cancellations.ts';
import { wireArticle } from './content.ts';
import { wireCounts } from './counts.ts';
import { given } from './given.ts';
import { wireInvoice } from './invoices.ts';
import { wireMessages } from './messages.ts';
import { wireNotices } from './notices.ts';
import {
  wireActs,
  wireArticleQueue,
  wireEnquiryQueue,
  wireInvoiceQueue,
  wireLeadQueue,
  wireOrderQueue,
  wireVerificationQueue,
} from './queues.ts';
import { wireRates } from './rates.ts';
import { wireCodes, wireCompany, wireVehicles } from './records.ts';
import { wireRestrictions } from './restrictions.ts';
import { wireStaff } from './staff.ts';

type DeskApi = ApiOf<typeof deskTable>;
type RequestOf<Name extends keyof DeskApi> = Parameters<DeskApi[Name]>[0];

/** The client of the room: its session is in a cookie that no script reads. */
export const deskApi = (expire: () => void): DeskApi =>
  createApiOf(deskTable, {
    baseUrl: '',
    token: () => null,
    notify: () => undefined,
    random: Math.random,
    wait,
    expire,
    files: { save: saveFile, open: openFile },
  });

type ReadFile = (delivery: FileDelivery, asImages: boolean) => Promise<unknown>;

/** The pages of a PDF as one picture; null where the server cannot draw them. */
async function renderedPages(read: ReadFile): Promise<string | null> {
  let address: string | null = null;
  try {
    const onFile = (picture: Blob) => {
      address = blobAddress(new Blob([picture], { type: 'image/jpeg' }));
    };
    await read({ onFile }, true);
  } catch (error) {
    if (toFailure(error).kind !== 'refused') throw error;
  }
  return address;
}

/** A picture and the pages of a document are shown in the room. */
const showInRoom = async (name: string, read: ReadFile) =>
  (shownTypeOf(name) === PDF ? await renderedPages(read) : null) ?? showFile(name, (delivery) => read(delivery, false));

/** A picture is shown in the room, a PDF in a tab of its own; anything else is saved. */
async function showFile(name: string, read: (delivery: FileDelivery) => Promise<unknown>) {
  let address: string | null = null;
  const type = shownTypeOf(name);
  if (type === null || type === PDF) await read({ preview: true });
  else
    await read({
      onFile: (file) => {
        address = blobAddress(new Blob([file], { type }));
      },
    });
  return address;
}

/** Returns the file inside the room, or opens it beside the room when the document viewer already shows it. */
async function readPaper(api: DeskApi, { orderNo, file, shown }: PaperFileRequest, signal: AbortSignal) {
  if (file === null) return null;
  const { fileId, name } = file;
  const read: ReadFile = (delivery, asImages) =>
    api.deskPaperFile({ orderNo, fileId, drawn: asImages }, { ...delivery, signal });
  if (shown === null) return showInRoom(name, read);
  await read({ preview: true }, false);
  return shown;
}

const decide = (api: DeskApi, { about, decision, ...rest }: DecisionRequest) =>
  'paper' in about
    ? api.deskPaperDecision({ ...rest, ...about, decision })
    : api.deskAmendmentDecision({ ...rest, ...about, decision: decision === 'ACCEPT' ? 'ACCEPT' : 'REFUSE' });

/** Ignores failures: the order only appears open to others a little longer. */
const leave =
  (api: DeskApi) =>
  (_: unknown, { id }: { id: string | null }) =>
    void api.deskLeave(given({ id })).catch(() => undefined);

const wireMove = (api: DeskApi) =>
  fromPromise<unknown, MoveRequest>(({ input: { at, deviation, ...rest } }) =>
    api.deskOrders({
      ...given({ ...rest }),
      ...(at === null ? {} : { at }),
      ...(deviation === null ? {} : { deviation }),
    } as RequestOf<'deskOrders'>),
  );

const wireOrder = (api: DeskApi) =>
  deskOrderMachine.provide({
    actors: {
      cancellation: wireCancellation(api),
      messages: wireMessages(api),
      readSheet: fromPromise<OrderSheet, { orderNo: string }>(({ input, signal }) =>
        api.deskOrderSheet(input, { signal }),
      ),
      step: deskStepMachine.provide({
        actors: {
          moveOrder: wireMove(api),
          undoStep: fromPromise<unknown, UndoRequest>(({ input }) => api.deskOrderUndo(input)),
        },
      }),
      moveOrder: wireMove(api),
      decide: fromPromise<unknown, DecisionRequest>(({ input }) => decide(api, input)),
      makeDraft: fromPromise<unknown, DraftRequest>(({ input }) => api.deskDraftBill(input)),
      readFile: fromPromise<string | null, PaperFileRequest>(({ input, signal }) => readPaper(api, input, signal)),
    },
    actions: {
      leave: leave(api),
      freeFile: (_, { opened }: { opened: OpenedFile | null }) => {
        if (opened?.address) freeAddress(opened.address);
      },
    },
  });

const wireEnquiry = (api: DeskApi) =>
  deskEnquiryMachine.provide({
    actors: {
      readSheet: fromPromise<EnquirySheet, { no: string }>(({ input, signal }) =>
        api.deskEnquirySheet(input, { signal }),
      ),
      preview: fromPromise<EnquiryPreview, AnswerRequest>(({ input, signal }) =>
        api.deskEnquiryPreview(input, { signal }),
      ),
      answer: fromPromise<unknown, AnswerRequest>(({ input }) => api.deskEnquiries(input)),
      readFile: fromPromise<string | null, EnquiryFileRequest>(async ({ input: { no, file }, signal }) =>
        file === null
          ? null
          : showFile(file.name, (delivery) => api.deskFile({ no, fileId: file.fileId }, { ...delivery, signal })),
      ),
    },
    actions: {
      leave: leave(api),
      freeFile: (_, { opened }: { opened: OpenedEnquiryFile | null }) => {
        if (opened?.address) freeAddress(opened.address);
      },
    },
  });

const wireLead = (api: DeskApi) =>
  deskLeadMachine.provide({
    actors: {
      readSheet: fromPromise<LeadSheet, { leadNo: string }>(({ input, signal }) =>
        api.deskLeadSheet(input, { signal }),
      ),
      settle: fromPromise<unknown, LeadRequest>(({ input }) => api.deskLeads(input)),
    },
    actions: { leave: leave(api) },
  });

const wireOpening = (api: DeskApi) =>
  resourceMachine.provide({
    actors: {
      read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ signal }) => ({
        outcome: 'found',
        content: await api.deskFirstRun({}, { signal }),
      })),
    },
  });

const wireVerification = (api: DeskApi) =>
  deskVerificationMachine.provide({
    actors: {
      readSheet: fromPromise<VerificationSheet, { id: string }>(({ input, signal }) =>
        api.deskVerificationSheet(input, { signal }),
      ),
      readLicence: fromPromise<string | null, LicenceRequest>(({ input: { id, name }, signal }) =>
        showInRoom(name, (delivery, asImages) => api.deskLicence({ id, drawn: asImages }, { ...delivery, signal })),
      ),
      decide: fromPromise<unknown, VerdictRequest>(({ input }) => api.deskVerifications(input)),
    },
    actions: {
      leave: leave(api),
      freePicture: (_, { picture }: { picture: string | null }) => {
        if (picture !== null) freeAddress(picture);
      },
    },
  });

const wireRooms = (api: DeskApi) =>
  deskRoomsMachine.provide({
    actors: {
      orderQueue: wireOrderQueue(api),
      order: wireOrder(api),
      enquiryQueue: wireEnquiryQueue(api),
      enquiry: wireEnquiry(api),
      verificationQueue: wireVerificationQueue(api),
      verification: wireVerification(api),
      invoiceQueue: wireInvoiceQueue(api),
      invoice: wireInvoice(api).provide({ actions: { leave: leave(api) } }),
      leadQueue: wireLeadQueue(api),
      lead: wireLead(api),
      vehicles: wireVehicles(api),
      rates: wireRates(api),
      restrictions: wireRestrictions(api),
      articleQueue: wireArticleQueue(api),
      article: wireArticle(api).provide({ actions: { leave: leave(api) } }),
      opening: wireOpening(api),
      codes: wireCodes(api),
      company: wireCompany(api),
      staff: wireStaff(api),
      notices: wireNotices(api),
      acts: wireActs(api),
      counts: wireCounts(api),
    },
    actions: { leave: () => leave(api)(null, { id: null }) },
  });

async function givePassword(api: DeskApi, { name, password, work }: PasswordRequest): Promise<PasswordAnswered> {
  try {
    await api.deskPassword({ name, password, ...(work === null ? {} : { work }) });
    return { kind: 'right' };
  } catch (error) {
    const failure = toFailure(error);
    const isNeeded = failure.kind === 'refused' && failure.code === CODE.workNeeded;
    const challenge = isNeeded ? workChallengeIn(failure.details) : null;
    if (challenge === null) throw error;
    return { kind: 'workNeeded', challenge };
  }
}

/** The root of the room as it runs in a browser. */
export const wireDesk = (api: DeskApi) =>
  deskSignInMachine.provide({
    actors: {
      rooms: wireRooms(api),
      readSession: fromPromise<DeskOperator, undefined>(({ signal }) => api.deskSession({}, { signal })),
      work: proofOfWorkMachine.provide({
        actors: {
          solveWork: fromCallback<ProofOfWorkEvent, ProofOfWorkInput>(({ sendBack, input }) =>
            startWork(input.challenge, sendBack),
          ),
        },
      }),
      givePassword: fromPromise<PasswordAnswered, PasswordRequest>(({ input }) => givePassword(api, input)),
      giveCode: fromPromise<DeskOperator, { code: string }>(({ input }) => api.deskCode(input)),
      endSession: fromPromise<unknown, undefined>(() => api.deskSignOut({})),
      pause: fromPromise<void, { seconds: number }>(({ input, signal }) => wait(input.seconds * 1000, signal)),
    },
  });
