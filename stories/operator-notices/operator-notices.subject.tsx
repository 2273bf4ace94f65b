import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorNotices as words } from '#copy/operator/console.ts';
import {
  type OperatorNoticesRef,
  type OperatorNoticesSnapshot,
  selectIsBrowsing,
  selectNotices,
  selectState,
} from '#machines/operator-notices/index.ts';
import { OperatorNotices } from '#src/operator/notices/OperatorNotices.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The button of every row. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as OperatorNoticesSnapshot;
  if (!selectIsBrowsing(snapshot)) return [];
  const rows = selectState(snapshot) === 'dead' ? (selectNotices(snapshot) ?? []) : [];
  return rows.map(({ subject: of }) => `${words.send} ${of}`);
}

export const subject: Subject = {
  entry: entryOf('operator-notices'),
  render: (actor) => <OperatorNotices actor={actor as OperatorNoticesRef} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as OperatorNoticesSnapshot).matches('unread') ? KIT.retry : words.renew),
    'list.more': words.more,
  },
  besides,
};
