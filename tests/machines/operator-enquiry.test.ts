import { expect } from 'vitest';
import { operatorEnquiryMachine } from '#machines/operator-enquiry/index.ts';
import { answeredElsewhere, operatorEnquiryCases } from '#machines/operator-enquiry/operator-enquiry.cases.ts';
import {
  answeredSheet,
  declinedPreview,
  otherPriceId,
  roadSheet,
  sampleFile,
  sampleId,
  samplePicture,
  samplePreview,
  samplePriceId,
  sampleSheet,
} from '#machines/operator-enquiry/operator-enquiry.sample.ts';
import * as selectors from '#machines/operator-enquiry/operator-enquiry.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const parent = expect.anything();
const line = { feeCode: '', unitPrice: '', quantity: '1', currency: '', ctnType: '' };
const texts = { carrier: '', base: '', etd: '', transitDays: '', validDays: '5', remark: '', reason: '' };
const draft = { way: null, priceIds: [], lines: [line], texts };
const closed = { parent, id: null, sheet: null, draft, preview: null, opened: null, refusal: null, done: null };
const shown = { ...closed, id: sampleId, sheet: sampleSheet };

const open = event('enquiry.open', { id: sampleId });
const other = event('enquiry.open', { id: 'ENQ26101200008' });
const close = event('enquiry.close');
const read = resolved('readSheet', sampleSheet);
const lost = new Error('没有网络');
const opened = [open, read];
const choose = (way: string) => event('way.chosen', { way });
const toggle = (priceId: string) => event('offer.toggled', { priceId });
const change = (index: number, changed: object) => event('line.changed', { index, change: changed });
const type = (field: string, text: string) => event('text.typed', { field, text });
const add = (after: number) => event('line.added', { after });
const ask = event('preview.ask');
const previewed = resolved('preview', samplePreview);
const send = event('answer.send');
const view = event('file.open', { file: sampleFile });
const pictured = resolved('readFile', samplePicture);

const offered = [...opened, choose('OFFERS'), toggle(samplePriceId)];
const offeredDraft = { ...draft, way: 'OFFERS', priceIds: [samplePriceId] };
const declining = [...opened, choose('DECLINE'), type('reason', ' 该航次停接 ')];
const offerRequest = {
  ...{ no: sampleId, answeredAt: null, decision: 'ANSWER' },
  options: [{ priceId: samplePriceId, lines: [], validDays: 5, remark: '' }],
};
const REFUSED_AT = Date.parse('2026-10-11T09:30:00+08:00');
const refusedSheet = { ...sampleSheet, row: { ...sampleSheet.row, status: 'declined', answeredAt: REFUSED_AT } };
const otherOffers = sampleSheet.offers.filter(({ priceId }) => priceId === otherPriceId);
const seen = { digest: samplePreview.digest };

/** A file did not come, which is said in the enquiry. */
const failed = [view, rejected('readFile', lost)];
const lined = [...opened, choose('LINES'), add(1)];
const twoLines = { ...draft, way: 'LINES', lines: [line, line] };
const next: readonly [string, ReturnType<typeof event>[], ReturnType<typeof event>, string, object][] = [
  ['a way', offered, choose('LINES'), 'open', { draft: { ...offeredDraft, way: 'LINES' } }],
  ['a price', offered, toggle(samplePriceId), 'open', { draft: { ...offeredDraft, priceIds: [] } }],
  ['a text', offered, type('remark', '急'), 'open', { draft: { ...offeredDraft, texts: { ...texts, remark: '急' } } }],
  [
    'a line',
    lined,
    change(1, { quantity: '2' }),
    'open',
    { draft: { ...twoLines, lines: [line, { ...line, quantity: '2' }] } },
  ],
  ['a line less', lined, event('line.removed', { index: 0 }), 'open', { draft: { ...twoLines, lines: [line] } }],
  ['another file', offered, view, 'readingFile', { draft: offeredDraft, opened: { file: sampleFile, address: null } }],
  ['a preview', offered, ask, 'previewing', { draft: offeredDraft }],
];

const toPreviewed = [...offered, ask, resolved('preview', samplePreview)];

