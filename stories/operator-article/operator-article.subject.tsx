import type { AnyMachineSnapshot } from 'xstate';
import { goodsChoices } from '#copy/booking/names.ts';
import { KIT } from '#copy/kit.ts';
import { operatorContent as words } from '#copy/operator/content.ts';
import { supplierQuote } from '#copy/procurement/market.ts';
import { kindOf } from '#domain/content/kinds.ts';
import {
  type OperatorArticleRef,
  type OperatorArticleSnapshot,
  selectCanOpenCertificates,
  selectCanWrite,
  selectForm,
  selectOpen,
  selectSaved,
  selectSchedule,
} from '#machines/operator-article/index.ts';
import { sampleFile } from '#machines/operator-article/operator-article.sample.ts';
import { OperatorArticle } from '#src/operator/article/OperatorContent.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const hold = ({ name, size }: File) => ({ ...sampleFile, name, size });

/** Buttons that add, move and remove blocks. */
function blockButtons(snapshot: AnyMachineSnapshot): string[] {
  const seen = snapshot as OperatorArticleSnapshot;
  const open = selectOpen(seen);
  if (open === null || !selectCanWrite(seen)) return [];
  const adding = kindOf(open.kind).blocks.filter((kind) => kind !== 'picture' && kind !== 'file');
  const { blocks } = selectForm(seen);
  const moving = blocks.flatMap(({ kind }, index) => {
    const name = words.block(index + 1, words.blockKinds[kind]);
    return [
      ...(index === 0 ? [] : [words.up(name)]),
      ...(index === blocks.length - 1 ? [] : [words.down(name)]),
      words.remove(name),
    ];
  });
  return [...adding.map((kind) => words.add(words.blockKinds[kind])), ...moving];
}

const choiceNames: Readonly<Record<string, string>> = words.choices;

/** A list to choose from is named by what is chosen in it, a box to tick by what it means. */
function listButtons(snapshot: AnyMachineSnapshot): string[] {
  const seen = snapshot as OperatorArticleSnapshot;
  if (!selectCanWrite(seen)) return [];
  const { fields, blocks } = selectForm(seen);
  const units = blocks.flatMap((block) => (block.kind === 'goods' ? [block.unit] : []));
  const lists = ['postKind', 'trade', 'payment', 'tax'].map((name) => choiceNames[fields[name] ?? '']);
  const ticks = fields.postKind === undefined ? [] : Object.values(goodsChoices.qualifications);
  return [...lists, ...ticks, ...units].filter((name) => name !== undefined);
}

/** One for each quote, and one for none. */
function choiceButtons(snapshot: AnyMachineSnapshot): string[] {
  const seen = snapshot as OperatorArticleSnapshot;
  const { quotes = [], decision } = selectSaved(seen) ?? {};
  if (decision !== undefined || !seen.can({ type: 'award.ask', quoteNo: null })) return [];
  return [...quotes.map(({ company }) => words.award(company)), words.chooseNone];
}

/** One for each certificate that came with a quote. */
function certificateButtons(snapshot: AnyMachineSnapshot): string[] {
  const seen = snapshot as OperatorArticleSnapshot;
  if (!selectCanOpenCertificates(seen)) return [];
  const goods = selectSaved(seen)?.content.blocks.flatMap((block) => (block.kind === 'goods' ? [block.nameCn] : []));
  const lines = (selectSaved(seen)?.quotes ?? []).flatMap((quote) => quote.lines);
  return lines.flatMap(({ lineNo, hasCertificate }) =>
    hasCertificate ? [supplierQuote.certificate(goods?.[lineNo - 1] ?? '')] : [],
  );
}

export const subject: Subject = {
  entry: entryOf('operator-article'),
  render: (actor) => <OperatorArticle actor={actor as OperatorArticleRef} hold={hold} toList={nothing} />,
  controls: {
    'article.close': words.close,
    'article.retry': KIT.retry,
    'leave.keep': words.leaveKeep,
    'leave.confirm': words.leaveConfirm,
    'article.save': words.save,
    'preview.open': words.preview,
    'publish.submit': (snapshot) => {
      const seen = snapshot as OperatorArticleSnapshot;
      return selectSchedule(seen).when === 'now' ? words.submitNow : words.submitLater;
    },
    'withdraw.ask': words.withdraw,
    'withdraw.keep': words.keep,
    'withdraw.confirm': words.confirm,
    'change.recall': words.recall,
    'award.keep': words.awardKeep,
    'award.confirm': words.awardConfirm,
    'theirs.take': words.theirs,
    'mine.keep': words.mine,
    'file.cancel': words.cancel,
  },
  besides: (snapshot) => [
    ...blockButtons(snapshot),
    ...listButtons(snapshot),
    ...choiceButtons(snapshot),
    ...certificateButtons(snapshot),
  ],
};
