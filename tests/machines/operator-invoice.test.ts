import { expect } from 'vitest';
import { operatorInvoiceMachine } from '#machines/operator-invoice/index.ts';
import { decidedElsewhere, operatorInvoiceCases } from '#machines/operator-invoice/operator-invoice.cases.ts';
import {
  issuedSheet,
  refusedSheet,
  sampleFile,
  sampleId,
  samplePaper,
  sampleSheet,
  wrongFile,
} from '#machines/operator-invoice/operator-invoice.sample.ts';
import * as selectors from '#machines/operator-invoice/operator-invoice.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const closed = {
  ...{ parent: expect.anything(), id: null, sheet: null, file: null, fileError: null, reason: '' },
  ...{ refusal: null, done: null, copied: null, paper: { number: '', issuedOn: '' } },
};
const shown = { ...closed, id: sampleId, sheet: sampleSheet };
const open = event('invoice.open', { id: sampleId });
const other = event('invoice.open', { id: 'another' });
const close = event('invoice.close');
const choose = event('file.chosen', { file: sampleFile });
const write = Object.entries(samplePaper).map(([field, value]) => event('paper.typed', { field, value }));
const written = { ...shown, paper: samplePaper };
const readIssued = event('issued.read');
const remove = event('file.remove');
const issue = event('invoice.issue');
const reason = event('reason.typed', { reason: ' 抬头与税号不符 ' });
const refuse = event('invoice.refuse');
const text = { name: '纳税人识别号', text: sampleSheet.row.details.taxpayerId };
const copy = event('text.copy', text);
const lost = new Error('没有网络');
const read = resolved('readSheet', sampleSheet);
const opened = [open, read];

const numbered = event('paper.typed', { field: 'number', value: samplePaper.number });
const dated = event('paper.typed', { field: 'issuedOn', value: samplePaper.issuedOn });
const filled = [...opened, choose, numbered, dated];
const sampleReason = event('reason.typed', { reason: '抬头与税号不符' });
const onIt = { selectFile: sampleFile, selectPaper: samplePaper };
const usual = {
  selectId: sampleId,
  selectSheet: sampleSheet,
  selectFile: null,
  selectFileError: null,
  selectReason: '',
  selectStranded: null,
  selectRefusal: null,
  selectDone: null,
  selectCopied: null,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsIssuing: false,
  selectIsRefusing: false,
  selectCanOpen: true,
  selectCanClose: true,
  selectCanCopy: false,
  selectCanWrite: false,
  selectCanIssue: false,
  selectCanRefuse: false,
  selectPaper: { number: '', issuedOn: '' },
  selectIsNumberWrong: false,
  selectCanRemove: false,
  selectCanRead: false,
  selectIsReading: false,
};
const always = ['invoice.close', 'invoice.open'];
const readEvents = [...always, 'text.copy'];
const waiting = [...readEvents, 'file.chosen', 'paper.typed', 'reason.typed'];
const writable = { selectCanCopy: true, selectCanWrite: true };
const busy = { selectCanOpen: false, selectCanClose: false };

