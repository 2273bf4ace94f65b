import { expect } from 'vitest';
import { enquiryForms } from '#domain/enquiry/services.ts';
import { CallFailure } from '#domain/failure.ts';
import { NO_RECENT_LOCATIONS } from '#domain/locations/recent.ts';
import {
  enquiryCases,
  fieldRefusal,
  keptSheet,
  person,
  placed,
  restored,
  sameRefusal,
  sheet,
  sheetPending,
  sheetTaken,
  unread,
} from '#machines/enquiry/enquiry.cases.ts';
import * as selectors from '#machines/enquiry/enquiry.select.ts';
import { enquiryMachine } from '#machines/enquiry/index.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, journeys, rejected, resolved, toChild } from '../kit/journey.ts';
import {
  another,
  arrived,
  context,
  edited,
  keyed,
  known,
  left,
  linked,
  lost,
  lostFailure,
  opened,
  openedWhole,
  orphansRestored,
  other,
  own,
  placeRequests,
  refusedFields,
  sent,
  sheeted,
  signedOut,
  slot,
  submit,
  typed,
  unnamed,
  unreadOpened,
  urgent,
  visitor,
  visitorSlot,
  welcomed,
  whole,
  wholeForm,
} from './enquiry.events.ts';

const lane = { dstPort: '鹿特丹', dstPortCode: 'NLRTM' };
const boxes = [{ ctnType: '20GP', quantity: 2 }] as const;

