import { packingGroupText, dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import type { DgEntry } from '#machines/dangerous-lookup/index.ts';

type Named = Pick<
  DgEntry,
  'controls' | 'flashPoint' | 'mainClass' | 'nameCn' | 'packingGroups' | 'subsidiaryClasses' | 'unNo'
>;

const flashWords = (flashPoint: string | null) => {
  if (flashPoint === null) return '';
  return /^-?\d/.test(flashPoint) ? words.flash(flashPoint) : words.flashBySheet;
};

/** Names why the goods are controlled. */
export const controlWords = (controls: readonly string[]) =>
  controlNotices(controls).map(({ kind, condition }) => {
    const control = words.control[kind];
    return condition === null ? control : words.controlAbove(control, condition);
  });

/** Permits, class, subsidiary hazards, packing groups and flash point in one line. */
export const entryFacts = ({ controls, mainClass, subsidiaryClasses, packingGroups, flashPoint }: Named) =>
  words.summary(
    ...controlWords(controls),
    words.classOf(mainClass),
    subsidiaryClasses.length > 0 ? words.subsidiary(subsidiaryClasses.join('、')) : '',
    packingGroups.length > 0 ? packingGroupText(packingGroups) : '',
    flashWords(flashPoint),
  );

export const entryLine = (entry: Named) =>
  words.summary(`${words.title(entry.unNo)} ${entry.nameCn}`, entryFacts(entry));

/** Tank instruction of a row; a question mark where the list is uncertain. */
export const tankWords = (tank: string | null, none: string) => (tank === '?' ? words.doubt : (tank ?? none));

/** Limit per package on an aircraft. */
export const airWords = (quantity: string | null) => {
  if (quantity === null) return words.doubt;
  if (quantity === 'No limit') return words.unlimited;
  return quantity === 'X' ? words.forbidden : quantity;
};
