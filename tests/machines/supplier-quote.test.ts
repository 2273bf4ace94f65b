import { expect } from 'vitest';
import { blankQuote, type QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import { CallFailure } from '#domain/failure.ts';
import { replaceAt } from '#domain/form/path.ts';
import { type SupplierQuoteSnapshot, supplierQuoteMachine } from '#machines/supplier-quote/index.ts';
import { supplierQuoteCases } from '#machines/supplier-quote/supplier-quote.cases.ts';
import { methanolRequest, typedCertificate, typedQuote } from '#machines/supplier-quote/supplier-quote.example.ts';
import * as selectors from '#machines/supplier-quote/supplier-quote.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = methanolRequest;
const edit = (path: string, value: string | boolean) => event('quote.edit', { path, value });
const written = Object.entries(typedQuote).map(([path, value]) => edit(path, value));
const submit = event('quote.submit');
const keyed = resolved('makeKey', 'key-1');
const waitsFor = { at: input.deadline, now: input.now };
const taken = { quoteNo: 'PRC26100700001', isReplaced: false };
const refusal = new CallFailure({ kind: 'refused', code: '10002002', message: '验证码错误或已过期', status: 200 });

const quoteWith = (changes: Readonly<Record<string, string | boolean>>) =>
  Object.entries(changes).reduce<QuoteForm>((form, [path, value]) => replaceAt(form, path, value), blankQuote(input));
const whole = quoteWith(typedQuote);
const { fileId, name, size } = typedCertificate;
const certified = replaceAt(whole, typedCertificate.path, [{ fileId, name, size }]);
const standing = (more: object = {}) => ({
  ...{ asked: input, form: whole, areFilesPending: false, showErrors: false, key: null, failure: null, taken: null },
  ...more,
});
const sends = (...keys: string[]) => ({
  asked: { send: keys.map((key) => ({ postId: input.postId, form: whole, key })) },
});

/** A form is seen by its first price; what each edit makes of it stands in the journeys. */
const priceOf = (snapshot: SupplierQuoteSnapshot) => selectors.selectForm(snapshot).lines[0]?.price;
const sampleWritten = Object.entries(typedQuote)
  .filter(([path]) => !path.startsWith('lines.1'))
  .map(([path, value]) => event('quote.edit', { path, value }));
const keying = [...sampleWritten, submit];
const sending = [...keying, resolved('makeKey', 'key-7')];
const sampleTaken = { quoteNo: 'PRC26100700007', isReplaced: true };
const editing = ['quote.edit', 'quote.codeRequested', 'quote.submit', 'uploads.pending', 'uploads.taken'];
const usual = {
  selectIsForm: true,
  selectIsSending: false,
  selectIsClosed: false,
  selectCanEdit: true,
  selectFailure: null,
  selectTaken: null,
  selectForm: '2480.5',
  selectRequested: supplierQuoteCases.input,
  selectCode: 'code',
  selectUploads: 'uploads',
  selectWaitsForFiles: false,
};
const cases = {
  ...supplierQuoteCases,
  behind: { code: 'smsCountdown' },
  selectors: { ...selectors, selectForm: priceOf },
  constant: ['selectRequested', 'selectCode', 'selectUploads'],
  usual,
};

journeys(supplierQuoteMachine, cases, [
  {
    title: '[1.11] each line waits for its price, at what is asked for, until the deadline',
    input,
    events: [],
    ends: {
      value: 'editing',
      context: standing({ form: blankQuote(input) }),
      asked: {
        code: [{ messageType: 'guest_quote' }],
        uploads: [{ parent: expect.anything() }],
        deadline: [waitsFor],
      },
    },
  },
  {
    title: '[1.11] without a price nothing is sent, and what is missing is reported',
    input,
    events: [submit],
    ends: { value: 'editing', context: standing({ form: blankQuote(input), showErrors: true }), asked: { send: [] } },
  },
  {
    title: '[1.11] what is whole is sent under a key of its own',
    input,
    events: [...written, submit, keyed],
    ends: { value: 'submitting', context: standing({ key: 'key-1' }), ...sends('key-1') },
  },
  {
    title: '[1.11] taken, it has its number',
    input,
    events: [...written, submit, keyed, resolved('send', taken)],
    ends: {
      value: 'sent',
      context: standing({ key: 'key-1', taken }),
      asked: { deadline: [waitsFor, waitsFor] },
    },
  },
  {
    title: '[4.12c] it may be changed until the deadline, with another code',
    input,
    events: [...written, submit, keyed, resolved('send', taken), event('quote.change')],
    ends: { value: 'editing', context: standing({ form: { ...whole, code: '' }, taken }) },
  },
  {
    title: '[4.12c][8.2] changed and taken again, its draft goes again',
    input,
    events: [
      ...[...written, submit, keyed, resolved('send', taken), event('quote.change')],
      ...[edit('code', whole.code), submit, resolved('makeKey', 'key-2')],
      resolved('send', { ...taken, isReplaced: true }),
    ],
    ends: {
      value: 'sent',
      context: standing({ key: 'key-2', taken: { ...taken, isReplaced: true } }),
      did: { forgetDraft: [undefined, undefined], reread: [undefined, undefined] },
    },
  },
  {
    title: 'what was lost is sent again under the same key',
    input,
    events: [...written, submit, keyed, rejected('send', new Error('没有网络')), submit],
    ends: { value: 'submitting', context: standing({ key: 'key-1', failure: '没有网络' }), ...sends('key-1', 'key-1') },
  },
  {
    title: 'once it arrives after all, no message is shown to have failed',
    input,
    events: [...written, submit, keyed, rejected('send', new Error('没有网络')), submit, resolved('send', taken)],
    ends: { value: 'sent', context: standing({ key: 'key-1', taken }) },
  },
  {
    title: 'what was refused takes another key, and changed content too',
    input,
    events: [...written, submit, keyed, rejected('send', refusal)],
    ends: { value: 'editing', context: standing({ failure: '验证码错误或已过期' }) },
  },
  {
    title: 'changed after it was lost, it is another content',
    input,
    events: [...written, submit, keyed, rejected('send', new Error('没有网络')), edit('remark', '现货')],
    ends: {
      value: 'editing',
      context: standing({ form: { ...whole, remark: '现货' } }),
    },
  },
  {
    title: '[8.2] what was typed before is there again, each change is kept without its code, and removed once taken',
    input: { ...input, typed: whole },
    events: [edit('remark', '现货'), edit('phone', '12000000078'), submit, keyed, resolved('send', taken)],
    ends: {
      value: 'sent',
      context: standing({
        asked: { ...input, typed: whole },
        form: { ...whole, remark: '现货', phone: '12000000078' },
        key: 'key-1',
        taken,
      }),
      did: {
        keepDraft: [
          { postId: input.postId, form: { ...whole, remark: '现货', code: '' } },
          { postId: input.postId, form: { ...whole, remark: '现货', phone: '12000000078', code: '' } },
        ],
        forgetDraft: [undefined],
        reread: [undefined],
      },
    },
  },
  {
    title: 'without a key nothing is sent',
    input,
    events: [...written, submit, rejected('makeKey', new Error('没有随机数'))],
    ends: { value: 'editing', context: standing({ failure: '没有随机数' }), asked: { send: [] } },
  },
  {
    title: '[4.12c] the button that asks for a code hears of the number, and is pressed by the form',
    input,
    events: [edit('phone', '+86 120-0000-0077'), event('quote.codeRequested'), edit('phone', '1')],
    ends: {
      value: 'editing',
      context: standing({ form: quoteWith({ phone: '1' }) }),
      sent: {
        code: [
          { type: 'phone.changed', phone: '12000000077' },
          { type: 'sms.request' },
          { type: 'phone.changed', phone: null },
        ],
      },
    },
  },
  {
    title: '[4.12c] a code is asked for a whole number only',
    input,
    events: [edit('phone', '12'), event('quote.codeRequested')],
    ends: { value: 'editing', context: standing({ form: quoteWith({ phone: '12' }), showErrors: true }) },
  },
  {
    title: '[4.12c] whoever changes a quote starts without errors, and is notified of a wrong number again',
    input,
    events: [
      ...[edit('phone', '12'), event('quote.codeRequested')],
      ...[...written, submit, keyed, resolved('send', taken), event('quote.change')],
    ],
    ends: { value: 'editing', context: standing({ form: { ...whole, code: '' }, taken }) },
  },
  {
    title: '[4.12c] so often as there is something wrong',
    input,
    events: [
      ...[edit('phone', '12'), event('quote.codeRequested')],
      ...[...written, submit, keyed, resolved('send', taken), event('quote.change')],
      ...[edit('phone', '13'), event('quote.codeRequested')],
    ],
    ends: {
      value: 'editing',
      context: standing({ form: { ...whole, code: '', phone: '13' }, taken, showErrors: true }),
    },
  },
  {
    title: '[1.11] a certificate that is under way or was refused holds the quote back, one that is in goes with it',
    input,
    events: [
      ...[...written, event('uploads.pending', { arePending: true }), submit],
      ...[event('uploads.taken', { file: typedCertificate, arePending: false }), submit, keyed],
    ],
    ends: {
      value: 'submitting',
      context: standing({ form: certified, key: 'key-1', showErrors: true }),
      asked: { send: [{ postId: input.postId, form: certified, key: 'key-1' }] },
    },
  },
  {
    title: '[8.2] a certificate that came in is kept with the draft, and can be taken out again',
    input: { ...input, typed: whole },
    events: [
      event('uploads.taken', { file: typedCertificate, arePending: false }),
      event('quote.edit', { path: typedCertificate.path, value: [] }),
    ],
    ends: {
      value: 'editing',
      context: standing({ asked: { ...input, typed: whole } }),
      did: {
        keepDraft: [
          { postId: input.postId, form: { ...certified, code: '' } },
          { postId: input.postId, form: { ...whole, code: '' } },
        ],
      },
    },
  },
  {
    title: 'one that comes in after the quote was lost makes another content of it',
    input,
    events: [
      ...[...written, submit, keyed, rejected('send', new Error('没有网络'))],
      event('uploads.taken', { file: typedCertificate, arePending: false }),
    ],
    ends: { value: 'editing', context: standing({ form: certified }) },
  },
  {
    title: '[1.11] the deadline closes the form',
    input,
    events: [...written, resolved('deadline')],
    ends: { value: 'closed', status: 'done', context: standing() },
  },
  {
    title: '[1.11] the deadline ends the changing of what was taken',
    input,
    events: [...written, submit, keyed, resolved('send', taken), resolved('deadline')],
    ends: { value: 'closed', status: 'done', context: standing({ key: 'key-1', taken }) },
  },
  {
    title: '[1.11] nothing is typed',
    events: [],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { selectForm: '' } },
  },
  {
    title: '[1.11] a certificate is not in yet',
    events: [event('uploads.pending', { arePending: true }), ...keying],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { selectWaitsForFiles: true } },
  },
  {
    title: '[1.11] nor wanted yet',
    events: [event('uploads.pending', { arePending: true }), ...sampleWritten],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: {} },
  },
  {
    title: '[1.11] a price is missing and no certificate is',
    events: [submit],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { selectForm: '' } },
  },
  {
    title: 'a key is made',
    events: keying,
    ends: { value: 'keying', tags: ['busy', 'form'], can: [], shows: { selectIsSending: true, selectCanEdit: false } },
  },
  {
    title: 'it is on its way',
    events: sending,
    ends: {
      value: 'submitting',
      tags: ['busy', 'form'],
      can: [],
      shows: { selectIsSending: true, selectCanEdit: false },
    },
  },
  {
    title: 'it was lost',
    events: [...sending, rejected('send', new Error('没有网络'))],
    ends: { value: 'editing', tags: ['form'], can: editing, shows: { selectFailure: '没有网络' } },
  },
  {
    title: '[1.11] it was taken',
    events: [...sending, resolved('send', sampleTaken)],
    ends: {
      value: 'sent',
      can: ['quote.change'],
      shows: { selectIsForm: false, selectCanEdit: false, selectTaken: sampleTaken },
    },
  },
  {
    title: '[1.11] the deadline has passed',
    events: [...sampleWritten, resolved('deadline')],
    ends: {
      value: 'closed',
      can: [],
      shows: { selectIsForm: false, selectCanEdit: false, selectIsClosed: true },
      status: 'done',
    },
  },
]);
