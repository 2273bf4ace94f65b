import { ANONYMOUS } from '#domain/booking/owner.ts';
import { type PurchaseRequestSnapshot, purchaseRequestMachine } from '#machines/purchase-request/index.ts';
import { purchaseRequestCases } from '#machines/purchase-request/purchase-request.cases.ts';
import { restoredRequest, typedRequest, verified } from '#machines/purchase-request/purchase-request.example.ts';
import * as selectors from '#machines/purchase-request/purchase-request.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

/** A form is seen by the names of its goods; what each edit makes of it stands in the journeys. */
const goodsOf = (snapshot: PurchaseRequestSnapshot) =>
  selectors
    .selectForm(snapshot)
    .items.map(({ nameCn }) => nameCn)
    .join('、');
const shown = {
  all: { ...selectors, selectForm: goodsOf },
  /** The files of a form are one child from its first moment to its last. */
  constant: ['selectUploads'],
};

const restored = resolved('restore', restoredRequest);
const typed = Object.entries(typedRequest).map(([path, value]) => event('request.edit', { path, value }));
const submit = event('request.submit');
const sending = [restored, ...typed, submit, resolved('makeKey', 'key-7')];
const published = { id: 'b'.repeat(32), number: 'PRC26100700007' };
const always = ['person.changed', 'uploads.coming', 'uploads.taken'];
const editing = [...always, 'request.edit', 'request.addItem', 'request.submit'];
const usual = {
  selectScreen: 'form',
  selectIsSending: false,
  selectCanEdit: true,
  selectCanAdd: true,
  selectCanRemove: false,
  selectNow: restoredRequest.now,
  selectFailure: null,
  selectAuthor: verified,
  selectPublished: null,
  selectForm: '丙酮',
  selectUploads: 'uploads',
};
const locked = { selectCanEdit: false, selectCanAdd: false };

stateTable(purchaseRequestMachine, purchaseRequestCases, shown, usual, [
  {
    title: '[8.2] the draft is read',
    events: [],
    value: 'restoring',
    can: always,
    shows: { ...locked, selectScreen: 'blank', selectNow: 0, selectAuthor: null, selectForm: '' },
  },
  {
    title: '[1.11] it is written',
    events: [restored],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { selectForm: '' },
  },
  {
    title: '[1.11] of two chemicals either may go',
    events: [restored, event('request.addItem')],
    value: 'editing',
    tags: ['form'],
    can: [...editing, 'request.removeItem'],
    shows: { selectCanRemove: true, selectForm: '、' },
  },
  {
    title: '[1.11] of ten there is no room for another',
    events: [restored, ...Array.from({ length: 9 }, () => event('request.addItem'))],
    value: 'editing',
    tags: ['form'],
    can: [...always, 'request.edit', 'request.removeItem', 'request.submit'],
    shows: { selectCanAdd: false, selectCanRemove: true, selectForm: '、'.repeat(9) },
  },
  {
    title: '[2.5b] a visitor signs in',
    events: [
      resolved('restore', { ...restoredRequest, owner: ANONYMOUS, author: null }),
      ...typed,
      event('request.edit', { path: 'contact', value: '顾晓岚' }),
      event('request.edit', { path: 'phone', value: '12000000001' }),
      submit,
    ],
    value: 'signingIn',
    tags: ['form'],
    can: always,
    shows: { ...locked, selectAuthor: null },
  },
  {
    title: 'a key is made',
    events: [restored, ...typed, submit],
    value: 'keying',
    tags: ['busy', 'form'],
    can: always,
    shows: { ...locked, selectIsSending: true },
  },
  {
    title: 'it is on its way',
    events: sending,
    value: 'submitting',
    tags: ['busy', 'form'],
    can: always,
    shows: { ...locked, selectIsSending: true },
  },
  {
    title: 'it was lost',
    events: [...sending, rejected('send', new Error('没有网络'))],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { selectFailure: '没有网络' },
  },
  {
    title: '[1.11] it is published',
    events: [...sending, resolved('send', published)],
    value: 'published',
    can: [...always, 'request.again'],
    shows: { ...locked, selectScreen: 'published', selectPublished: published },
  },
]);