/** Without the price that is no longer for it. */
const kept = { way: 'OFFERS', priceIds: [], lines: [line], texts };
const usual = {
  selectStranded: null,
  selectId: sampleId,
  selectSheet: sampleSheet,
  selectWay: null,
  selectPriceIds: [],
  selectLines: [line],
  selectTexts: texts,
  selectPicture: null,
  selectRefusal: null,
  selectDone: null,
  selectPreview: null,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsPreviewing: false,
  selectIsSending: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanEdit: false,
  selectCanOpenFile: false,
  selectCanAddLine: false,
  selectCanRemoveLine: false,
  selectCanPreview: false,
  selectCanSend: false,
};
const always = ['enquiry.close', 'enquiry.open'];
const reading = [...always, 'file.open'];
const editing = [...reading, 'way.chosen'];
const editable = { selectCanEdit: true, selectCanOpenFile: true };
const chosen = { selectWay: 'OFFERS', selectPriceIds: [samplePriceId] };
const busy = { selectCanOpen: false, selectCanClose: false };

journeys(operatorEnquiryMachine, { ...operatorEnquiryCases, selectors, usual }, [
  ...next.map(([what, before, step, value, more]) => ({
    title: `[10.8] what failed is shown until the next step: ${what}`,
    events: [...before, ...failed, step],
    ends: { value, context: { ...shown, ...more } },
  })),
  {
    title: '[10.8] an answer that did not arrive is looked at no longer, and neither is why',
    events: [...offered, ask, previewed, send, rejected('answer', lost), event('preview.leave')],
    ends: {
      value: 'open',
      context: { ...shown, draft: offeredDraft },
      can: [...editing, 'offer.toggled', 'text.typed', 'preview.ask'],
      shows: { ...editable, ...chosen, selectCanPreview: true },
    },
  },
  {
    title: '[10.8] or it is sent once more',
    events: [...offered, ask, previewed, send, rejected('answer', lost), send],
    ends: {
      value: 'sending',
      context: { ...shown, draft: offeredDraft, preview: samplePreview },
      can: [],
      shows: { ...busy, ...chosen, selectPreview: samplePreview, selectIsSending: true },
    },
  },
  {
    title: '[10.8] one is opened, and the queue hears of it',
    events: opened,
    ends: {
      value: 'open',
      context: shown,
      asked: { readSheet: [{ id: sampleId }] },
      sent: { parent: [{ type: 'enquiry.changed', row: sampleSheet.row }] },
      can: editing,
      shows: editable,
    },
  },
  {
    title: '[10.8] one that was not read says why and is read again',
    events: [open, rejected('readSheet', lost), event('enquiry.retry'), read],
    ends: { value: 'open', context: shown },
  },
  {
    title: '[10.8] our prices are chosen, previewed as the customer will read them, and sent with what was seen',
    events: [
      ...opened,
      choose('OFFERS'),
      toggle(samplePriceId),
      toggle(otherPriceId),
      toggle(otherPriceId),
      toggle('price-of-no-one'),
      type('remark', ' 已与船司确认 '),
      type('validDays', '3'),
      ask,
      previewed,
      send,
      resolved('answer', null),
      resolved('readSheet', answeredSheet),
    ],
    ends: {
      value: 'open',
      context: { ...shown, sheet: answeredSheet, done: 'answered' },
      asked: {
        preview: [
          {
            ...offerRequest,
            options: [{ priceId: samplePriceId, lines: [], validDays: 3, remark: '已与船司确认' }],
          },
        ],
        answer: [
          {
            ...{ ...offerRequest, ...seen },
            options: [{ priceId: samplePriceId, lines: [], validDays: 3, remark: '已与船司确认' }],
          },
        ],
      },
      can: reading,
      shows: { selectSheet: answeredSheet, selectCanOpenFile: true, selectDone: 'answered' },
    },
  },
  {
    title: '[10.8] price lines are written by hand; a fee brings its currency, which may be another',
    events: [
      ...opened,
      choose('LINES'),
      change(0, { feeCode: 'OF' }),
      change(0, { unitPrice: '812.50', quantity: '2', ctnType: '20GP' }),
      add(1),
      add(1),
      add(2),
      change(1, { feeCode: 'THC', unitPrice: '900' }),
      change(1, { currency: '2' }),
      event('line.removed', { index: 2 }),
      change(9, { unitPrice: '1' }),
      type('carrier', 'COSU'),
      type('etd', '2026-10-21'),
      type('transitDays', '28'),
      ask,
    ],
    ends: {
      value: 'previewing',
      context: {
        ...shown,
        draft: {
          ...draft,
          way: 'LINES',
          lines: [
            { feeCode: 'OF', unitPrice: '812.50', quantity: '2', currency: '2', ctnType: '20GP' },
            { feeCode: 'THC', unitPrice: '900', quantity: '1', currency: '2', ctnType: '' },
          ],
          texts: { ...texts, carrier: 'COSU', etd: '2026-10-21', transitDays: '28' },
        },
      },
      asked: {
        preview: [
          {
            ...{ no: sampleId, answeredAt: null, decision: 'ANSWER' },
            options: [
              {
                ...{ carrier: 'COSU', etd: '2026-10-21', transitDays: 28, validDays: 5, remark: '' },
                lines: [
                  { feeCode: 'OF', unitPrice: '812.50', quantity: '2', currency: '2', ctnType: '20GP' },
                  { feeCode: 'THC', unitPrice: '900', quantity: '1', currency: '2' },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    title: '[7.5] a vehicle that is named can be ordered',
    events: [
      ...[open, resolved('readSheet', roadSheet), choose('LINES'), type('base', 'truck-VAN96')],
      ...[change(0, { feeCode: 'TRK', unitPrice: '9800', currency: '' }), ask],
    ],
    ends: {
      value: 'previewing',
      context: {
        ...shown,
        sheet: roadSheet,
        draft: {
          ...draft,
          way: 'LINES',
          lines: [{ ...line, feeCode: 'TRK', unitPrice: '9800' }],
          texts: { ...texts, base: 'truck-VAN96' },
        },
      },
      asked: {
        preview: [
          {
            ...{ no: sampleId, answeredAt: null, decision: 'ANSWER' },
            options: [
              {
                ...{ priceId: 'truck-VAN96', validDays: 5, remark: '' },
                lines: [{ feeCode: 'TRK', unitPrice: '9800', quantity: '1' }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    title: '[10.8] what is not whole is not previewed: no price, a wrong amount, days that are none',
    events: [
      ...[...opened, ask, choose('OFFERS'), ask, toggle(samplePriceId), type('validDays', '31'), ask],
      ...[choose('LINES'), type('validDays', '30'), ask, change(0, { feeCode: 'OF', unitPrice: '1.234' }), ask],
      ...[change(0, { unitPrice: '1.23', quantity: '0' }), ask, change(0, { quantity: '1.5' })],
      ...[type('transitDays', '121'), ask, choose('DECLINE'), type('reason', ' '), ask],
    ],
    ends: {
      value: 'open',
      context: {
        ...shown,
        draft: {
          ...{ way: 'DECLINE', priceIds: [samplePriceId] },
          lines: [{ ...line, feeCode: 'OF', unitPrice: '1.23', quantity: '1.5', currency: '2' }],
          texts: { ...texts, validDays: '30', transitDays: '121', reason: ' ' },
        },
      },
      asked: { preview: [] },
    },
  },
  {
    title: '[10.8] the last line stays, and nothing is written before it is chosen how',
    events: [
      ...[...opened, type('remark', '无'), add(1), toggle(samplePriceId)],
      ...[choose('LINES'), event('line.removed', { index: 0 })],
    ],
    ends: { value: 'open', context: { ...shown, draft: { ...draft, way: 'LINES' } } },
  },
  {
    title: '[7.5] it is turned down with a reason, without blanks around, previewed as well',
    events: [...declining, ask, resolved('preview', declinedPreview), send],
    ends: {
      value: 'sending',
      context: {
        ...shown,
        draft: { ...draft, way: 'DECLINE', texts: { ...texts, reason: ' 该航次停接 ' } },
        preview: declinedPreview,
      },
      asked: {
        preview: [{ no: sampleId, answeredAt: null, decision: 'DECLINE', reason: '该航次停接' }],
        answer: [
          {
            ...{ no: sampleId, answeredAt: null, decision: 'DECLINE', reason: '该航次停接' },
            digest: declinedPreview.digest,
          },
        ],
      },
    },
  },
  {
    title: '[10.8][7.5] that it was turned down is shown, and it may be answered after all',
    events: [
      ...[...declining, ask, resolved('preview', declinedPreview), send, resolved('answer', null)],
      resolved('readSheet', sampleSheet),
    ],
    ends: {
      value: 'open',
      context: { ...shown, done: 'declined' },
      can: editing,
      shows: { ...editable, selectDone: 'declined' },
    },
  },
  {
    title: '[10.8] an answer after a refusal names the refusal that it takes the place of',
    events: [open, resolved('readSheet', refusedSheet), choose('OFFERS'), toggle(samplePriceId), ask],
    ends: {
      value: 'previewing',
      context: { ...shown, sheet: refusedSheet, draft: offeredDraft },
      asked: { preview: [{ ...offerRequest, answeredAt: REFUSED_AT }] },
    },
  },
  {
    title: '[10.8] choosing how to answer again takes back the message about the last answer',
    events: [
      ...[...declining, ask, resolved('preview', declinedPreview), send, resolved('answer', null)],
      ...[resolved('readSheet', sampleSheet), choose('OFFERS')],
    ],
    ends: { value: 'open', context: { ...shown, draft: { ...draft, way: 'OFFERS' } } },
  },
  {
    title: '[10.8] a preview that does not suit is left, and what was written stays',
    events: [...offered, ask, previewed, event('preview.leave')],
    ends: { value: 'open', context: { ...shown, draft: offeredDraft } },
  },
  {
    title: '[10.8] a preview that did not come says why',
    events: [...offered, ask, rejected('preview', lost)],
    ends: { value: 'open', context: { ...shown, draft: offeredDraft, refusal: '没有网络' } },
  },
  {
    title: '[10.8] an answer that did not arrive is kept to be sent again',
    events: [...offered, ask, previewed, send, rejected('answer', lost)],
    ends: {
      value: 'previewed',
      context: { ...shown, draft: offeredDraft, preview: samplePreview, refusal: '没有网络' },
    },
  },
  {
    title: '[10.8] of two operators the second is notified, and reads what the first answered',
    events: [
      ...offered,
      ask,
      previewed,
      send,
      rejected('answer', answeredElsewhere),
      resolved('readSheet', answeredSheet),
    ],
    ends: {
      value: 'open',
      context: {
        ...{ ...shown, sheet: answeredSheet, refusal: '刚刚有人答复了' },
        draft: { ...offeredDraft, priceIds: answeredSheet.offers.length === 0 ? [] : [samplePriceId] },
      },
      can: reading,
      shows: {
        ...{ selectSheet: answeredSheet, selectCanOpenFile: true, selectRefusal: answeredElsewhere.message },
        ...{ selectWay: 'OFFERS', selectPriceIds: [], selectStranded: kept },
      },
    },
  },
  {
    title: '[10.8] so is one who only previews',
    events: [...offered, ask, rejected('preview', answeredElsewhere)],
    ends: { value: 'opening', context: { ...shown, draft: offeredDraft, refusal: '刚刚有人答复了' } },
  },
  {
    title: '[10.8] a price that is for the enquiry no longer is chosen no longer, and one that still is stays',
    events: [
      ...[...offered, toggle(otherPriceId), ask, rejected('preview', answeredElsewhere)],
      resolved('readSheet', { ...sampleSheet, offers: otherOffers }),
    ],
    ends: {
      value: 'open',
      context: {
        ...{ ...shown, sheet: { ...sampleSheet, offers: otherOffers }, refusal: '刚刚有人答复了' },
        draft: { ...offeredDraft, priceIds: [otherPriceId] },
      },
    },
  },
  {
    title: '[10.8] what is answered is not answered again',
    events: [open, resolved('readSheet', answeredSheet), choose('OFFERS'), toggle(samplePriceId), ask],
    ends: {
      value: 'open',
      context: { ...shown, sheet: answeredSheet },
      asked: { preview: [] },
      can: reading,
      shows: { selectSheet: answeredSheet, selectCanOpenFile: true },
    },
  },
  {
    title: '[10.8] a picture opens in its place, once, and closes',
    events: [...opened, view, pictured, view, event('file.close')],
    ends: {
      value: 'open',
      context: shown,
      asked: { readFile: [{ no: sampleId, file: sampleFile }] },
      did: {
        freeFile: [{ opened: null }, { opened: { file: sampleFile, address: samplePicture } }],
      },
    },
  },
  {
    title: '[10.8] a file that did not come says why',
    events: [...opened, view, rejected('readFile', lost)],
    ends: { value: 'open', context: { ...shown, refusal: '没有网络' } },
  },
  {
    title: '[10.8] closed, its picture is given back',
    events: [...opened, view, pictured, close],
    ends: {
      value: 'closed',
      context: closed,
      did: {
        freeFile: [{ opened: null }, { opened: { file: sampleFile, address: samplePicture } }],
        leave: [{ id: sampleId }],
      },
    },
  },
  {
    title: '[10.8] another takes its place with nothing of it left',
    events: [...offered, other],
    ends: {
      value: 'opening',
      context: { ...closed, id: 'ENQ26101200008' },
      asked: { readSheet: [{ id: sampleId }, { id: 'ENQ26101200008' }] },
    },
  },
  {
    title: '[10.8] another while the first is read',
    events: [open, other],
    ends: {
      value: 'opening',
      context: { ...closed, id: 'ENQ26101200008' },
      asked: { readSheet: [{ id: sampleId }, { id: 'ENQ26101200008' }] },
    },
  },
  {
    title: '[10.8] another after the first was not',
    events: [open, rejected('readSheet', lost), other],
    ends: { value: 'opening', context: { ...closed, id: 'ENQ26101200008' } },
  },
  {
    title: '[10.8] another while an answer is previewed',
    events: [...offered, ask, previewed, other],
    ends: { value: 'opening', context: { ...closed, id: 'ENQ26101200008' } },
  },
  { title: '[10.8] closed while it is read', events: [open, close], ends: { value: 'closed', context: closed } },
  {
    title: '[10.8] closed after it was not read',
    events: [open, rejected('readSheet', lost), close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.8] closed while an answer is previewed',
    events: [...offered, ask, previewed, close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.8] none is open',
    events: [],
    ends: {
      value: 'closed',
      can: ['enquiry.open'],
      shows: { selectId: null, selectSheet: null, selectCanClose: false },
    },
  },
  {
    title: '[10.8] one is read',
    events: [open],
    ends: { value: 'opening', can: always, shows: { selectSheet: null, selectIsOpening: true } },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', lost)],
    ends: {
      value: 'unread',
      can: [...always, 'enquiry.retry'],
      shows: { selectSheet: null, selectIsUnread: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[10.8] lines are written',
    events: [...opened, choose('LINES'), event('line.added', { after: 1 }), event('line.added', { after: 2 })],
    ends: {
      value: 'open',
      can: [...editing, 'line.changed', 'line.removed', 'text.typed'],
      shows: {
        ...editable,
        ...{ selectWay: 'LINES', selectLines: [line, line, line], selectCanAddLine: true, selectCanRemoveLine: true },
      },
    },
  },
  {
    title: '[7.5] it is turned down with a reason',
    events: [...opened, choose('DECLINE'), event('text.typed', { field: 'reason', text: '停接' })],
    ends: {
      value: 'open',
      can: [...editing, 'text.typed', 'preview.ask'],
      shows: { ...editable, selectWay: 'DECLINE', selectTexts: { ...texts, reason: '停接' }, selectCanPreview: true },
    },
  },
  { title: '[10.8] a file comes', events: [...opened, view], ends: { value: 'readingFile', can: [], shows: busy } },
  {
    title: '[10.8] its picture is open',
    events: [...opened, view, resolved('readFile', samplePicture)],
    ends: {
      value: 'open',
      can: [...always, 'way.chosen', 'file.close'],
      shows: { ...editable, selectPicture: { file: sampleFile, address: samplePicture } },
    },
  },
  {
    title: '[10.8] the preview comes',
    events: [...offered, ask],
    ends: { value: 'previewing', can: [], shows: { ...busy, ...chosen, selectIsPreviewing: true } },
  },
  {
    title: '[10.8] it is previewed',
    events: toPreviewed,
    ends: {
      value: 'previewed',
      can: [...always, 'answer.send', 'preview.leave'],
      shows: { ...chosen, selectPreview: samplePreview, selectCanSend: true },
    },
  },
]);
