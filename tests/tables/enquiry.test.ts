import { ANONYMOUS } from '#domain/booking/owner.ts';
import {
  enquiryCases,
  fieldRefusal,
  person,
  placed,
  restored,
  sameRefusal,
  sheetComing,
  unread,
} from '#machines/enquiry/enquiry.cases.ts';
import * as all from '#machines/enquiry/enquiry.select.ts';
import { enquiryMachine } from '#machines/enquiry/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const asked = {
  selectValue: ['cargoName', 'boxes'],
  selectError: ['cargoName', 'fileIds'],
  selectRefused: ['cargoName'],
  selectIsShown: ['unNo', 'pickupPlace'],
  selectRecent: ['origin', 'destination'],
};

const known = event('person.recognised', { person, owner: 'user-7', isHere: true });
const opened = resolved('restore', restored);
const whole = resolved('restore', { ...restored, values: { ...restored.values, ...person } });
const unreadOpened = resolved('restore', { ...restored, unreadLink: unread });
const submit = event('enquiry.submit');
const edit = (change: object) => event('enquiry.edit', { change });
const sent = [known, opened, submit, resolved('makeKey', 'key-7')];
const strayed = (stray: object) => [known, resolved('restore', { ...restored, values: {}, stray })];
const { boxes } = restored.values;

const usual = {
  'selectValue(cargoName)': '甲醇',
  'selectValue(boxes)': boxes,
  'selectError(cargoName)': null,
  'selectError(fileIds)': null,
  'selectRefused(cargoName)': null,
  selectWrongFields: '',
  'selectIsShown(unNo)': true,
  'selectIsShown(pickupPlace)': false,
  selectScreen: 'form',
  selectIsEditable: true,
  selectIsBusy: false,
  selectIsSignedIn: true,
  selectJustSignedIn: false,
  selectIsLinkGone: false,
  'selectRecent(origin)': [],
  'selectRecent(destination)': [],
  selectStrayRoute: '',
  selectStrayGoods: '',
  selectToday: '2026-01-15',
  selectPlacedNo: null,
  selectDeadline: null,
  selectCanSubmit: true,
  selectCanRetry: false,
  selectSameNo: null,
  selectFailure: null,
  selectUploads: 'uploads',
  selectReason: null,
  selectNumber: '1230',
  selectOpenedNumber: null,
  selectUnreadLink: null,
  selectIsReadingLink: false,
  selectCanReadLink: false,
};
const nothing = { 'selectValue(cargoName)': '', 'selectValue(boxes)': '', selectNumber: null };
const still = { selectIsEditable: false, selectCanSubmit: false };
const busy = { ...still, selectIsBusy: true };
const choosing = { ...nothing, ...still, selectScreen: 'choosing' };
const told = ['uploads.coming', 'uploads.taken'];
const editable = [...told, 'enquiry.edit', 'enquiry.submit'];
const strays = ['stray.dropped', 'stray.taken'];

