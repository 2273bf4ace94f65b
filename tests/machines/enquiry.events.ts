import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import type { EnquiryValues } from '#domain/enquiry/fields.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import { CallFailure } from '#domain/failure.ts';
import { NO_RECENT_LOCATIONS, type RecentLocations } from '#domain/locations/recent.ts';
import { keptSheet, person, placed, restored, unread } from '#machines/enquiry/enquiry.cases.ts';
import type { EnquiryAuthor, EnquiryContext, EnquiryService } from '#machines/enquiry/index.ts';
import { event, type Happening, rejected, resolved } from '../kit/journey.ts';

export const typed: EnquiryValues = { ...enquiryForms.fcl.initial, ...restored.values };
export const whole: EnquiryValues = { ...typed, ...person };
interface Differing extends Partial<EnquiryAuthor>, Partial<EnquiryContext['opened']> {
  areFilesPending?: boolean;
  service?: EnquiryService;
  recent?: RecentLocations;
  showErrors?: boolean;
  refused?: object;
  key?: string;
  justSignedIn?: boolean;
  failure?: object;
  placed?: object;
}

/** Context as overrides of an unsubmitted form of user-1. */
export const context = (
  values: EnquiryValues,
  {
    owner = 'user-1',
    person: who = person,
    hasTyped = false,
    isSignInRequested = false,
    today = '2026-01-15',
    isLinkGone = false,
    unclaimed = null,
    unreadLink,
    known: found,
    areFilesPending = false,
    ...rest
  }: Differing = {},
) => ({
  service: 'fcl',
  author: { owner, person: who, hasTyped, isSignInRequested },
  values,
  opened: {
    today,
    isLinkGone,
    unclaimed,
    ...(unreadLink === undefined ? {} : { unreadLink }),
    ...(found === undefined ? {} : { known: found }),
  },
  recent: NO_RECENT_LOCATIONS,
  areFilesPending,
  showErrors: false,
  refused: {},
  key: null,
  justSignedIn: false,
  failure: null,
  placed: null,
  ...rest,
});

export const known = event('person.recognised', { person, owner: 'user-1', isHere: true });
export const elsewhere = event('person.recognised', { person, owner: 'user-1', isHere: false });
/** The token is there, and the account not yet read. */
export const unnamed = event('person.recognised', {
  person: { contact: '', phone: '', company: '' },
  owner: UNKNOWN_OWNER,
  isHere: true,
});
export const left = event('person.left', { owner: ANONYMOUS });
export const edited = event('enquiry.edit', { change: { remark: '加急' } });
export const opened = resolved('restore', restored);
export const own: EnquiryValues = { ...enquiryForms.fcl.initial, ...person };
export const orphansRestored = resolved('restore', { ...restored, values: {}, unclaimed: restored.values });
export const unreadOpened = resolved('restore', { ...restored, values: {}, unreadLink: unread });
/** Content of the shared link after loading. */
export const linked = { values: restored.values, isLinkGone: false, known: { unNo: 'UN1230', controls: [] } };
export const openedWhole = resolved('restore', { ...restored, values: { ...restored.values, ...person } });
export const submit = event('enquiry.submit');
export const keyed = resolved('makeKey', 'key-1');
export const arrived = resolved('place', placed);
export const sheeted: EnquiryValues = { ...whole, fileIds: [keptSheet] };
export const sent: Happening[] = [known, opened, submit, keyed];
export const lost = rejected('place', new Error('没有网络'));
export const lostFailure = { kind: 'lost', message: '没有网络' };
export const signedOut = { person: null, owner: UNKNOWN_OWNER };
export const visitor = { person: null, owner: ANONYMOUS };
const signedIn = resolved('signIn', { isSignedIn: true });
export const welcomed = [openedWhole, submit, known, signedIn];
export const other = { contact: '李敏', phone: '13900007777', company: '' };
export const another = (isHere: boolean) => event('person.recognised', { person: other, owner: 'user-2', isHere });
export const refusedFields = rejected(
  'place',
  new CallFailure({
    kind: 'refused',
    code: '10004001',
    message: '填写有误',
    status: 200,
    fields: { 'form.fileIds': '文件已失效', 'form.remark': '过长' },
  }),
);
export const slot = { service: 'fcl', owner: 'user-1' };
export const visitorSlot = { service: 'fcl', owner: ANONYMOUS };
export const wholeForm = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  unNo: '1230',
  cargoName: '甲醇',
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  ...person,
};
export const placeRequests = (...keys: string[]) => ({
  asked: { place: keys.map((key) => ({ service: 'fcl', form: wholeForm, key })) },
});
export const urgent = { remark: '加急' };
