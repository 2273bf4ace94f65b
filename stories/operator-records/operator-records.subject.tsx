import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorCodes as words } from '#copy/operator/company.ts';
import type { CodeKind } from '#domain/reference/code-kinds.ts';
import {
  type OperatorRecordsRef,
  type OperatorRecordsSnapshot,
  selectDraft,
  selectFilters,
  selectIsBrowsing,
  selectIsWriting,
  selectRow,
  selectRows,
} from '#machines/operator-records/index.ts';
import { fieldsOfCode } from '#src/operator/records/fields.ts';
import { OperatorCodes } from '#src/operator/records/OperatorCodes.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The button of every row, and what the selects that work show. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as OperatorRecordsSnapshot;
  const kind = selectFilters(snapshot).kind as CodeKind;
  const draft = selectDraft(snapshot);
  const rows = selectIsBrowsing(snapshot) ? (selectRows(snapshot) ?? []) : [];
  const choices =
    selectIsWriting(snapshot) && draft !== null
      ? fieldsOfCode(kind, selectRow(snapshot)).filter((field) => field.choices !== undefined)
      : [];
  return [
    ...(selectIsBrowsing(snapshot) ? [words.find, words.kinds[kind]] : []),
    ...rows.map(({ id, fields }) => `${words.edit} ${id} ${fields.nameCn}`),
    ...choices.map(
      ({ name, choices: all = [] }) => all.find(({ value }) => value === draft?.[name])?.label ?? KIT.pleaseChoose,
    ),
  ];
}

export const subject: Subject = {
  entry: entryOf('operator-records'),
  render: (actor) => <OperatorCodes actor={actor as OperatorRecordsRef} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as OperatorRecordsSnapshot).matches('unread') ? KIT.retry : words.renew),
    'list.more': words.more,
    'row.add': (snapshot) =>
      words.add(words.kinds[selectFilters(snapshot as OperatorRecordsSnapshot).kind as CodeKind]),
    'draft.save': words.save,
    'draft.drop': words.drop,
  },
  besides,
};
