import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { deskNotices as words } from '#copy/operator/console.ts';
import {
  type DeskNoticesRef,
  type DeskNoticesSnapshot,
  selectIsBrowsing,
  selectNotices,
  selectState,
} from '#machines/desk-notices/index.ts';
import { DeskNotices } from '#src/operator/notices/DeskNotices.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The button of every row. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as DeskNoticesSnapshot;
  if (!selectIsBrowsing(snapshot)) return [];
  const rows = selectState(snapshot) === 'dead' ? (selectNotices(snapshot) ?? []) : [];
  return rows.map(({ subject: of }) => `${words.send} ${of}`);
}

export const subject: Subject = {
  entry: entryOf('desk-notices'),
  render: (actor) => <DeskNotices actor={actor as DeskNoticesRef} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as DeskNoticesSnapshot).matches('unread') ? KIT.retry : words.renew),
    'list.more': words.more,
  },
  besides,
};
