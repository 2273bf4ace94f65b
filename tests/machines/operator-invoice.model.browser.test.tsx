import { page } from 'vitest/browser';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import { decidedElsewhere } from '#machines/operator-invoice/operator-invoice.cases.ts';
import {
  issuedSheet,
  refusedSheet,
  sampleFile,
  sampleId,
  samplePaper,
  sampleSheet,
  wrongFile,
} from '#machines/operator-invoice/operator-invoice.sample.ts';
import { subject } from '#stories/operator-invoice/operator-invoice.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorInvoiceModel } from './operator-invoice.model.ts';

const lost = new Error('没有网络');
const REASON = '抬头与税号不符';
const taxpayerId = words.fields.taxpayerId;
const choose = (name: string) => page.getByLabelText(words.file, { exact: true }).upload(new File(['%PDF'], name));

walkView(
  '[1.6] an invoice that was asked for',
  operatorInvoiceModel,
  subject,
  ({ press, type, keys, happens, sees }) => ({
    gestures: {
      'open one': () => happens(event('invoice.open', { id: sampleId })),
      'it comes': () => happens(resolved('readSheet', sampleSheet)),
      'nothing comes': () => happens(rejected('readSheet', lost)),
      'try again': () => press('重试'),
      leave: () => keys('{Escape}'),
      'copy its number': () => press(`${words.copy} ${taxpayerId}`),
      'the clipboard takes it': () => happens(resolved('copy', true)),
      'it is refused there': () => happens(resolved('copy', false)),
      'choose its file': () => choose(sampleFile.name),
      'choose a picture': () => choose(wrongFile.name),
      'write half of it': () => type(words.invoiceNumber, '2650200000'),
      'write its number': async () => {
        await type(words.invoiceNumber, samplePaper.number);
        await page.getByLabelText(words.issuedOn).fill(samplePaper.issuedOn);
      },
      'look at it again': () => press(words.downloadHanded),
      'take it away': () => press(words.remove),
      'hand it over': () => press(words.hand),
      'it arrives': () => happens(resolved('issue', null), resolved('readSheet', issuedSheet)),
      'it is lost': () => happens(rejected('issue', lost)),
      'write why not': () => type(words.reason, REASON),
      'refuse it': () => press(words.refuse),
      'it holds': () => happens(resolved('refuse', null), resolved('readSheet', refusedSheet)),
      'a user was first': () => happens(rejected('refuse', decidedElsewhere), resolved('readSheet', issuedSheet)),
    },
    checks: {
      'none is open': sees({ says: [words.choose] }),
      'it is read': sees({ says: [words.reading] }),
      'shown why': sees({ says: ['没有网络'], shows: { button: ['重试'] } }),
      'it stands there in full': sees({
        says: [
          ...[sampleSheet.row.details.companyName, sampleSheet.row.details.taxpayerId, '1,860.00', '3,450.00'],
          ...['FCL26101200007', 'FCL26101200008', words.statuses.requested, '12000000001'],
        ],
        off: [words.hand, words.refuse],
      }),
      'it is copied': sees({ lacks: [words.copied(taxpayerId)] }),
      'shown that it is there': sees({ says: [words.copied(taxpayerId)] }),
      'shown that it is not': sees({ says: [words.notCopied(taxpayerId)] }),
      'shown that it is no PDF': sees({ says: [words.fileErrors.WRONG_TYPE], off: [words.hand] }),
      'its number is asked for': sees({ says: [sampleFile.name], off: [words.hand] }),
      'shown what a number is': sees({ says: [words.invoiceNumberWrong], off: [words.hand] }),
      'it is fetched': sees({ says: [sampleFile.name] }),
      'it may be handed over': sees({ says: [sampleFile.name], shows: { button: [words.hand, words.remove] } }),
      'none is chosen': sees({ lacks: [sampleFile.name], off: [words.hand] }),
      'it is on its way': sees({ says: [sampleFile.name], locked: [words.reason] }),
      'it was handed over': sees({
        focus: words.done.issued,
        says: [sampleFile.name, samplePaper.number, samplePaper.issuedOn, words.statuses.issued],
        hides: { button: [words.hand, words.refuse] },
      }),
      'still chosen': sees({ says: ['没有网络', sampleFile.name], shows: { button: [words.hand] } }),
      'it may be refused': sees({ values: { [words.reason]: REASON }, shows: { button: [words.refuse] } }),
      'it is being refused': sees({ locked: [words.reason] }),
      'it was refused': sees({
        focus: words.done.refused,
        says: [REASON, words.statuses.refused],
        hides: { button: [words.hand] },
      }),
      'notified of the other': sees({
        says: [decidedElsewhere.message, words.stranded, REASON],
        hides: { button: [words.refuse] },
      }),
    },
  }),
);
