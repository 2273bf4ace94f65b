import { invoiceRequestMachine } from '#machines/invoice-request/index.ts';
import {
  details,
  first,
  invoiceRequestCases,
  issued,
  nothingYet,
  onlyRead,
  personal,
  second,
  several,
} from '#machines/invoice-request/invoice-request.cases.ts';
import * as selectors from '#machines/invoice-request/invoice-request.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const blank = Object.fromEntries(Object.keys(details).map((field) => [field, ''])) as Record<string, string>;
const initial = { ...blank, invoiceType: 'NORMAL' };
const context = (more: object = {}) => ({
  page: several,
  pageNo: 1,
  chosen: [],
  values: initial,
  errors: {},
  failure: null,
  isSent: false,
  fileId: null,
  ...more,
});
const listed = resolved('list', several);
const begin = event('invoice.begin');
const toggle = ({ orderNo }: { orderNo: string }) => event('invoice.toggle', { orderNo });
const next = event('invoice.next');
const typed = (field: string, text: string) => event('invoice.typed', { field, text });
const check = event('invoice.check');
const back = event('invoice.back');
const send = event('invoice.send');
const cancel = event('invoice.cancel');
const turn = (page: number) => event('invoice.turn', { page });
const download = event('invoice.download', { fileId: issued.file?.fileId });
const lost = new Error('没有网络');
const as = { values: details };
const chosen = [listed, begin, toggle(first)];
const filled = [...chosen, next];
const checked = [...filled, check];

const many = Array.from({ length: 21 }, (_, index) => ({ ...first, orderNo: `FCL260112001${10 + index}` }));
const twenty = many.slice(0, 20).map(({ orderNo }) => orderNo);
const full = { ...several, invoiceable: many };
const refused = [send, rejected('send', lost)];

/** Selectors that rows show both empty and filled. */
const texts = ['invoiceType', 'companyName', 'taxpayerId', 'receiverName', 'receiverPhone'] as const;
const checkedEvents = ['regAddress', 'regPhone', 'bankName', 'bankAccount'];
const orderNos = [first.orderNo];
const asked = { selectText: texts, selectError: checkedEvents, selectIsChosen: orderNos, selectCanChoose: orderNos };
const editing = [...chosen, event('invoice.next')];
const confirming = [...editing, event('invoice.check')];
const submitting = [...confirming, event('invoice.send')];
const textsOf = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(texts.map((field) => [`selectText(${field})`, values[field]]));
const sampleBlank = { ...Object.fromEntries(texts.map((field) => [field, ''])), invoiceType: 'NORMAL' };
const usual = {
  selectPage: several,
  selectFailure: null,
  selectIsUnread: false,
  selectIsReading: false,
  selectIsList: false,
  selectIsChoosing: false,
  selectIsEditing: false,
  selectIsBusy: false,
  selectIsSent: false,
  selectCanBegin: false,
  selectCanSend: false,
  selectCanGoOn: false,
  selectDownloaded: null,
  selectChosen: orderNos,
  [`selectIsChosen(${first.orderNo})`]: true,
  [`selectCanChoose(${first.orderNo})`]: true,
  ...textsOf(details),
  ...Object.fromEntries(checkedEvents.map((field) => [`selectError(${field})`, null])),
  selectIsSpecial: false,
};
const unbegun = { ...textsOf(sampleBlank), selectChosen: [], [`selectIsChosen(${first.orderNo})`]: false };
const unread = { ...unbegun, selectPage: null, [`selectCanChoose(${first.orderNo})`]: false };

