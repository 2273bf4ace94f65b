import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { feeCodes } from '#domain/reference/fee-codes.ts';
import {
  type OperatorEnquiryRef,
  type OperatorEnquirySnapshot,
  type PriceLine,
  selectCanEdit,
  selectLines,
  selectSheet,
  selectTexts,
  selectWay,
} from '#machines/operator-enquiry/index.ts';
import { sampleFile } from '#machines/operator-enquiry/operator-enquiry.sample.ts';
import { OperatorEnquiry } from '#src/operator/enquiry/OperatorEnquiry.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const nameIn = (list: readonly { code: string; nameCn: string }[], code: string, none: string) =>
  list.find((one) => one.code === code)?.nameCn ?? none;

function lineTexts({ feeCode, currency, ctnType }: PriceLine): string[] {
  const fee = feeCodes.find(({ code }) => code === feeCode);
  return [
    fee === undefined ? KIT.pleaseChoose : words.feeName(fee.nameCn, fee.code),
    nameIn(currencies, currency, words.usualCurrency),
    ctnType || words.noBox,
  ];
}

/** Values of the enabled selects of the lines, and the buttons of all lines but the first. */
function lineControls(snapshot: AnyMachineSnapshot): readonly string[] {
  const seen = snapshot as OperatorEnquirySnapshot;
  if (!selectCanEdit(seen) || selectWay(seen) !== 'LINES') return [];
  const lines = selectLines(seen);
  const { carrier, base } = selectTexts(seen);
  const sheet = selectSheet(seen);
  const carried =
    sheet !== null && sheet.bases.length > 0
      ? nameIn(sheet.bases, base, words.noBase)
      : nameIn(sheet?.carriers ?? [], carrier, words.noCarrier);
  const more = lines.length > 1 ? [words.add] : [];
  return [...lines.flatMap(lineTexts), carried, ...more, ...lines.slice(1).map((_, index) => words.remove(index + 2))];
}

export const subject: Subject = {
  entry: entryOf('operator-enquiry'),
  render: (actor) => <OperatorEnquiry actor={actor as OperatorEnquiryRef} toList={nothing} />,
  controls: {
    'enquiry.close': words.close,
    'enquiry.retry': KIT.retry,
    'line.added': words.add,
    'line.removed': words.remove(1),
    'preview.ask': words.preview,
    'preview.leave': words.back,
    'answer.send': words.send,
    'file.open': `${words.view} ${sampleFile.name}`,
    'file.close': `${words.hide} ${sampleFile.name}`,
  },
  besides: lineControls,
};
