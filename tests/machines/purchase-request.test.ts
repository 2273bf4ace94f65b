import { expect, test } from 'vitest';
import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { blankItem, blankRequest, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import { CallFailure } from '#domain/failure.ts';
import { replaceAt } from '#domain/form/path.ts';
import {
  type PurchaseRequestSnapshot,
  purchaseRequestMachine,
  selectForm,
  selectUploads,
} from '#machines/purchase-request/index.ts';
import { purchaseRequestCases } from '#machines/purchase-request/purchase-request.cases.ts';
import { restoredRequest, typedRequest, verified } from '#machines/purchase-request/purchase-request.example.ts';
import * as selectors from '#machines/purchase-request/purchase-request.select.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, journeys, rejected, resolved, walkTo } from '../kit/journey.ts';

const { now } = restoredRequest;
const restored = resolved('restore', restoredRequest);
const asNobody = resolved('restore', { ...restoredRequest, owner: ANONYMOUS, author: null });
const edit = (path: string, value: string) => event('request.edit', { path, value });
const typed = Object.entries(typedRequest).map(([path, value]) => edit(path, value));
const submit = event('request.submit');
const keyed = resolved('makeKey', 'key-1');
const published = { id: 'a'.repeat(32), number: 'PRC26100700001' };
const file = { key: 'file-1', path: 'samples', fileId: 'upload-of-acetone', name: 'SDS.pdf', size: 1_024 };
const kept = { fileId: file.fileId, name: file.name, size: file.size };

const prefilled: RequestForm = { ...blankRequest, contact: verified.contact, phone: verified.phone };
const formWith = (form: RequestForm, changes: Readonly<Record<string, string>>) =>
  Object.entries(changes).reduce<RequestForm>((made, [path, value]) => replaceAt(made, path, value), form);
const whole = formWith(prefilled, typedRequest);
const ofNobody = formWith(blankRequest, { ...typedRequest, contact: '王', phone: '1' });

const standing = (more: object = {}) => ({
  ...{ owner: 'user-verified', author: verified, now, form: whole, areFilesPending: false },
  ...{ showErrors: false, key: null, failure: null, published: null },
  ...more,
});
const sends = (...keys: string[]) => ({ asked: { send: keys.map((key) => ({ form: whole, key })) } });
const draft = (form: RequestForm, owner = 'user-verified') => ({ owner, form });

/** A form is seen by the names of its goods; what each edit makes of it stands in the journeys. */
const goodsOf = (snapshot: PurchaseRequestSnapshot) =>
  selectors
    .selectForm(snapshot)
    .items.map(({ nameCn }) => nameCn)
    .join('、');
const sending = [restored, ...typed, submit, resolved('makeKey', 'key-7')];
const samplePublished = { id: 'b'.repeat(32), number: 'PRC26100700007' };
const always = ['person.changed', 'uploads.pending', 'uploads.taken'];
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
const cases = {
  ...purchaseRequestCases,
  selectors: { ...selectors, selectForm: goodsOf },
  constant: ['selectUploads'],
  usual,
};

journeys(purchaseRequestMachine, cases, [
  {
    title: '[1.11] an empty form opens, with the person’s own name and phone',
    events: [restored],
    ends: {
      value: 'editing',
      context: standing({ form: prefilled }),
      asked: { uploads: [{ parent: expect.anything() }] },
      tags: ['form'],
      can: editing,
      shows: { selectForm: '' },
    },
  },
  {
    title: '[8.2] what was typed before in this tab is there again',
    events: [resolved('restore', { ...restoredRequest, form: whole })],
    ends: { value: 'editing', context: standing() },
  },
  {
    title: '[8.2] without a draft it starts empty',
    events: [rejected('restore', new Error('no storage'))],
    ends: {
      value: 'editing',
      context: standing({ owner: UNKNOWN_OWNER, author: null, now: 0, form: blankRequest }),
    },
  },
  {
    title: '[8.2] where another is recognised while it is read, theirs is read in its place',
    events: [event('person.changed', { owner: 'user-verified', author: verified })],
    ends: {
      value: 'restoring',
      context: standing({ owner: UNKNOWN_OWNER, author: null, now: 0, form: blankRequest }),
      did: { keepDraft: [], forgetDraft: [] },
      asked: { restore: [undefined, undefined] },
    },
  },
  {
    title: '[8.2] each change is kept as a draft',
    events: [restored, edit('place', '上海')],
    ends: {
      value: 'editing',
      context: standing({ form: { ...prefilled, place: '上海' } }),
      did: { keepDraft: [draft({ ...prefilled, place: '上海' })] },
    },
  },
  {
    title: '[1.11] another chemical is asked for, and taken out again',
    events: [
      restored,
      event('request.addItem'),
      edit('items.1.nameCn', '甲醇'),
      event('request.removeItem', { index: 0 }),
    ],
    ends: {
      value: 'editing',
      context: standing({ form: { ...prefilled, items: [{ ...blankItem, nameCn: '甲醇' }] } }),
      did: {
        keepDraft: [
          draft({ ...prefilled, items: [blankItem, blankItem] }),
          draft({ ...prefilled, items: [blankItem, { ...blankItem, nameCn: '甲醇' }] }),
          draft({ ...prefilled, items: [{ ...blankItem, nameCn: '甲醇' }] }),
        ],
      },
    },
  },
  {
    title: '[1.11] what is missing is reported, and nothing sent',
    events: [restored, submit],
    ends: { value: 'editing', context: standing({ form: prefilled, showErrors: true }), asked: { send: [] } },
  },
  {
    title: '[2.5] a file on its way holds it up; once it is in it belongs to the form',
    events: [
      restored,
      ...typed,
      event('uploads.pending', { arePending: true }),
      submit,
      event('uploads.taken', { file, arePending: false }),
    ],
    ends: { value: 'editing', context: standing({ form: { ...whole, samples: [kept] }, showErrors: true }) },
  },
  {
    title: '[8.2] which is kept with the draft',
    events: [restored, event('uploads.taken', { file, arePending: false })],
    ends: {
      value: 'editing',
      context: standing({ form: { ...prefilled, samples: [kept] } }),
      did: { keepDraft: [draft({ ...prefilled, samples: [kept] })] },
    },
  },
  {
    title: '[2.5b] a visitor has no name yet to ask for',
    events: [asNobody],
    ends: { value: 'editing', context: standing({ owner: ANONYMOUS, author: null, form: blankRequest }) },
  },
  {
    title: '[2.5b] a visitor signs in over the form, which is theirs from then on',
    events: [
      asNobody,
      ...Object.entries({ ...typedRequest, contact: '王', phone: '1' }).map(([path, value]) => edit(path, value)),
      event('person.changed', { owner: 'user-verified', author: verified }),
    ],
    ends: {
      value: 'editing',
      context: standing({ form: ofNobody }),
      did: { forgetDraft: [draft(ofNobody, ANONYMOUS)] },
    },
  },
  {
    title: '[2.5b] and has their name where no one else was named, in the draft too',
    events: [asNobody, event('person.changed', { owner: 'user-verified', author: verified })],
    ends: {
      value: 'editing',
      context: standing({ form: prefilled }),
      did: { forgetDraft: [draft(blankRequest, ANONYMOUS)], keepDraft: [draft(prefilled)] },
    },
  },
  {
    title: '[2.5b] once they are in they are asked to press again, whatever is whole',
    events: [
      ...[asNobody, ...typed, edit('contact', verified.contact), edit('phone', verified.phone), submit],
      ...[event('person.changed', { owner: 'user-verified', author: verified }), resolved('signIn')],
    ],
    ends: { value: 'editing', context: standing(), asked: { send: [], makeKey: [] } },
  },
  {
    title: '[2.5b] a visitor whose form lacks something sees that first',
    events: [asNobody, ...typed, submit],
    ends: {
      value: 'editing',
      context: standing({
        ...{ owner: ANONYMOUS, author: null, showErrors: true },
        form: formWith(blankRequest, typedRequest),
      }),
      asked: { signIn: [] },
    },
  },
  {
    title: '[2.5b] a visitor is asked to sign in before it is sent',
    events: [asNobody, ...typed, edit('contact', verified.contact), edit('phone', verified.phone), submit],
    ends: {
      value: 'signingIn',
      context: standing({ owner: ANONYMOUS, author: null }),
      asked: { signIn: [undefined], send: [] },
      tags: ['form'],
      can: always,
      shows: { ...locked, selectAuthor: null },
    },
  },
  {
    title: '[2.5b] signed in or not, the form stands there as it was',
    events: [
      asNobody,
      ...typed,
      edit('contact', verified.contact),
      edit('phone', verified.phone),
      submit,
      resolved('signIn', { isSignedIn: false }),
      submit,
      rejected('signIn'),
    ],
    ends: { value: 'editing', context: standing({ owner: ANONYMOUS, author: null }) },
  },
  {
    title: '[2.5b] another person does not see it',
    events: [restored, ...typed, event('person.changed', { owner: ANONYMOUS, author: null })],
    ends: {
      value: 'restoring',
      context: standing({ form: blankRequest }),
      asked: { restore: [undefined, undefined] },
      sent: { uploads: [{ type: 'upload.clear' }] },
    },
  },
  {
    title: '[2.5b] nor what was wrong with it',
    events: [restored, submit, event('person.changed', { owner: ANONYMOUS, author: null })],
    ends: { value: 'restoring', context: standing({ form: blankRequest }) },
  },
  {
    title: '[1.11] what is whole is published under a key of its own',
    events: [restored, ...typed, submit, keyed],
    ends: {
      value: 'submitting',
      context: standing({ key: 'key-1' }),
      ...sends('key-1'),
      tags: ['busy', 'form'],
      can: always,
      shows: { ...locked, selectIsSending: true },
    },
  },
  {
    title: '[1.11] published, it has its number and its link, and no draft is left',
    events: [restored, ...typed, submit, keyed, resolved('send', published)],
    ends: {
      value: 'published',
      context: standing({ key: 'key-1', published }),
      did: { forgetDraft: [draft(whole)] },
    },
  },
  {
    title: '[1.11] and then another may be written',
    events: [restored, ...typed, submit, keyed, resolved('send', published), event('request.again')],
    ends: { value: 'restoring', context: standing({ form: blankRequest }) },
  },
  {
    title: '[1.11] which opens like the first',
    events: [restored, ...typed, submit, keyed, resolved('send', published), event('request.again'), restored],
    ends: { value: 'editing', context: standing({ form: prefilled }) },
  },
  {
    title: 'what was lost is sent again under the same key',
    events: [restored, ...typed, submit, keyed, rejected('send', new Error('没有网络')), submit],
    ends: { value: 'submitting', context: standing({ key: 'key-1', failure: '没有网络' }), ...sends('key-1', 'key-1') },
  },
  {
    title: 'what was refused takes another key',
    events: [
      restored,
      ...typed,
      submit,
      keyed,
      rejected('send', new CallFailure({ kind: 'refused', code: '10004009', message: '须先认证', status: 200 })),
    ],
    ends: { value: 'editing', context: standing({ failure: '须先认证' }) },
  },
  {
    title: 'without a key nothing is sent',
    events: [restored, ...typed, submit, rejected('makeKey', new Error('没有随机数'))],
    ends: { value: 'editing', context: standing({ failure: '没有随机数' }), asked: { send: [] } },
  },
  {
    title: '[8.2] the draft is read',
    events: [],
    ends: {
      value: 'restoring',
      can: always,
      shows: { ...locked, selectScreen: 'blank', selectNow: 0, selectAuthor: null, selectForm: '' },
    },
  },
  {
    title: '[1.11] of two chemicals either may go',
    events: [restored, event('request.addItem')],
    ends: {
      value: 'editing',
      tags: ['form'],
      can: [...editing, 'request.removeItem'],
      shows: { selectCanRemove: true, selectForm: '、' },
    },
  },
  {
    title: '[1.11] of ten there is no room for another',
    events: [restored, ...Array.from({ length: 9 }, () => event('request.addItem'))],
    ends: {
      value: 'editing',
      tags: ['form'],
      can: [...always, 'request.edit', 'request.removeItem', 'request.submit'],
      shows: { selectCanAdd: false, selectCanRemove: true, selectForm: '、'.repeat(9) },
    },
  },
  {
    title: 'a key is made',
    events: [restored, ...typed, submit],
    ends: { value: 'keying', tags: ['busy', 'form'], can: always, shows: { ...locked, selectIsSending: true } },
  },
  {
    title: 'it was lost',
    events: [...sending, rejected('send', new Error('没有网络'))],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { selectFailure: '没有网络' } },
  },
  {
    title: '[1.11] it is published',
    events: [...sending, resolved('send', samplePublished)],
    ends: {
      value: 'published',
      can: [...always, 'request.again'],
      shows: { ...locked, selectScreen: 'published', selectPublished: samplePublished },
    },
  },
]);

test('[1.11] the form that is shown is the one that is written, with its files on their way', async () => {
  const { actor } = await walkTo(purchaseRequestMachine, purchaseRequestCases, {
    events: [restored, ...typed],
    real: { uploads: uploadsMachine },
  });
  const snapshot = actor.getSnapshot() as PurchaseRequestSnapshot;
  expect(selectForm(snapshot)).toEqual(whole);
  expect(selectUploads(snapshot)?.getSnapshot().context.entries).toEqual([]);
  actor.stop();
});
