import { type SupplierQuoteSnapshot, supplierQuoteMachine } from '#machines/supplier-quote/index.ts';
import { supplierQuoteCases } from '#machines/supplier-quote/supplier-quote.cases.ts';
import { typedQuote } from '#machines/supplier-quote/supplier-quote.example.ts';
import * as selectors from '#machines/supplier-quote/supplier-quote.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

/** A form is seen by its first price; what each edit makes of it stands in the journeys. */
const priceOf = (snapshot: SupplierQuoteSnapshot) => selectors.selectForm(snapshot).lines[0]?.price;
const shown = {
  all: { ...selectors, selectForm: priceOf },
  /** What is asked for, and the child that sends codes, stay from the first moment to the last. */
  constant: ['selectAsked', 'selectCode', 'selectUploads'],
};

const written = Object.entries(typedQuote)
  .filter(([path]) => !path.startsWith('lines.1'))
  .map(([path, value]) => event('quote.edit', { path, value }));
const submit = event('quote.submit');
const keying = [...written, submit];
const sending = [...keying, resolved('makeKey', 'key-7')];
const taken = { quoteNo: 'PRC26100700007', isReplaced: true };
const editing = ['quote.edit', 'quote.codeWanted', 'quote.submit', 'uploads.coming', 'uploads.taken'];

const usual = {
  selectIsForm: true,
  selectIsSending: false,
  selectIsClosed: false,
  selectCanEdit: true,
  selectFailure: null,
  selectTaken: null,
  selectForm: '2480.5',
  selectAsked: supplierQuoteCases.input,
  selectCode: 'code',
  selectUploads: 'uploads',
  selectWaitsForFiles: false,
};

stateTable(supplierQuoteMachine, supplierQuoteCases, shown, usual, [
  {
    title: '[1.11] nothing is typed',
    events: [],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { selectForm: '' },
  },
  {
    title: '[1.11] a certificate is not in yet',
    events: [event('uploads.coming', { areComing: true }), ...keying],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { selectWaitsForFiles: true },
  },
  {
    title: '[1.11] nor wanted yet',
    events: [event('uploads.coming', { areComing: true }), ...written],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: {},
  },
  {
    title: '[1.11] a price is missing and no certificate is',
    events: [submit],
    value: 'editing',
    tags: ['form'],
    can: editing,
    shows: { selectForm: '' },
  },
  {
    title: 'a key is made',
    events: keying,
    value: 'keying',
    tags: ['busy', 'form'],
    can: [],
    shows: { selectIsSending: true, selectCanEdit: false },
  },
  {
    title: 'it is on its way',
    events: sending,
    value: 'submitting',
    tags: ['busy', 'form'],
    can: [],
    shows: { selectIsSending: true, selectCanEdit: false },
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
    title: '[1.11] it was taken',
    events: [...sending, resolved('send', taken)],
    value: 'sent',
    can: ['quote.change'],
    shows: { selectIsForm: false, selectCanEdit: false, selectTaken: taken },
  },
  {
    title: '[1.11] the deadline has passed',
    events: [...written, resolved('deadline')],
    value: 'closed',
    can: [],
    shows: { selectIsForm: false, selectCanEdit: false, selectIsClosed: true },
  },
]);
