import { page } from 'vitest/browser';
import { enquiries } from '#copy/enquiry/own.ts';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { answeredElsewhere } from '#machines/operator-enquiry/operator-enquiry.cases.ts';
import {
  answeredSheet,
  declinedPreview,
  sampleFile,
  sampleId,
  samplePicture,
  samplePreview,
  sampleSheet,
} from '#machines/operator-enquiry/operator-enquiry.sample.ts';
import { subject } from '#stories/operator-enquiry/operator-enquiry.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorEnquiryModel } from './operator-enquiry.model.ts';

const choose = (name: string) => page.getByRole('radio', { name }).click();
const lost = new Error('没有网络');
const answered = resolved('readSheet', answeredSheet);
const OFFER = '中远海运';

walkView('[10.8] one enquiry', operatorEnquiryModel, subject, ({ press, type, keys, happens, sees }) => ({
  gestures: {
    'open one': () => happens(event('enquiry.open', { id: sampleId })),
    'it comes': () => happens(resolved('readSheet', sampleSheet)),
    'nothing comes': () => happens(rejected('readSheet', lost)),
    'try again': () => press('重试'),
    leave: () => keys('{Escape}'),
    'open its picture': () => press(`${words.view} ${sampleFile.name}`),
    'the picture is there': () => happens(resolved('readFile', samplePicture)),
    'close its picture': () => press(`${words.hide} ${sampleFile.name}`),
    'take our prices': () => choose(words.ways.OFFERS),
    'write lines': () => choose(words.ways.LINES),
    'give no price': () => choose(words.ways.DECLINE),
    'choose a price': () => page.getByRole('checkbox', { name: OFFER }).click(),
    'write a wrong price': async () => {
      await page.getByRole('combobox', { name: words.fee }).selectOptions('OF');
      await type(words.unitPrice, '850.123');
    },
    'write the line': () => type(words.unitPrice, '850'),
    'add a line': () => press(words.add),
    'remove a line': () => press(words.remove(2)),
    'say why': () => type(words.reason, '该航次停接'),
    'look at it': () => press(words.preview),
    'it comes back': () => happens(resolved('preview', declinedPreview)),
    'the preview is there': () => happens(resolved('preview', samplePreview)),
    'a user was first': () => happens(rejected('preview', answeredElsewhere), answered),
    'go back by key': () => keys('{Escape}'),
    'send it': () => press(words.send),
    'it holds': () => happens(resolved('answer', null)),
    'its answer comes': () => happens(answered),
    'it is lost': () => happens(rejected('answer', lost)),
  },
  checks: {
    'none is open': sees({ says: [words.choose] }),
    'it is read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络'], shows: { button: ['重试'] } }),
    'it stands there in full': sees({
      says: ['上海 CNSHA', '1230', '20GP×2', '14,400 kg', '2026-10-20 至 2026-10-30', '中远海运', '拖车', '周样本'],
      hides: { img: [words.picture(sampleFile.name)] },
      off: [words.preview],
    }),
    'the picture comes': sees({ hides: { img: [words.picture(sampleFile.name)] } }),
    'the picture is open': sees({ shows: { img: [words.picture(sampleFile.name)] } }),
    'a price is due': sees({ says: [words.offers], off: [words.preview] }),
    'a line is due': sees({ shows: { group: [words.line(1)] }, off: [words.preview] }),
    'two lines are due': sees({ shows: { group: [words.line(1), words.line(2)] } }),
    'a price is wrong': sees({ errors: { [words.unitPrice]: words.priceError }, off: [words.preview] }),
    'a reason is due': sees({ says: [words.reasonHelp], off: [words.preview] }),
    'the reason is whole': sees({ values: { [words.reason]: '该航次停接' } }),
    'the reason is previewed': sees({ shows: { button: [words.preview] } }),
    'the customer would read the reason': sees({
      says: ['该航次停接', words.previewNote],
      focus: `${words.previewed}${enquiries.status.declined}`,
    }),
    'the answer is whole': sees({ shows: { button: [words.preview] } }),
    'the preview comes': sees({ shows: { button: [words.preview] } }),
    'it is previewed': sees({
      says: [words.previewNote, enquiries.option(1), '1,700.00'],
      hides: { link: [enquiries.order] },
    }),
    'it is written again': sees({ lacks: [words.previewNote], shows: { button: [words.preview] } }),
    'it is sent': sees({ says: [words.previewNote], shows: { button: [words.send] } }),
    'it is read once more': sees({
      says: [words.done.answered],
      lacks: [words.over],
      hides: { button: [words.preview, words.send] },
    }),
    'it was sent': sees({
      says: [words.done.answered, words.reply, words.over],
      hides: { button: [words.preview] },
    }),
    'it may be sent again': sees({ says: ['没有网络', words.previewNote], shows: { button: [words.send] } }),
    'notified of the other': sees({ says: ['刚刚有人答复了', words.over], focus: words.reply }),
  },
}));
