import type { AnyMachineSnapshot } from 'xstate';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { readEnquiry } from './enquiry.rules.ts';
import type { EnquiryInput, EnquiryPerson, PlacedEnquiry, RestoredForm, UnreadLink } from './enquiry.types.ts';
import { enquiryWords } from './enquiry.words.ts';

const input: EnquiryInput = { service: 'fcl' };

export const person: EnquiryPerson = { contact: '顾晓岚', phone: '13800008888', company: '申江化工贸易' };

/** Complete except for the contact, which is filled in after sign-in. */
export const restored: RestoredForm = {
  values: {
    orgPort: '上海',
    orgPortCode: 'CNSHA',
    dstPort: '鹿特丹',
    dstPortCode: 'NLRTM',
    isDanger: 'Y',
    unNo: 'UN1230',
    cargoName: '甲醇',
    boxes: [{ ctnType: '20GP', quantity: 2 }],
  },
  today: '2026-01-15',
  isLinkGone: false,
  unclaimed: null,
};

/** A shared link that failed to load because of the network. */
export const unread: UnreadLink = { id: 'share-1', message: '没有网络', typed: [] };

const complete: RestoredForm = { ...restored, values: { ...restored.values, ...person } };

export const placed: PlacedEnquiry = { enquiryNo: 'ENQ26011500001', deadline: Date.UTC(2026, 0, 16, 10) };

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

const refusedWith = (code: string, more: object = {}) => ({
  type: 'xstate.error.actor.place',
  error: new CallFailure({ kind: 'refused', code, message: '填写内容有误，请检查后重试', status: 200, ...more }),
});

export const sameRefusal = refusedWith('10004009', { details: { enquiryNo: placed.enquiryNo } });
export const fieldRefusal = refusedWith('10004001', { fields: { 'form.cargoName': '含有不支持的字符' } });

/** An upload of a safety data sheet, under way or finished. */
export const sheet = { key: 'one', path: 'fileIds', name: '甲醇SDS.pdf', size: 182_000 };
export const keptSheet = { fileId: 'file-1', name: sheet.name, size: sheet.size };

export const sheetPending = { type: 'uploads.pending', arePending: true };
export const sheetTaken = { type: 'uploads.taken', file: { ...sheet, fileId: 'file-1' }, arePending: false };

const key = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([
    value,
    Object.keys(readEnquiry(context).errors).length === 0,
    context.areFilesPending,
    context.author.person !== null,
    context.author.owner,
    context.author.hasTyped || context.author.isSignInRequested,
    context.key,
    context.failure?.kind ?? null,
    context.opened.unreadLink ?? null,
  ]);

export const enquiryCases: MachineCases = {
  words: enquiryWords,
  input,
  key,
  events: {
    'person.recognised': [
      { type: 'person.recognised', person, owner: 'user-1', isHere: true },
      { type: 'person.recognised', person, owner: 'user-2', isHere: false },
    ],
    'person.left': [{ type: 'person.left', owner: ANONYMOUS }],
    'enquiry.edit': [
      { type: 'enquiry.edit', change: { cargoName: '' } },
      { type: 'enquiry.edit', change: complete.values },
    ],
    'enquiry.submit': [{ type: 'enquiry.submit' }],
    'link.retry': [{ type: 'link.retry' }],
    'unclaimed.taken': [{ type: 'unclaimed.taken' }],
    'unclaimed.dropped': [{ type: 'unclaimed.dropped' }],
    'enquiry.retry': [{ type: 'enquiry.retry' }],
    'enquiry.again': [{ type: 'enquiry.again' }],
    'uploads.pending': [sheetPending, { ...sheetPending, arePending: false }],
    'uploads.taken': [sheetTaken],
    'xstate.done.actor.restore': [
      done('restore', complete),
      done('restore', { ...complete, values: {}, unclaimed: complete.values }),
      done('restore', { ...complete, values: {}, unreadLink: unread }),
    ],
    'xstate.error.actor.restore': [lost('restore')],
    'xstate.done.actor.readLink': [done('readLink', { values: complete.values, isLinkGone: false })],
    'xstate.error.actor.readLink': [lost('readLink')],
    'xstate.done.actor.signIn': [done('signIn', { isSignedIn: true }), done('signIn', { isSignedIn: false })],
    'xstate.error.actor.signIn': [lost('signIn')],
    'xstate.done.actor.makeKey': [done('makeKey', 'enquiry-key-0001')],
    'xstate.error.actor.makeKey': [lost('makeKey')],
    'xstate.done.actor.place': [done('place', placed)],
    'xstate.error.actor.place': [lost('place'), sameRefusal, fieldRefusal, refusedWith('10004004')],
  },
  delays: {},
  feeds: { 'person.recognised': 'person', 'person.left': 'person' },
};