journeys(invoiceRequestMachine, { ...invoiceRequestCases, selectors, asked, usual }, [
  {
    title: '[1.6] the invoices are read at once',
    events: [],
    ends: {
      value: 'reading',
      context: context({ page: null }),
      asked: { list: [{ page: 1 }] },
      tags: ['busy'],
      can: [],
      shows: { ...unread, selectIsReading: true, selectIsBusy: true },
    },
  },
  {
    title: '[8.3] what was not read says why, and is read again by a press',
    events: [rejected('list', lost), event('invoice.retry')],
    ends: { value: 'reading', context: context({ page: null }), asked: { list: [{ page: 1 }, { page: 1 }] } },
  },
  {
    title: '[8.3] the reason stays until then',
    events: [rejected('list', lost)],
    ends: {
      value: 'unread',
      context: context({ page: null, failure: '没有网络' }),
      can: ['invoice.retry'],
      shows: { ...unread, selectIsUnread: true, selectFailure: '没有网络' },
    },
  },
  {
    title: '[1.6] another page of the list',
    events: [listed, turn(3)],
    ends: { value: 'reading', context: context({ pageNo: 3 }), asked: { list: [{ page: 1 }, { page: 3 }] } },
  },
  {
    title: '[1.6] and back to the first',
    events: [listed, turn(2), resolved('list', { ...several, page: 2 }), turn(1)],
    ends: {
      value: 'reading',
      context: context({ page: { ...several, page: 2 } }),
      asked: { list: [{ page: 1 }, { page: 2 }, { page: 1 }] },
    },
  },
  {
    title: '[1.6] a page that no longer exists leaves the one that was read instead',
    events: [listed, turn(3), resolved('list', { ...several, page: 2 })],
    ends: { value: 'listed', context: context({ page: { ...several, page: 2 }, pageNo: 2 }) },
  },
  ...[0, 1, 4].map((page) => ({
    title: `[1.6] there is no page ${page} to turn to from the first of three`,
    events: [listed, turn(page)],
    ends: { value: 'listed', context: context(), asked: { list: [{ page: 1 }] } },
  })),
  {
    title: '[1.6] an issued invoice is downloaded',
    events: [listed, download],
    ends: {
      value: 'downloading',
      context: context({ fileId: issued.file?.fileId }),
      asked: { download: [{ fileId: issued.file?.fileId }] },
      tags: ['list'],
      can: [],
      shows: { ...unbegun, selectIsList: true, selectDownloaded: issued.file?.fileId },
    },
  },
  {
    title: '[1.6] and the list is as it was',
    events: [listed, download, resolved('download')],
    ends: {
      value: 'listed',
      context: context(),
      tags: ['list'],
      can: ['invoice.turn', 'invoice.download', 'invoice.begin'],
      shows: { ...unbegun, selectIsList: true, selectCanBegin: true },
    },
  },
  {
    title: '[8.3] a download that fails says why, until the next one',
    events: [listed, download, rejected('download', lost)],
    ends: { value: 'listed', context: context({ failure: '没有网络' }) },
  },
  {
    title: '[8.3] then the reason goes',
    events: [listed, download, rejected('download', lost), download],
    ends: { value: 'downloading', context: context({ fileId: issued.file?.fileId }) },
  },
  {
    title: '[8.3] and with another page of the list',
    events: [listed, download, rejected('download', lost), turn(2), resolved('list', { ...several, page: 2 })],
    ends: { value: 'listed', context: context({ page: { ...several, page: 2 }, pageNo: 2 }) },
  },
  {
    title: '[1.6] no other file is downloaded here',
    events: [listed, event('invoice.download', { fileId: 'file-of-another' })],
    ends: { value: 'listed', context: context(), asked: { download: [] } },
  },
  {
    title: '[10.10] who only reads asks for nothing',
    events: [resolved('list', onlyRead), begin],
    ends: {
      value: 'listed',
      context: context({ page: onlyRead }),
      tags: ['list'],
      can: ['invoice.download'],
      shows: { ...unbegun, selectIsList: true, selectPage: onlyRead },
    },
  },
  {
    title: '[1.6] nor is there anything to ask for without an order',
    events: [resolved('list', { ...several, invoiceable: [] }), begin],
    ends: { value: 'listed', context: context({ page: { ...several, invoiceable: [] } }) },
  },
  {
    title: '[1.6] the first invoice starts with an empty form',
    events: [resolved('list', nothingYet), begin, toggle(first), next],
    ends: { value: 'editing', context: context({ page: nothingYet, chosen: [first.orderNo] }) },
  },
  {
    title: '[1.6] the next one with what the last one stated',
    events: filled,
    ends: {
      value: 'editing',
      context: context({ ...as, chosen: [first.orderNo] }),
      can: ['invoice.typed', 'invoice.check', 'invoice.back', 'invoice.cancel'],
      shows: { selectIsEditing: true },
    },
  },
  {
    title: '[1.6] several orders of one payer go on one invoice, and one may be taken out again',
    events: [...chosen, toggle(second), toggle(first)],
    ends: { value: 'choosing', context: context({ ...as, chosen: [second.orderNo] }) },
  },
  {
    title: '[1.6] an order that another pays for does not go with them',
    events: [...chosen, toggle(personal)],
    ends: {
      value: 'choosing',
      context: context({ ...as, chosen: [first.orderNo] }),
      can: ['invoice.toggle', 'invoice.next', 'invoice.cancel'],
      shows: { selectIsChoosing: true, selectCanGoOn: true },
    },
  },
  {
    title: '[1.6] twenty orders at most go on one invoice',
    events: [resolved('list', full), begin, ...many.map(toggle)],
    ends: { value: 'choosing', context: context({ ...as, page: full, chosen: twenty }) },
  },
  {
    title: '[1.6] of as many, one may still be taken out again, and another put in its place',
    events: [resolved('list', full), begin, ...many.map(toggle), toggle(many[0]!), toggle(many[20]!)],
    ends: {
      value: 'choosing',
      context: context({ ...as, page: full, chosen: [...twenty.slice(1), many[20]!.orderNo] }),
    },
  },
  {
    title: '[1.6] nor one that is not in the list',
    events: [listed, begin, toggle({ orderNo: 'FCL26011299999' }), next],
    ends: {
      value: 'choosing',
      context: context(as),
      can: ['invoice.toggle', 'invoice.cancel'],
      shows: { selectIsChoosing: true, selectChosen: [], [`selectIsChosen(${first.orderNo})`]: false },
    },
  },
  {
    title: '[1.6] a form with errors is not sent: the check digit of the number, and what a special invoice needs',
    events: [...filled, typed('taxpayerId', '91350100M000100Y44'), typed('invoiceType', 'SPECIAL'), check],
    ends: {
      value: 'editing',
      context: context({
        chosen: [first.orderNo],
        values: { ...details, taxpayerId: '91350100M000100Y44', invoiceType: 'SPECIAL' },
        errors: {
          ...{ taxpayerId: 'TAXPAYER_NUMBER', regAddress: 'REQUIRED', regPhone: 'REQUIRED' },
          ...{ bankName: 'REQUIRED', bankAccount: 'REQUIRED' },
        },
      }),
    },
  },
  {
    title: '[1.6] a field that is typed into has no error any more; an odd name of a bank is no error',
    events: [
      ...filled,
      ...[typed('invoiceType', 'SPECIAL'), typed('regAddress', '上海市'), typed('regPhone', '021-12345678')],
      ...[typed('bankName', '某行'), check, typed('bankAccount', '622202020202'), check],
    ],
    ends: {
      value: 'confirming',
      context: context({
        chosen: [first.orderNo],
        values: {
          ...{ ...details, invoiceType: 'SPECIAL', regAddress: '上海市', regPhone: '021-12345678' },
          ...{ bankName: '某行', bankAccount: '622202020202' },
        },
      }),
    },
  },
  {
    title: '[1.6] it is sent once, after everything was looked at',
    events: [...checked, send, send, cancel],
    ends: {
      value: 'submitting',
      context: context({ ...as, chosen: [first.orderNo] }),
      asked: { send: [{ orderNos: [first.orderNo], details }] },
      tags: ['busy'],
      can: [],
      shows: { selectIsBusy: true },
    },
  },
  {
    title: '[1.6] what was asked for is read with the list, from its first page',
    events: [
      listed,
      turn(2),
      resolved('list', { ...several, page: 2 }),
      begin,
      toggle(first),
      next,
      check,
      send,
      resolved('send'),
    ],
    ends: {
      value: 'reading',
      context: context({ ...as, chosen: [first.orderNo], page: { ...several, page: 2 }, isSent: true }),
      asked: { list: [{ page: 1 }, { page: 2 }, { page: 1 }] },
    },
  },
  {
    title: '[1.6] and stated until another is started',
    events: [...checked, send, resolved('send'), listed, begin],
    ends: { value: 'choosing', context: context(as) },
  },
  {
    title: '[8.3] what was not sent says why and may be sent again',
    events: [...checked, send, rejected('send', lost)],
    ends: { value: 'confirming', context: context({ ...as, chosen: [first.orderNo], failure: '没有网络' }) },
  },
  {
    title: '[8.3] once more, the reason goes',
    events: [...checked, send, rejected('send', lost), send],
    ends: { value: 'submitting', context: context({ ...as, chosen: [first.orderNo] }) },
  },
  {
    title: '[1.6] one step back at a time, nothing is lost',
    events: [...checked, back, back],
    ends: { value: 'choosing', context: context({ ...as, chosen: [first.orderNo] }) },
  },
  {
    title: '[8.3] back from a refusal the reason goes',
    events: [...checked, send, rejected('send', lost), back],
    ends: { value: 'editing', context: context({ ...as, chosen: [first.orderNo] }) },
  },
  {
    title: '[8.3] each time',
    events: [...checked, ...refused, back, check, ...refused, back],
    ends: { value: 'editing', context: context({ ...as, chosen: [first.orderNo] }) },
  },
  ...[
    ['the orders', chosen],
    ['the form', filled],
  ].map(([where, events]) => ({
    title: `[1.6] it is given up over ${where}`,
    events: [...(events as typeof chosen), cancel],
    ends: { value: 'listed', context: context({ ...as, chosen: [first.orderNo] }), asked: { send: [] } },
  })),
  {
    title: '[1.6] given up after a refusal, the list is read again: an order may have been invoiced meanwhile',
    events: [...checked, send, rejected('send', lost), cancel],
    ends: {
      value: 'reading',
      context: context({ ...as, chosen: [first.orderNo] }),
      asked: { list: [{ page: 1 }, { page: 1 }] },
    },
  },
  {
    title: '[8.3] given up so again, the reason does not stay either',
    events: [...checked, ...refused, cancel, ...checked, ...refused, cancel],
    ends: { value: 'reading', context: context({ ...as, chosen: [first.orderNo] }) },
  },
  {
    title: '[1.6] the form of a special invoice, with what it lacks',
    events: [...editing, event('invoice.typed', { field: 'invoiceType', text: 'SPECIAL' }), event('invoice.check')],
    ends: {
      value: 'editing',
      can: ['invoice.typed', 'invoice.check', 'invoice.back', 'invoice.cancel'],
      shows: {
        selectIsEditing: true,
        selectIsSpecial: true,
        'selectText(invoiceType)': 'SPECIAL',
        ...Object.fromEntries(checkedEvents.map((field) => [`selectError(${field})`, 'REQUIRED'])),
      },
    },
  },
  {
    title: '[1.6] everything once more',
    events: confirming,
    ends: {
      value: 'confirming',
      can: ['invoice.send', 'invoice.back', 'invoice.cancel'],
      shows: { selectCanSend: true },
    },
  },
  {
    title: '[1.6] sent',
    events: [...submitting, resolved('send'), resolved('list', several)],
    ends: {
      value: 'listed',
      tags: ['list'],
      can: ['invoice.turn', 'invoice.download', 'invoice.begin'],
      shows: { selectIsList: true, selectCanBegin: true, selectIsSent: true },
    },
  },
]);