const asked = {
  selectValue: ['cargoName', 'boxes'],
  selectError: ['cargoName', 'fileIds'],
  selectRefused: ['cargoName'],
  selectIsShown: ['unNo', 'pickupPlace'],
  selectRecent: ['origin', 'destination'],
};
const sampleKnown = event('person.recognised', { person, owner: 'user-7', isHere: true });
const sampleUnreadOpened = resolved('restore', { ...restored, unreadLink: unread });
const edit = (change: object) => event('enquiry.edit', { change });
const restoredWithOrphans = (unclaimed: object) => [
  sampleKnown,
  resolved('restore', { ...restored, values: {}, unclaimed }),
];
const { boxes: sampleBoxes } = restored.values;
const usual = {
  'selectValue(cargoName)': '甲醇',
  'selectValue(boxes)': sampleBoxes,
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
const uploadEvents = ['uploads.pending', 'uploads.taken'];
const editable = [...uploadEvents, 'enquiry.edit', 'enquiry.submit'];
const orphanEvents = ['unclaimed.dropped', 'unclaimed.taken'];

journeys(enquiryMachine, { ...enquiryCases, selectors, asked, constant: ['selectUploads'], usual }, [
  {
    title: '[2.5b] a form of its service is asked for, with the ports chosen last',
    input: { service: 'truck', recent: { origin: ['CNTAO'], destination: ['USLAX'] } },
    events: [],
    ends: {
      value: 'restoring',
      context: context(
        {},
        { ...signedOut, service: 'truck', today: '', recent: { origin: ['CNTAO'], destination: ['USLAX'] } },
      ),
      asked: { restore: [{ service: 'truck' }], uploads: [{ parent: expect.anything() }] },
    },
  },
  {
    title: '[2.5b] whose token comes before their name is filled in once they are named',
    events: [opened, unnamed, known],
    ends: { value: 'editing', context: context(whole) },
  },
  {
    title: '[2.5b] who leaves before they are named is a visitor again',
    events: [left, opened, unnamed, left],
    ends: {
      value: 'editing',
      context: context(typed, visitor),
      tags: ['editable', 'form'],
      can: editable,
      shows: { selectIsSignedIn: false },
    },
  },
  {
    title: '[1.10b] it does so before anybody is asked to sign in',
    events: [opened, submit],
    ends: { value: 'editing', context: context(typed, { ...signedOut, showErrors: true }) },
  },
  {
    title: '[2.5b] signed out, 提交 opens the login',
    events: [openedWhole, submit],
    ends: {
      value: 'signingIn',
      context: context(whole, { ...signedOut, isSignInRequested: true }),
      asked: { place: [] },
      tags: ['busy', 'form'],
      can: uploadEvents,
      shows: { ...busy, selectIsSignedIn: false },
    },
  },
  {
    title: '[2.5b] a login that does not open loses nothing',
    events: [openedWhole, submit, rejected('signIn')],
    ends: { value: 'editing', context: context(whole, { ...signedOut, isSignInRequested: true }) },
  },
  {
    title: '[2.5b] after sign-in the same form stands there and asks for another 提交',
    events: welcomed,
    ends: {
      value: 'editing',
      context: context(whole, { justSignedIn: true, isSignInRequested: true }),
      tags: ['editable', 'form'],
      can: editable,
      shows: { selectJustSignedIn: true },
    },
  },
  {
    title: '[2.5b] it is welcomed no more once it is changed',
    events: [...welcomed, edited],
    ends: { value: 'editing', context: context({ ...whole, ...urgent }, { isSignInRequested: true, hasTyped: true }) },
  },
  {
    title: '[2.5b] or cannot be sent yet',
    events: [...welcomed, sheetPending, submit],
    ends: {
      value: 'editing',
      context: context(whole, { isSignInRequested: true, areFilesPending: true, showErrors: true }),
    },
  },
  {
    title: '[2.5b] nor is the next enquiry',
    events: [...welcomed, submit, keyed, arrived, event('enquiry.again')],
    ends: { value: 'restoring', context: context({ ...person }, { isSignInRequested: true }) },
  },
  {
    title: '[2.5b] closing the login loses nothing',
    events: [openedWhole, submit, resolved('signIn', { isSignedIn: false })],
    ends: { value: 'editing', context: context(whole, { ...signedOut, isSignInRequested: true }) },
  },
  {
    title: '[2.5b] what a visitor typed goes on with who signs in over it',
    events: [left, opened, edited, known],
    ends: {
      value: 'editing',
      context: context({ ...whole, ...urgent }, { hasTyped: true }),
      did: {
        forgetDraft: [visitorSlot],
        keepDraft: [
          { ...visitorSlot, values: { ...typed, ...urgent } },
          { ...slot, values: { ...whole, ...urgent } },
        ],
        clearAddress: [],
      },
    },
  },
  {
    title: '[4.11] another person takes nothing over, even who signs in over it',
    events: [...sent, refusedFields, edited, another(true)],
    ends: {
      value: 'restoring',
      context: context({ contact: '李敏', phone: '13900007777' }, { person: other, owner: 'user-2' }),
      did: { clearAddress: [undefined], keepDraft: [{ ...slot, values: { ...whole, ...urgent } }], forgetDraft: [] },
      sent: { uploads: [{ type: 'upload.clear' }] },
    },
  },
  {
    title: '[4.11] a visitor’s form is none of a person’s whose session ends here',
    events: [left, opened, edited, event('person.left', { owner: 'user-2' })],
    ends: {
      value: 'restoring',
      context: context({}, { person: null, owner: 'user-2' }),
      did: { clearAddress: [undefined] },
      sent: { uploads: [{ type: 'upload.clear' }] },
    },
  },
  {
    title: '[4.11] nor is the welcome, or what was typed before the sign-in',
    events: [...welcomed, another(false), orphansRestored, left],
    ends: { value: 'restoring', context: context({}, visitor), did: { clearAddress: [undefined, undefined] } },
  },
  {
    title: '[2.5b] and is theirs once they say so',
    events: [known, orphansRestored, event('unclaimed.taken')],
    ends: {
      value: 'editing',
      context: context(whole, { hasTyped: true }),
      did: { forgetDraft: [visitorSlot], keepDraft: [{ ...slot, values: whole }] },
    },
  },
  {
    title: '[2.5b] or goes, and they begin again',
    events: [known, orphansRestored, event('unclaimed.dropped')],
    ends: { value: 'editing', context: context(own), did: { forgetDraft: [visitorSlot], keepDraft: [] } },
  },
  {
    title: 'a complete form is sent under a key of its own',
    events: sent,
    ends: {
      value: 'submitting',
      context: context(whole, { key: 'key-1' }),
      ...placeRequests('key-1'),
      tags: ['busy', 'form'],
      can: uploadEvents,
      shows: busy,
    },
  },
  {
    title: '[2.5b] and is placed, its draft removed',
    events: [...sent, arrived],
    ends: {
      value: 'placed',
      context: context(whole, { placed }),
      did: { forgetDraft: [slot] },
      can: [...uploadEvents, 'enquiry.again'],
      shows: { ...still, selectScreen: 'placed', selectPlacedNo: placed.enquiryNo, selectDeadline: placed.deadline },
    },
  },
  {
    title: 'a sending that was lost is repeated under the same key',
    events: [...sent, lost, event('enquiry.retry')],
    ends: {
      value: 'submitting',
      context: context(whole, { key: 'key-1', showErrors: true, failure: lostFailure }),
      ...placeRequests('key-1', 'key-1'),
    },
  },
  {
    title: 'and arrives at last',
    events: [...sent, lost, submit, arrived],
    ends: { value: 'placed', context: context(whole, { showErrors: true, placed }) },
  },
  {
    title: 'without a key nothing is sent',
    events: [known, opened, submit, rejected('makeKey', new Error('没有随机数'))],
    ends: {
      value: 'failed',
      context: context(whole, { showErrors: true, failure: { kind: 'lost', message: '没有随机数' } }),
      ...placeRequests(),
    },
  },
  {
    title: 'what was refused is another sending under another key',
    events: [
      ...sent,
      rejected('place', new CallFailure({ kind: 'refused', code: '10004004', message: '停止受理', status: 200 })),
      submit,
    ],
    ends: {
      value: 'keying',
      context: context(whole, { showErrors: true, failure: { kind: 'refused', message: '停止受理' } }),
    },
  },
  {
    title: 'changed after it was lost, it is another content and takes another key',
    events: [...sent, lost, edited, submit],
    ends: {
      value: 'keying',
      context: context({ ...whole, ...urgent }, { showErrors: true, hasTyped: true }),
      did: { keepDraft: [{ ...slot, values: { ...whole, ...urgent } }], keepRecent: [{ recent: NO_RECENT_LOCATIONS }] },
      tags: ['busy', 'form'],
      can: uploadEvents,
      shows: busy,
    },
  },
  {
    title: '[3.14] the same within ten minutes names the first',
    events: [...sent, sameRefusal],
    ends: {
      value: 'repeated',
      context: context(whole, { showErrors: true, failure: { kind: 'same', enquiryNo: placed.enquiryNo } }),
      did: { forgetDraft: [] },
      tags: ['editable', 'form'],
      can: [...uploadEvents, 'enquiry.again', 'enquiry.edit'],
      shows: { selectCanSubmit: false, selectSameNo: placed.enquiryNo },
    },
  },
  {
    title: '[3.14] until it is changed',
    events: [...sent, sameRefusal, event('enquiry.edit', { change: { remark: '加急', orgPortCode: 'CNNGB' } })],
    ends: {
      value: 'editing',
      context: context(
        { ...whole, ...urgent, orgPortCode: 'CNNGB' },
        { showErrors: true, hasTyped: true, recent: { origin: ['CNNGB'], destination: [] } },
      ),
      did: {
        keepDraft: [{ ...slot, values: { ...whole, ...urgent, orgPortCode: 'CNNGB' } }],
        keepRecent: [{ recent: { origin: ['CNNGB'], destination: [] } }],
      },
    },
  },
  {
    title: '[3.14] or another is started, its draft removed',
    events: [...sent, sameRefusal, event('enquiry.again')],
    ends: {
      value: 'restoring',
      context: context({ ...person }),
      did: { forgetDraft: [slot] },
      asked: { restore: [{ service: 'fcl' }, { service: 'fcl' }] },
    },
  },
  {
    title: '[2.5b] what was refused and is sent again without an answer is no longer shown',
    events: [...sent, fieldRefusal, submit, keyed, lost],
    ends: {
      value: 'failed',
      context: context(whole, { key: 'key-1', showErrors: true, failure: lostFailure }),
      tags: ['editable', 'form'],
      can: [...editable, 'enquiry.retry'],
      shows: { selectCanRetry: true, selectFailure: '没有网络' },
    },
  },
  {
    title: '[2.5b][4.31] a file that comes in mends what was wrong with the files alone',
    events: [...sent, refusedFields, sheetTaken],
    ends: {
      value: 'editing',
      context: context(sheeted, { showErrors: true, refused: { remark: '过长' } }),
    },
  },
  {
    title: '[2.5b] nothing of a refusal stays over the next enquiry',
    events: [...sent, refusedFields, submit, keyed, arrived, event('enquiry.again')],
    ends: { value: 'restoring', context: context({ ...person }) },
  },
  {
    title: '[2.5b] who asks without a company asks again without one',
    events: [another(true), opened, submit, keyed, arrived, event('enquiry.again')],
    ends: { value: 'restoring', context: context({ ...other }, { person: other, owner: 'user-2' }) },
  },
  {
    title: '[2.5b] what is changed is refused no more',
    events: [...sent, refusedFields, edited],
    ends: {
      value: 'editing',
      context: context(
        { ...whole, ...urgent },
        { showErrors: true, hasTyped: true, refused: { fileIds: '文件已失效' } },
      ),
    },
  },
  {
    title: '[2.5b] what the server finds wrong stands at its field until that is changed',
    events: [...sent, fieldRefusal, edited],
    ends: {
      value: 'editing',
      context: context(
        { ...whole, ...urgent },
        { showErrors: true, refused: { cargoName: '含有不支持的字符' }, hasTyped: true },
      ),
      tags: ['editable', 'form'],
      can: editable,
      shows: { 'selectRefused(cargoName)': '含有不支持的字符', selectWrongFields: 'cargoName' },
    },
  },
  {
    title: '[4.31] a file that came in stands in the form',
    events: [known, opened, sheetPending, sheetTaken],
    ends: {
      value: 'editing',
      context: context(sheeted),
      did: { keepDraft: [{ ...slot, values: sheeted }] },
    },
  },
  {
    title: '[4.31] one after the other, and is sent by its id',
    real: { uploads: uploadsMachine },
    events: [
      known,
      opened,
      toChild('uploads', 'upload.added', {
        files: [sheet, { ...sheet, key: 'two', name: '危包证.pdf', size: 91_000 }],
      }),
      resolved('uploads/upload', { fileId: 'file-1', name: sheet.name, size: sheet.size }),
      resolved('uploads/upload', { fileId: 'file-2', name: '危包证.pdf', size: 91_000 }),
      submit,
      keyed,
    ],
    ends: {
      value: 'submitting',
      context: context(
        { ...whole, fileIds: [keptSheet, { fileId: 'file-2', name: '危包证.pdf', size: 91_000 }] },
        { key: 'key-1' },
      ),
      asked: { place: [{ service: 'fcl', form: { ...wholeForm, fileIds: ['file-1', 'file-2'] }, key: 'key-1' }] },
    },
  },
  {
    title: '[4.31] until it is taken away',
    real: { uploads: uploadsMachine },
    events: [
      known,
      opened,
      toChild('uploads', 'upload.added', { files: [sheet] }),
      rejected('uploads/upload', new Error('文件类型不支持')),
      toChild('uploads', 'upload.remove', { key: sheet.key }),
      submit,
    ],
    ends: { value: 'keying', context: context(whole) },
  },
  {
    title: 'and no longer stands there as failed',
    events: [...sent, lost, sheetTaken],
    ends: { value: 'editing', context: context(sheeted, { showErrors: true }) },
  },
  {
    title: '[3.14] and than the one that was asked a moment ago',
    events: [...sent, sameRefusal, sheetTaken],
    ends: { value: 'editing', context: context(sheeted, { showErrors: true }) },
  },
  {
    title: 'another enquiry keeps who asks and nothing else',
    events: [...sent, arrived, event('enquiry.again'), resolved('restore', { ...restored, values: {} })],
    ends: { value: 'editing', context: context({ ...enquiryForms.fcl.initial, ...person }) },
  },
  {
    title: '[3.5] the ports chosen last are kept by side, the latest first',
    events: [
      known,
      opened,
      event('enquiry.edit', { change: { orgPortCode: 'CNNGB', orgPort: '宁波' } }),
      event('enquiry.edit', { change: { dstPortCode: 'NLRTM', dstPort: '鹿特丹' } }),
      event('enquiry.edit', { change: { orgPortCode: 'CNSHA', orgPort: '上海' } }),
      event('enquiry.edit', { change: { dstPortCode: '', dstPort: '汉' } }),
    ],
    ends: {
      value: 'editing',
      context: context(
        { ...whole, dstPortCode: '', dstPort: '汉' },
        { recent: { origin: ['CNSHA', 'CNNGB'], destination: ['NLRTM'] }, hasTyped: true },
      ),
      did: {
        keepRecent: [
          { recent: { origin: ['CNNGB'], destination: [] } },
          { recent: { origin: ['CNNGB'], destination: ['NLRTM'] } },
          { recent: { origin: ['CNSHA', 'CNNGB'], destination: ['NLRTM'] } },
          { recent: { origin: ['CNSHA', 'CNNGB'], destination: ['NLRTM'] } },
        ],
      },
    },
  },
  {
    title: '[2.5b] a shared link that could not be read is read again, and fills what was not typed since',
    events: [known, unreadOpened, edited, event('link.retry'), resolved('readLink', linked)],
    ends: {
      value: 'editing',
      context: context({ ...whole, remark: '加急' }, { hasTyped: true, unreadLink: null, known: linked.known }),
      asked: { readLink: [{ service: 'fcl', id: unread.id }] },
      did: {
        keepDraft: [
          { ...slot, values: { ...own, remark: '加急' }, link: unread.id },
          { ...slot, values: { ...whole, remark: '加急' } },
        ],
      },
    },
  },
  {
    title: '[2.5b] goods typed while the link is read again stay whole, and it may fail once more',
    events: [
      known,
      unreadOpened,
      event('link.retry'),
      rejected('readLink', new Error('没有网络')),
      event('link.retry'),
      event('enquiry.edit', { change: { cargoName: '丙酮' } }),
      event('enquiry.edit', { change: { cargoName: '丙酮', orgPort: '宁', orgPortCode: '' } }),
      resolved('readLink', { ...linked, isLinkGone: false }),
    ],
    ends: {
      value: 'editing',
      context: context(
        { ...own, ...lane, boxes, cargoName: '丙酮', orgPort: '宁', orgPortCode: '' },
        { hasTyped: true, unreadLink: null, known: linked.known },
      ),
    },
  },
  {
    title: '[2.5b] a link that still cannot be read says why',
    events: [known, unreadOpened, event('link.retry'), rejected('readLink', new Error('服务器繁忙'))],
    ends: {
      value: 'editing',
      context: context(own, { unreadLink: { ...unread, message: '服务器繁忙' } }),
    },
  },
  {
    title: '[2.5b] a draft that cannot be read leaves an empty form',
    events: [known, rejected('restore')],
    ends: { value: 'editing', context: context({ ...enquiryForms.fcl.initial, ...person }, { today: '' }) },
  },
  {
    title: '[2.5b] the form is being asked for',
    events: [],
    ends: {
      value: 'restoring',
      tags: ['busy'],
      can: uploadEvents,
      shows: {
        ...nothing,
        ...busy,
        'selectIsShown(unNo)': false,
        selectScreen: 'blank',
        selectIsSignedIn: false,
        selectToday: '',
      },
    },
  },
  {
    title: '[2.5b] a user filled it in before the sign-in',
    events: restoredWithOrphans({ ...restored.values, orgPort: ' ', pickupPlace: '上海金山', cargoName: '' }),
    ends: {
      value: 'choosing',
      can: [...uploadEvents, ...orphanEvents],
      shows: { ...choosing, selectStrayRoute: '上海金山 → 鹿特丹', selectStrayGoods: 'UN1230' },
    },
  },
  {
    title: '[2.5b] with a lane and goods of its own',
    events: restoredWithOrphans({
      deliveryPlace: '宁波北仑',
      orgPort: '上海',
      boxes: sampleBoxes,
      cargoName: '涂料',
      unNo: '1263',
    }),
    ends: {
      value: 'choosing',
      can: [...uploadEvents, ...orphanEvents],
      shows: { ...choosing, selectStrayRoute: '上海 → 宁波北仑', selectStrayGoods: '1263 涂料' },
    },
  },
  {
    title: '[2.23] dangerous goods by rail are asked about, and why is reported',
    events: [
      sampleKnown,
      resolved('restore', { ...restored, values: { ...restored.values, ...person }, reason: 'RAIL_DANGER' }),
    ],
    ends: { value: 'editing', tags: ['editable', 'form'], can: editable, shows: { selectReason: 'RAIL_DANGER' } },
  },
  {
    title: '[3.13] a number that the form opens with brings the control tags that the list names',
    events: [
      sampleKnown,
      resolved('restore', { ...restored, known: { unNo: 'UN1230', controls: ['易制爆危险化学品'] } }),
    ],
    ends: {
      value: 'editing',
      tags: ['editable', 'form'],
      can: editable,
      shows: { selectOpenedNumber: { unNo: 'UN1230', controls: ['易制爆危险化学品'] } },
    },
  },
  {
    title: '[1.10b][4.31] then it is, in the order of the form, a file on its way included',
    events: [sampleKnown, opened, sheetPending, edit({ cargoName: '' }), submit],
    ends: {
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
  },
  {
    title: '[2.5b] a form of trucking, by a shared link that no longer exists, with the ports chosen last',
    input: { service: 'truck', recent: { origin: ['CNTAO'], destination: ['USLAX', 'DEHAM'] } },
    events: [sampleKnown, resolved('restore', { ...restored, isLinkGone: true })],
    ends: {
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
  },
  {
    title: '[2.5b] a shared link could not be read',
    events: [sampleKnown, sampleUnreadOpened],
    ends: {
      value: 'editing',
      tags: ['editable', 'form'],
      can: [...editable, 'link.retry'],
      shows: { selectUnreadLink: unread.message, selectCanReadLink: true },
    },
  },
  {
    title: '[2.5b] it is read again over the form, which waits for it to be submitted',
    events: [sampleKnown, sampleUnreadOpened, event('link.retry')],
    ends: {
      value: 'readingLink',
      tags: ['editable', 'form'],
      can: [...uploadEvents, 'enquiry.edit'],
      shows: { selectUnreadLink: unread.message, selectIsReadingLink: true, selectCanSubmit: false },
    },
  },
]);
