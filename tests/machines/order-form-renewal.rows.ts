import { outdated } from '#machines/order-form/order-form.cases.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { event, type Journey, rejected, resolved, toChild } from '../kit/journey.ts';
import {
  amending,
  back,
  changed,
  form,
  go,
  hears,
  known,
  mine,
  next,
  opened,
  priced,
  set,
  written,
} from './order-form.rows.ts';

const renew = event('form.renew');
const typed = { ...form, currency: '1', remark: '第四箱由我方自备' };
/** The colleague's changes to the order, merged with the typed ones. */
const base = { ...form, currency: '2', contactName: '王同事', cargoReadyDate: '2026-10-22' };
const merged = { ...base, currency: '1', remark: typed.remark, agree: false };
const theirs = [
  { path: 'currency', value: '2', message: '订单里已改为 美元' },
  { path: 'remark', value: '同事的备注', message: '订单里已改为 同事的备注' },
];
const latest = { orderNo: amending.amends.orderNo, seen: 3, price: { lines: [], totals: [] }, theirs };
const facts = { ...amending, now: amending.now, amends: latest };
const output = { base, form: merged, facts };
const mark = (at: number) => ({
  path: theirs[at]!.path,
  code: 'REFUSED',
  values: { message: theirs[at]!.message },
  level: 'WARN',
});
const file = { fileId: 'file-6', name: 'stored.pdf', size: 9, language: '', day: '' };
const withFile = { ...merged, documents: [file] };
const uploaded = [
  toChild('uploads', 'upload.added', { files: [{ key: 'one', path: 'documents', name: 'note.pdf', size: 10 }] }),
  resolved('uploads/upload', { fileId: 'file-6', name: 'stored.pdf', size: 9 }),
];
const input = opened({ facts: amending });
const typing = [set('currency', '1'), set('remark', typed.remark), { after: 300 }];
const renewed = {
  form: merged,
  facts,
  opened: { draftId: 'here-4', form: base, isRestored: false, mark: mine.mark, otherDrafts: 3, sent: null },
};
const asked = { renew: [{ service: 'sample', orderNo: 'FCL26100700009', base: form, form: typed }] };
const filling = { filling: 'resting' };

export const renewalRows: readonly Journey[] = [
  {
    title: '[10.11] an order that changed meanwhile is continued as it is, at the first field that both changed',
    input,
    events: [...typing, next, outdated, renew, resolved('renew', output)],
    ends: {
      value: filling,
      context: known({ ...renewed, step: 'goods', errors: [mark(0)] }),
      asked,
      did: { writeStep: [written('contact'), written('contact', false), written('goods', false)] },
    },
  },
  {
    title: '[10.11] each step says what a colleague made of its fields, until they are the same',
    input,
    events: [
      ...[...typing, next, outdated, renew, resolved('renew', output)],
      ...[set('currency', '2'), { after: 300 }, go('contact'), back, next],
    ],
    ends: {
      value: filling,
      context: known({ ...renewed, form: { ...merged, currency: '2' }, step: 'contact', errors: [mark(1)] }),
    },
  },
  {
    title: '[10.11] it is sent for the order as it was read last',
    input,
    events: [...typing, next, outdated, renew, resolved('renew', output), next, next],
    ends: {
      value: 'held',
      context: known({ ...renewed, step: 'contact', errors: [mark(1)] }),
      sent: {
        parent: [
          hears('changed', typed, null, amending.amends),
          hears('completed', typed, null, amending.amends),
          hears('completed', merged, null, latest),
        ],
      },
    },
  },
  {
    title: '[10.11] where nothing was changed by both it goes on at its last step, priced again',
    input,
    events: [next, outdated, renew, resolved('renew', { ...output, facts: amending })],
    ends: {
      value: filling,
      context: known({ ...renewed, facts: amending, step: 'contact' }),
      sent: { pricing: [priced(), priced(), priced('1')] },
    },
  },
  {
    title: '[10.11] what does not come says why each time, what was typed stays, and it can be fetched again',
    input,
    events: [
      ...[...typing, next, outdated, renew, rejected('renew', new Error('没有网络'))],
      ...[renew, rejected('renew', new Error('服务繁忙')), renew],
    ],
    ends: {
      value: 'renewing',
      context: known({
        form: typed,
        facts: amending,
        refusal: { code: outdated.refusal.code, message: '服务繁忙' },
      }),
      asked: { renew: [asked.renew[0], asked.renew[0], asked.renew[0]] },
    },
  },
  {
    title: '[10.11] a file that has come meanwhile is put on the order too',
    input,
    real: { uploads: uploadsMachine },
    events: [next, outdated, renew, ...uploaded, resolved('renew', { ...output, form: withFile })],
    ends: {
      value: filling,
      context: known({ ...renewed, form: withFile, step: 'goods', errors: [mark(0)] }),
      asked: {
        renew: [form, { ...form, documents: [file] }].map((one) => ({ ...asked.renew[0], form: one })),
      },
      sent: { draft: [changed({ ...form, documents: [file] })] },
    },
  },
];
