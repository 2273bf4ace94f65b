import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { devices as words } from '#copy/user-centre/account.ts';
import { oldOffice, phone } from '#machines/devices/devices.cases.ts';
import { type DevicesRef, type DevicesSnapshot, selectDevices } from '#machines/devices/index.ts';
import { Devices } from '#src/features/user-centre/devices/Devices.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const endPhone = words.endOf('Safari，iPhone', '2026-01-14 17:00');
export const endOffice = words.endOf('Chrome，Windows', '2026-01-03 15:00');

const elsewhere = [phone, oldOffice].map(({ sessionId }) => sessionId);

/** Each sign-in elsewhere has a button of its own, but for the one that is asked about. */
const besides = (snapshot: AnyMachineSnapshot): readonly string[] =>
  selectDevices(snapshot as DevicesSnapshot).flatMap(({ sessionId }) =>
    elsewhere.includes(sessionId) && snapshot.can({ type: 'devices.end', sessionId }) ? [words.end] : [],
  );

export const subject: Subject = {
  entry: entryOf('devices'),
  render: (actor) => <Devices actor={actor as DevicesRef} />,
  controls: {
    'devices.retry': KIT.retry,
    'devices.endOthers': words.endOthers,
    'devices.confirm': words.confirm,
    'devices.cancel': words.keep,
    'devices.renew': words.renew,
  },
  besides,
};
