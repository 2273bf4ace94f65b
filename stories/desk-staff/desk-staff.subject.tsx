import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { deskStaff as words } from '#copy/operator/staff.ts';
import {
  type DeskStaffRef,
  type DeskStaffSnapshot,
  type SecretPart,
  selectAct,
  selectColleagues,
  selectCopied,
  selectIsBrowsing,
  selectIsCopying,
  selectSelf,
} from '#machines/desk-staff/index.ts';
import { DeskStaff } from '#src/operator/staff/DeskStaff.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const PARTS: readonly SecretPart[] = ['password', 'secret'];

/** The buttons of every row, and those of the set-up that copy and are not busy. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as DeskStaffSnapshot;
  const rows = selectIsBrowsing(snapshot) ? (selectColleagues(snapshot) ?? []) : [];
  const copying = selectIsCopying(snapshot) ? selectCopied(snapshot)?.part : null;
  return [
    ...rows.flatMap(({ name, disabledAt }) => [
      `${words.changeRoles} ${name}`,
      ...(name === selectSelf(snapshot)
        ? []
        : [words.acts.reset, disabledAt === null ? words.acts.disable : words.acts.enable].map(
            (act) => `${act} ${name}`,
          )),
    ]),
    ...(snapshot.matches('shown') ? PARTS.filter((part) => part !== copying) : []).map(
      (part) => `${words.copy} ${words.parts[part]}`,
    ),
  ];
}

export const subject: Subject = {
  entry: entryOf('desk-staff'),
  render: (actor) => <DeskStaff actor={actor as DeskStaffRef} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as DeskStaffSnapshot).matches('unread') ? KIT.retry : words.renew),
    'staff.add': words.add,
    'draft.submit': words.next,
    'draft.drop': words.drop,
    'act.keep': words.keep,
    'act.confirm': (snapshot) => words.confirms[selectAct(snapshot as DeskStaffSnapshot) ?? 'add'],
    'secrets.close': words.close,
  },
  besides,
};
