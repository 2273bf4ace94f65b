import { fromCallback, fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { operatorTable } from '#contract/operator-table.ts';
import { toFailure } from '#domain/failure.ts';
import { PDF, shownTypeOf } from '#domain/files/shown-type.ts';
import { workChallengeIn } from '#domain/proof-of-work.ts';
import {
  type AnswerRequest,
  type EnquiryFileRequest,
  type EnquiryPreview,
  type EnquirySheet,
  type OpenedFile as OpenedEnquiryFile,
  operatorEnquiryMachine,
} from '#machines/operator-enquiry/index.ts';
import {
  type DecisionRequest,
  type DraftRequest,
  type OpenedFile,
  type OrderSheet,
  operatorOrderMachine,
  type PaperFileRequest,
} from '#machines/operator-order/index.ts';
import { operatorRoomsMachine } from '#machines/operator-rooms/index.ts';
import {
  operatorSignInMachine,
  type PasswordAnswered,
  type PasswordRequest,
  type SignedInOperator,
} from '#machines/operator-sign-in/index.ts';
import { type MoveRequest, operatorStepMachine, type UndoRequest } from '#machines/operator-step/index.ts';
import {
  type LicenceRequest,
  operatorVerificationMachine,
  type VerdictRequest,
  type VerificationSheet,
} from '#machines/operator-verification/index.ts';
import { type ProofOfWorkEvent, type ProofOfWorkInput, proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { createApiOf } from '#src/api/client.ts';
import type { ApiOf, FileDelivery } from '#src/api/types.ts';
import { wait } from '#src/browser/clock.ts';
import { blobAddress, freeAddress, openFile, saveFile } from '#src/browser/files.ts';
import { startWork } from '#src/browser/work-feed.ts';
import { wireCancellation } from './cancellations.ts';
import { wireArticle } from './content.ts';
import { wireCounts } from './counts.ts';
import { wireInvoice } from './invoices.ts';
import { wireLead } from './leads.ts';
import { wireMessages } from './messages.ts';
import { wireNotices } from './notices.ts';
import { wireOrderFile } from './order-file.ts';
import {
  given,
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
import { wireShipment } from './shipment.ts';
import { wireStaff } from './staff.ts';

type OperatorApi = ApiOf<typeof operatorTable>;
type RequestOf<Name extends keyof OperatorApi> = Parameters<OperatorApi[Name]>[0];

/** The client of the room: its session is in a cookie that no script reads. */
export const operatorApi = (expire: () => void): OperatorApi =>
  createApiOf(operatorTable, {
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
async function readPaper(api: OperatorApi, { orderNo, file, shown }: PaperFileRequest, signal: AbortSignal) {
  if (file === null) return null;
  const { fileId, name } = file;
  const read: ReadFile = (delivery, asImages) =>
    api.operatorPaperFile({ orderNo, fileId, drawn: asImages }, { ...delivery, signal });
  if (shown === null) return showInRoom(name, read);
  await read({ preview: true }, false);
  return shown;
}

const decide = (api: OperatorApi, { about, decision, ...rest }: DecisionRequest) =>
  'paper' in about
    ? api.operatorPaperDecision({ ...rest, ...about, decision })
    : api.operatorAmendmentDecision({ ...rest, ...about, decision: decision === 'ACCEPT' ? 'ACCEPT' : 'REFUSE' });

/** Ignores failures: the order only appears open to others a little longer. */
const leave =
  (api: OperatorApi) =>
  (_: unknown, { id }: { id: string | null }) =>
    void api.operatorLeave(given({ id })).catch(() => undefined);

const wireMove = (api: OperatorApi) =>
  fromPromise<unknown, MoveRequest>(({ input: { at, deviation, ...rest } }) =>
    api.operatorOrders({
      ...given({ ...rest }),
      ...(at === null ? {} : { at }),
      ...(deviation === null ? {} : { deviation }),
    } as RequestOf<'operatorOrders'>),
  );

const wireOrder = (api: OperatorApi) =>
  operatorOrderMachine.provide({
    actors: {
      cancellation: wireCancellation(api),
      messages: wireMessages(api),
      ...wireShipment(api),
      readSheet: fromPromise<OrderSheet, { orderNo: string }>(({ input, signal }) =>
        api.operatorOrderSheet(input, { signal }),
      ),
      step: operatorStepMachine.provide({
        actors: {
          moveOrder: wireMove(api),
          undoStep: fromPromise<unknown, UndoRequest>(({ input }) => api.operatorOrderUndo(input)),
        },
      }),
      moveOrder: wireMove(api),
      decide: fromPromise<unknown, DecisionRequest>(({ input }) => decide(api, input)),
      makeDraft: fromPromise<unknown, DraftRequest>(({ input }) => api.operatorDraftBill(input)),
      readFile: fromPromise<string | null, PaperFileRequest>(({ input, signal }) => readPaper(api, input, signal)),
    },
    actions: {
      leave: leave(api),
      freeFile: (_, { opened }: { opened: OpenedFile | null }) => {
        if (opened?.address) freeAddress(opened.address);
      },
    },
  });

const wireEnquiry = (api: OperatorApi) =>
  operatorEnquiryMachine.provide({
    actors: {
      readSheet: fromPromise<EnquirySheet, { id: string }>(({ input: { id }, signal }) =>
        api.operatorEnquirySheet({ no: id }, { signal }),
      ),
      preview: fromPromise<EnquiryPreview, AnswerRequest>(({ input, signal }) =>
        api.operatorEnquiryPreview(input, { signal }),
      ),
      answer: fromPromise<unknown, AnswerRequest>(({ input }) => api.operatorEnquiries(input)),
      readFile: fromPromise<string | null, EnquiryFileRequest>(async ({ input: { no, file }, signal }) =>
        file === null
          ? null
          : showFile(file.name, (delivery) => api.operatorFile({ no, fileId: file.fileId }, { ...delivery, signal })),
      ),
    },
    actions: {
      leave: leave(api),
      freeFile: (_, { opened }: { opened: OpenedEnquiryFile | null }) => {
        if (opened?.address) freeAddress(opened.address);
      },
    },
  });

const wireOpening = (api: OperatorApi) =>
  resourceMachine.provide({
    actors: {
      read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ signal }) => ({
        outcome: 'found',
        content: await api.operatorFirstRun({}, { signal }),
      })),
    },
  });

const wireVerification = (api: OperatorApi) =>
  operatorVerificationMachine.provide({
    actors: {
      readSheet: fromPromise<VerificationSheet, { id: string }>(({ input, signal }) =>
        api.operatorVerificationSheet(input, { signal }),
      ),
      readLicence: fromPromise<string | null, LicenceRequest>(({ input: { id, name }, signal }) =>
        showInRoom(name, (delivery, asImages) => api.operatorLicence({ id, drawn: asImages }, { ...delivery, signal })),
      ),
      decide: fromPromise<unknown, VerdictRequest>(({ input }) => api.operatorVerifications(input)),
    },
    actions: {
      leave: leave(api),
      freePicture: (_, { picture }: { picture: string | null }) => {
        if (picture !== null) freeAddress(picture);
      },
    },
  });

const wireRooms = (api: OperatorApi) =>
  operatorRoomsMachine.provide({
    actors: {
      orderQueue: wireOrderQueue(api),
      order: wireOrder(api),
      orderFile: wireOrderFile(api),
      enquiryQueue: wireEnquiryQueue(api),
      enquiry: wireEnquiry(api),
      verificationQueue: wireVerificationQueue(api),
      verification: wireVerification(api),
      invoiceQueue: wireInvoiceQueue(api),
      invoice: wireInvoice(api).provide({ actions: { leave: leave(api) } }),
      leadQueue: wireLeadQueue(api),
      lead: wireLead(api).provide({ actions: { leave: leave(api) } }),
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

async function givePassword(api: OperatorApi, { name, password, work }: PasswordRequest): Promise<PasswordAnswered> {
  try {
    await api.operatorPassword({ name, password, ...(work === null ? {} : { work }) });
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
export const wireOperator = (api: OperatorApi) =>
  operatorSignInMachine.provide({
    actors: {
      rooms: wireRooms(api),
      readSession: fromPromise<SignedInOperator, undefined>(({ signal }) => api.operatorSession({}, { signal })),
      work: proofOfWorkMachine.provide({
        actors: {
          solveWork: fromCallback<ProofOfWorkEvent, ProofOfWorkInput>(({ sendBack, input }) =>
            startWork(input.challenge, sendBack),
          ),
        },
      }),
      givePassword: fromPromise<PasswordAnswered, PasswordRequest>(({ input }) => givePassword(api, input)),
      giveCode: fromPromise<SignedInOperator, { code: string }>(({ input }) => api.operatorCode(input)),
      endSession: fromPromise<unknown, undefined>(() => api.operatorSignOut({})),
      pause: fromPromise<void, { seconds: number }>(({ input, signal }) => wait(input.seconds * 1000, signal)),
    },
  });
