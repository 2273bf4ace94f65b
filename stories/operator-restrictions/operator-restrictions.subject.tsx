import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  hasCompatibilityGroups,
  mayNamePackingGroup,
  type OperatorRestrictionsRef,
  type OperatorRestrictionsSnapshot,
  selectCanAdd,
  selectDraft,
  selectFilters,
  selectIsOpen,
  selectIsWriting,
  selectRows,
} from '#machines/operator-restrictions/index.ts';
import { OperatorRestrictions } from '#src/operator/restrictions/OperatorRestrictions.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The buttons of every row, and what the selects that work show. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as OperatorRestrictionsSnapshot;
  const draft = selectDraft(snapshot);
  const rows = selectCanAdd(snapshot) ? (selectRows(snapshot) ?? []) : [];
  return [
    ...(selectIsOpen(snapshot) ? [words.find, words.states[selectFilters(snapshot).state]] : []),
    ...rows.flatMap((row) =>
      [words.edit, ...(row.state === 'ENDED' ? [] : [words.end])].map(
        (act) => `${act} ${row.partyName} ${words.what(row)}`,
      ),
    ),
    ...(selectIsWriting(snapshot) && draft !== null
      ? [
          words.parties[draft.partyKind],
          draft.dgClass === '1' ? words.allExplosives : draft.dgClass || words.anyClass,
          draft.subsidiaryClass || words.anyClass,
          ...(hasCompatibilityGroups(draft.dgClass) ? [draft.compatibilityGroup || words.anyClass] : []),
          ...(mayNamePackingGroup(draft.dgClass) ? [draft.packingGroup || words.anyClass] : []),
          draft.limitedQuantity === 'ONLY' || draft.limitedQuantity === 'EXCEPT'
            ? words.limited[draft.limitedQuantity]
            : words.anyLimited,
        ]
      : []),
  ];
}

export const subject: Subject = {
  entry: entryOf('operator-restrictions'),
  render: (actor) => <OperatorRestrictions actor={actor as OperatorRestrictionsRef} />,
  controls: {
    'list.renew': (snapshot) =>
      (snapshot as OperatorRestrictionsSnapshot).matches('unread') ? KIT.retry : words.renew,
    'list.more': words.more,
    'row.add': words.add,
    'draft.submit': words.consider,
    'draft.change': words.change,
    'draft.save': words.save,
    'draft.drop': words.drop,
    'mine.keep': words.keepMine,
    'theirs.take': words.takeTheirs,
    'end.keep': words.keep,
    'end.confirm': words.confirm,
  },
  besides,
};