journeys(operatorInvoiceMachine, { ...operatorInvoiceCases, selectors, usual }, [
  {
    title: '[1.6] [10.8] one is opened, and the queue hears of it',
    events: opened,
    ends: {
      value: { open: 'shown' },
      context: shown,
      asked: { readSheet: [{ id: sampleId }] },
      sent: { parent: [{ type: 'invoice.changed', row: sampleSheet.row }] },
      can: waiting,
      shows: writable,
    },
  },
  {
    title: '[10.8] one that was not read says why and is read again',
    events: [open, rejected('readSheet', lost), event('invoice.retry')],
    ends: {
      value: 'opening',
      context: { ...closed, id: sampleId },
      asked: { readSheet: [{ id: sampleId }, { id: sampleId }] },
      can: always,
      shows: { selectSheet: null, selectIsOpening: true },
    },
  },
  {
    title: '[1.6] what goes into the tax system is copied by a press',
    events: [...opened, copy, resolved('copy', true)],
    ends: {
      value: { open: 'shown' },
      context: { ...shown, copied: { ...text, isThere: true } },
      asked: { copy: [{ text: text.text }] },
      can: waiting,
      shows: { ...writable, selectCopied: { ...text, isThere: true } },
    },
  },
  {
    title: '[1.6] another thing may be copied before the first is there, and the rest goes on',
    events: [...opened, copy, event('text.copy', { name: '发票抬头', text: '示例化工' }), reason],
    ends: {
      value: { open: 'copying' },
      context: {
        ...shown,
        ...{ copied: { name: '发票抬头', text: '示例化工', isThere: false }, reason: ' 抬头与税号不符 ' },
      },
      asked: { copy: [{ text: text.text }, { text: '示例化工' }] },
    },
  },
  {
    title: '[1.6] a clipboard that is refused is reported',
    events: [...opened, copy, resolved('copy', false)],
    ends: { value: { open: 'shown' }, context: { ...shown, copied: { ...text, isThere: false } } },
  },
  {
    title: '[1.6] and one that fails',
    events: [...opened, copy, rejected('copy', lost)],
    ends: { value: { open: 'shown' }, context: { ...shown, copied: { ...text, isThere: false } } },
  },
  {
    title: '[1.6] the electronic invoice is chosen and handed over, and not again',
    events: [
      ...[
        ...opened,
        issue,
        choose,
        issue,
        ...write,
        issue,
        resolved('issue', null),
        resolved('readSheet', issuedSheet),
      ],
      ...[choose, ...write, issue, reason, refuse, remove],
    ],
    ends: {
      value: { open: 'shown' },
      context: { ...shown, sheet: issuedSheet, done: 'issued' },
      asked: { issue: [{ invoiceId: sampleId, key: sampleFile.key, ...samplePaper }] },
      sent: {
        parent: [
          { type: 'invoice.changed', row: sampleSheet.row },
          { type: 'invoice.changed', row: issuedSheet.row },
        ],
      },
      can: [...readEvents, 'issued.read'],
      shows: { selectSheet: issuedSheet, selectDone: 'issued', selectCanCopy: true, selectCanRead: true },
    },
  },
  {
    title: '[1.6] what was handed over is seen again, and nothing where nothing was',
    events: [
      open,
      resolved('readSheet', sampleSheet),
      readIssued,
      open,
      resolved('readSheet', issuedSheet),
      readIssued,
    ],
    ends: {
      value: { open: 'reading' },
      context: { ...shown, sheet: issuedSheet },
      asked: { readIssued: [{ sheet: issuedSheet }] },
      can: [...readEvents],
      shows: { selectSheet: issuedSheet, selectCanCopy: true, selectIsReading: true },
    },
  },
  {
    title: '[1.6] once it is there the rest goes on',
    events: [open, resolved('readSheet', issuedSheet), readIssued, resolved('readIssued', null)],
    ends: { value: { open: 'shown' }, context: { ...shown, sheet: issuedSheet } },
  },
  {
    title: '[1.6] that it did not come is shown',
    events: [open, resolved('readSheet', issuedSheet), readIssued, rejected('readIssued', lost)],
    ends: { value: { open: 'shown' }, context: { ...shown, sheet: issuedSheet, refusal: '没有网络' } },
  },
  {
    title: '[1.6] an invoice without its number, or with half of one, is not handed over',
    events: [...opened, choose, write[1]!, event('paper.typed', { field: 'number', value: '2650200000' }), issue],
    ends: {
      value: { open: 'shown' },
      context: { ...shown, file: sampleFile, paper: { ...samplePaper, number: '2650200000' } },
      asked: { issue: [] },
    },
  },
  {
    title: '[1.6] a file that is no PDF is not taken',
    events: [...opened, event('file.chosen', { file: wrongFile }), issue],
    ends: {
      value: { open: 'shown' },
      context: { ...shown, fileError: 'WRONG_TYPE' },
      asked: { issue: [] },
      can: waiting,
      shows: { ...writable, selectFileError: 'WRONG_TYPE' },
    },
  },
  {
    title: '[1.6] nor an empty one, in the place of one that was',
    events: [...opened, choose, event('file.chosen', { file: { ...sampleFile, size: 0 } })],
    ends: { value: { open: 'shown' }, context: { ...shown, fileError: 'EMPTY' } },
  },
  {
    title: '[1.6] nor one that is too large',
    events: [...opened, event('file.chosen', { file: { ...sampleFile, size: 21 * 1024 * 1024 } })],
    ends: { value: { open: 'shown' }, context: { ...shown, fileError: 'TOO_LARGE' } },
  },
  {
    title: '[1.6] one that was chosen by mistake is taken away',
    events: [...opened, choose, remove],
    ends: { value: { open: 'shown' }, context: shown },
  },
  {
    title: '[1.6] what did not arrive is kept to be sent again',
    events: [...opened, choose, ...write, issue, rejected('issue', lost)],
    ends: { value: { open: 'shown' }, context: { ...written, file: sampleFile, refusal: '没有网络' } },
  },
  {
    title: '[1.6] sending again takes the reason away',
    events: [...opened, choose, ...write, issue, rejected('issue', lost), issue],
    ends: {
      value: 'issuing',
      context: { ...written, file: sampleFile },
      can: [],
      shows: { ...busy, ...onIt, selectIsIssuing: true },
    },
  },
  ...(
    [
      ['another file', choose, {}],
      ['a number', write[0]!, {}],
      ['no file', remove, { file: null }],
    ] as const
  ).map(([what, step, more]) => ({
    title: `[1.6] what did not arrive is reported until the next step: ${what}`,
    events: [...opened, choose, ...write, issue, rejected('issue', lost), step],
    ends: { value: { open: 'shown' }, context: { ...written, file: sampleFile, ...more } },
  })),
  {
    title: '[1.6] its number goes without the blanks around it',
    events: [
      ...[...opened, choose, ...write, event('paper.typed', { field: 'number', value: ` ${samplePaper.number} ` })],
      issue,
    ],
    ends: {
      value: 'issuing',
      context: { ...written, file: sampleFile, paper: { ...samplePaper, number: ` ${samplePaper.number} ` } },
      asked: { issue: [{ invoiceId: sampleId, key: sampleFile.key, ...samplePaper }] },
    },
  },
  {
    title: '[1.6] [10.8] of two operators the second is notified, and reads what the first did',
    events: [
      ...[...opened, reason, choose, ...write, issue, rejected('issue', decidedElsewhere)],
      resolved('readSheet', refusedSheet),
    ],
    ends: {
      value: { open: 'shown' },
      context: {
        ...written,
        ...{ sheet: refusedSheet, reason: ' 抬头与税号不符 ', refusal: decidedElsewhere.message },
      },
    },
  },
  {
    title: '[1.6] it is refused with a reason without blanks around, and not again',
    events: [
      ...[...opened, refuse, reason, refuse, resolved('refuse', null), resolved('readSheet', refusedSheet)],
      ...[reason, refuse],
    ],
    ends: {
      value: { open: 'shown' },
      context: { ...shown, sheet: refusedSheet, done: 'refused' },
      asked: { refuse: [{ invoiceId: sampleId, reason: '抬头与税号不符' }] },
    },
  },
  {
    title: '[1.6] blanks are no reason',
    events: [...opened, event('reason.typed', { reason: ' ' }), refuse],
    ends: { value: { open: 'shown' }, context: { ...shown, reason: ' ' }, asked: { refuse: [] } },
  },
  {
    title: '[1.6] a refusal that did not arrive is reported until it is written on',
    events: [...opened, reason, refuse, rejected('refuse', lost)],
    ends: { value: { open: 'shown' }, context: { ...shown, reason: ' 抬头与税号不符 ', refusal: '没有网络' } },
  },
  {
    title: '[1.6] written on, it is no longer shown',
    events: [...opened, reason, refuse, rejected('refuse', lost), reason],
    ends: { value: { open: 'shown' }, context: { ...shown, reason: ' 抬头与税号不符 ' } },
  },
  {
    title: '[1.6] or tried once more',
    events: [...opened, reason, refuse, rejected('refuse', lost), refuse],
    ends: { value: 'refusing', context: { ...shown, reason: ' 抬头与税号不符 ' } },
  },
  {
    title: '[1.6] [10.8] a refusal that comes second stays beside what the first did',
    events: [
      ...[...opened, choose, reason, refuse, rejected('refuse', decidedElsewhere)],
      resolved('readSheet', issuedSheet),
    ],
    ends: {
      value: { open: 'shown' },
      context: {
        ...shown,
        ...{ sheet: issuedSheet, reason: ' 抬头与税号不符 ', refusal: decidedElsewhere.message },
      },
    },
  },
  {
    title: '[1.6] [10.8] and a file that was not taken is no longer shown',
    events: [
      ...[...opened, event('file.chosen', { file: wrongFile }), reason, refuse],
      ...[rejected('refuse', decidedElsewhere), resolved('readSheet', issuedSheet)],
    ],
    ends: {
      value: { open: 'shown' },
      context: {
        ...shown,
        ...{ sheet: issuedSheet, reason: ' 抬头与税号不符 ', refusal: decidedElsewhere.message },
      },
    },
  },
  {
    title: '[10.8] another takes its place with nothing of it left',
    events: [...opened, choose, reason, other],
    ends: { value: 'opening', context: { ...closed, id: 'another' } },
  },
  {
    title: '[10.8] another while the first is read',
    events: [open, other],
    ends: {
      value: 'opening',
      context: { ...closed, id: 'another' },
      asked: { readSheet: [{ id: sampleId }, { id: 'another' }] },
    },
  },
  {
    title: '[10.8] another after the first was not',
    events: [open, rejected('readSheet', lost), other],
    ends: { value: 'opening', context: { ...closed, id: 'another' } },
  },
  {
    title: '[10.8] closed, which others are notified',
    events: [...opened, choose, close],
    ends: { value: 'closed', context: closed, did: { leave: [{ id: sampleId }] } },
  },
  { title: '[10.8] closed while it is read', events: [open, close], ends: { value: 'closed', context: closed } },
  {
    title: '[10.8] closed after it was not read',
    events: [open, rejected('readSheet', lost), close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.8] none is open',
    events: [],
    ends: {
      value: 'closed',
      can: ['invoice.open'],
      shows: { selectId: null, selectSheet: null, selectCanClose: false },
    },
  },
  {
    title: '[10.8] it was not read',
    events: [open, rejected('readSheet', new Error('没有网络'))],
    ends: {
      value: 'unread',
      can: [...always, 'invoice.retry'],
      shows: { selectSheet: null, selectIsUnread: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[1.6] one thing of it is copied',
    events: [...opened, copy],
    ends: { value: { open: 'copying' }, can: waiting, shows: writable },
  },
  {
    title: '[1.6] its file is chosen',
    events: [...opened, choose],
    ends: {
      value: { open: 'shown' },
      can: [...waiting, 'file.remove'],
      shows: { ...writable, selectFile: sampleFile, selectCanRemove: true },
    },
  },
  {
    title: '[1.6] what stands on it is written',
    events: filled,
    ends: {
      value: { open: 'shown' },
      can: [...waiting, 'file.remove', 'invoice.issue'],
      shows: { ...writable, ...onIt, selectCanRemove: true, selectCanIssue: true },
    },
  },
  {
    title: '[1.6] its number has as many figures as none has',
    events: [...opened, event('paper.typed', { field: 'number', value: '265020000' })],
    ends: {
      value: { open: 'shown' },
      can: waiting,
      shows: { ...writable, selectPaper: { number: '265020000', issuedOn: '' }, selectIsNumberWrong: true },
    },
  },
  {
    title: '[1.6] why it is not issued is written',
    events: [...opened, sampleReason],
    ends: {
      value: { open: 'shown' },
      can: [...waiting, 'invoice.refuse'],
      shows: { ...writable, selectReason: '抬头与税号不符', selectCanRefuse: true },
    },
  },
  {
    title: '[1.6] it is refused',
    events: [...opened, sampleReason, event('invoice.refuse')],
    ends: { value: 'refusing', can: [], shows: { ...busy, selectReason: '抬头与税号不符', selectIsRefusing: true } },
  },
  {
    title: '[1.6] [10.8] another user was first, and what was written is still there',
    events: [
      ...[...opened, sampleReason, event('invoice.refuse')],
      ...[rejected('refuse', decidedElsewhere), resolved('readSheet', refusedSheet)],
    ],
    ends: {
      value: { open: 'shown' },
      can: readEvents,
      shows: {
        ...{ selectSheet: refusedSheet, selectReason: '抬头与税号不符', selectStranded: '抬头与税号不符' },
        ...{ selectRefusal: decidedElsewhere.message, selectCanCopy: true },
      },
    },
  },
]);
