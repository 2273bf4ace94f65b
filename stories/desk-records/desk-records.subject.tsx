import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { deskCodes as words } from '#copy/operator/company.ts';
import type { CodeKind } from '#domain/reference/code-kinds.ts';
import {
  type DeskRecordsRef,
  type DeskRecordsSnapshot,
  selectDraft,
  selectFilters,
  selectIsBrowsing,
  selectIsWriting,
  selectRow,
  selectRows,
} from '#machines/desk-records/index.ts';
import { DeskCodes } from '#src/operator/records/DeskCodes.tsx';
import { fieldsOfCode } from '#src/operator/records/fields.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The button of every row, and what the selects that work show. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as DeskRecordsSnapshot;
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
  entry: entryOf('desk-records'),
  render: (actor) => <DeskCodes actor={actor as DeskRecordsRef} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as DeskRecordsSnapshot).matches('unread') ? KIT.retry : words.renew),
    'list.more': words.more,
    'row.add': (snapshot) => words.add(words.kinds[selectFilters(snapshot as DeskRecordsSnapshot).kind as CodeKind]),
    'draft.save': words.save,
    'draft.drop': words.drop,
  },
  besides,
};