stateTable(enquiryMachine, enquiryCases, { all, asked, constant: ['selectUploads'] }, usual, [
  {
    title: '[2.5b] the form is being asked for',
    events: [],
    value: 'restoring',
    tags: ['busy'],
    can: told,
    shows: {
      ...nothing,
      ...busy,
      'selectIsShown(unNo)': false,
      selectScreen: 'blank',
      selectIsSignedIn: false,
      selectToday: '',
    },
  },
  {
    title: '[2.5b] somebody filled it in before the sign-in',
    events: strayed({ ...restored.values, orgPort: ' ', pickupPlace: '上海金山', cargoName: '' }),
    value: 'choosing',
    can: [...told, ...strays],
    shows: { ...choosing, selectStrayRoute: '上海金山 → 鹿特丹', selectStrayGoods: 'UN1230' },
  },
  {
    title: '[2.5b] with a lane and goods of its own',
    events: strayed({ deliveryPlace: '宁波北仑', orgPort: '上海', boxes, cargoName: '涂料', unNo: '1263' }),
    value: 'choosing',
    can: [...told, ...strays],
    shows: { ...choosing, selectStrayRoute: '上海 → 宁波北仑', selectStrayGoods: '1263 涂料' },
  },
  {
    title: '[2.5b] filled in, signed in',
    events: [known, opened],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
  },
  {
    title: '[2.23] dangerous goods by rail are asked about, and why is told',
    events: [
      known,
      resolved('restore', { ...restored, values: { ...restored.values, ...person }, reason: 'RAIL_DANGER' }),
    ],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { selectReason: 'RAIL_DANGER' },
  },
  {
    title: '[3.13] a number that the form opens with brings the control tags that the list names',
    events: [known, resolved('restore', { ...restored, known: { unNo: 'UN1230', controls: ['易制爆危险化学品'] } })],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { selectOpenedNumber: { unNo: 'UN1230', controls: ['易制爆危险化学品'] } },
  },
  {
    title: '[2.5b] by a visitor',
    events: [event('person.left', { owner: ANONYMOUS }), whole],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { selectIsSignedIn: false },
  },
  {
    title: '[2.5b] what is missing is not told before 提交',
    events: [known, opened, edit({ cargoName: '' })],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { 'selectValue(cargoName)': '' },
  },
  {
    title: '[1.10b][4.31] then it is, in the order of the form, a file on its way included',
    events: [known, opened, sheetComing, edit({ cargoName: '' }), submit],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: {
      'selectValue(cargoName)': '',
      'selectError(cargoName)': 'REQUIRED',
      'selectError(fileIds)': 'NOT_UPLOADED',
      selectWrongFields: 'cargoName fileIds',
    },
  },
  {
    title: '[2.5b] general cargo has no number',
    events: [known, opened, edit({ isDanger: 'N' })],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { 'selectIsShown(unNo)': false, selectNumber: null },
  },
  {
    title: '[2.5b] a form of trucking, by a shared link that is gone, with the ports chosen last',
    input: { service: 'truck', recent: { origin: ['CNTAO'], destination: ['USLAX', 'DEHAM'] } },
    events: [known, resolved('restore', { ...restored, isLinkGone: true })],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: {
      'selectIsShown(pickupPlace)': true,
      selectIsLinkGone: true,
      'selectRecent(origin)': ['CNTAO'],
      'selectRecent(destination)': ['USLAX', 'DEHAM'],
    },
  },
  {
    title: '[2.5b] a shared link could not be read',
    events: [known, unreadOpened],
    value: 'editing',
    tags: ['editable', 'form'],
    can: [...editable, 'link.retry'],
    shows: { selectUnreadLink: unread.message, selectCanReadLink: true },
  },
  {
    title: '[2.5b] it is read again over the form, which waits for it to be submitted',
    events: [known, unreadOpened, event('link.retry')],
    value: 'readingLink',
    tags: ['editable', 'form'],
    can: [...told, 'enquiry.edit'],
    shows: { selectUnreadLink: unread.message, selectIsReadingLink: true, selectCanSubmit: false },
  },
  {
    title: '[2.5b] the login stands over it',
    events: [whole, submit],
    value: 'signingIn',
    tags: ['busy', 'form'],
    can: told,
    shows: { ...busy, selectIsSignedIn: false },
  },
  {
    title: '[2.5b] signed in over it',
    events: [whole, submit, known, resolved('signIn', { isSignedIn: true })],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { selectJustSignedIn: true },
  },
  {
    title: 'a key is being made',
    events: [known, opened, submit],
    value: 'keying',
    tags: ['busy', 'form'],
    can: told,
    shows: busy,
  },
  {
    title: 'it is being sent',
    events: sent,
    value: 'submitting',
    tags: ['busy', 'form'],
    can: told,
    shows: busy,
  },
  {
    title: 'nobody knows whether it arrived',
    events: [...sent, rejected('place', new Error('没有网络'))],
    value: 'failed',
    tags: ['editable', 'form'],
    can: [...editable, 'enquiry.retry'],
    shows: { selectCanRetry: true, selectFailure: '没有网络' },
  },
  {
    title: '[2.5b] a field is refused',
    events: [...sent, fieldRefusal],
    value: 'editing',
    tags: ['editable', 'form'],
    can: editable,
    shows: { 'selectRefused(cargoName)': '含有不支持的字符', selectWrongFields: 'cargoName' },
  },
  {
    title: '[3.14] the same was asked a moment ago',
    events: [...sent, sameRefusal],
    value: 'repeated',
    tags: ['editable', 'form'],
    can: [...told, 'enquiry.again', 'enquiry.edit'],
    shows: { selectCanSubmit: false, selectSameNo: placed.enquiryNo },
  },
  {
    title: '[2.5b] placed',
    events: [...sent, resolved('place', placed)],
    value: 'placed',
    can: [...told, 'enquiry.again'],
    shows: { ...still, selectScreen: 'placed', selectPlacedNo: placed.enquiryNo, selectDeadline: placed.deadline },
  },
]);
