import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type OperatorStaffRef,
  type OperatorStaffSnapshot,
  type SecretPart,
  selectAct,
  selectColleagues,
  selectCopied,
  selectIsBrowsing,
  selectIsCopying,
  selectSelf,
} from '#machines/operator-staff/index.ts';
import { OperatorStaff } from '#src/operator/staff/OperatorStaff.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const PARTS: readonly SecretPart[] = ['password', 'secret'];

/** The buttons of every row, and those of the set-up that copy and are not busy. */
function besides(given: AnyMachineSnapshot): string[] {
  const snapshot = given as OperatorStaffSnapshot;
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
  entry: entryOf('operator-staff'),
  render: (actor) => <OperatorStaff actor={actor as OperatorStaffRef} />,
  controls: {
    'list.renew': (snapshot) => ((snapshot as OperatorStaffSnapshot).matches('unread') ? KIT.retry : words.renew),
    'staff.add': words.add,
    'draft.submit': words.next,
    'draft.drop': words.drop,
    'act.keep': words.keep,
    'act.confirm': (snapshot) => words.confirms[selectAct(snapshot as OperatorStaffSnapshot) ?? 'add'],
    'secrets.close': words.close,
  },
  besides,
};
