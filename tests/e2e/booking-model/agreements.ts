import { booking as words } from '#copy/booking/frame.ts';
import { reading } from '#copy/booking/outcome.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { readAgreement } from '../../kit/booking-page.ts';
import { fails } from './calls.ts';
import type { BookingWalk, Screen } from './walk.ts';

export const agreementScreens = (walk: BookingWalk): Screen => ({
  gestures: {
    order: async () => {
      await walk.page.clock.resume();
      walk.calls.agreement.hold();
      await walk.press(words.submit);
    },
    'they come': () => walk.calls.agreement.pass(),
    'they do not come': () => walk.calls.agreement.pass(fails),
    'ask for them again': async () => {
      walk.calls.agreement.hold();
      await walk.press(words.failure.agreement.retry);
    },
    'rather go back': async () => {
      walk.calls.agreement.pass();
      await walk.press(words.mend);
    },
    'close them unread': () => walk.text(seaFreightCharges.title).getByRole('button', { name: reading.close }).click(),
    'agree to the charges': () => readAgreement(walk.page, walk.hand()),
    'agree to the protocol': async () => {
      walk.calls.record.hold();
      await readAgreement(walk.page, walk.hand());
    },
    'it is recorded': () => {
      walk.forgetPerson();
      walk.calls.orders.hold();
      walk.calls.record.pass();
    },
    'it is not recorded': () => walk.calls.record.pass(fails),
    'read it again': () => walk.press(words.failure.agreement.retry),
  },
  checks: {
    'waiting for the charges': walk.isBusy,
    'reported they did not come': () => walk.says(words.failure.agreement.title),
    'reading the charges': () => walk.text(seaFreightCharges.title).waitFor(),
    'reading the protocol': () => walk.text(dangerousGoodsProtocol.title).waitFor(),
    'waiting for the record': walk.isBusy,
    'shown it is not recorded': () => walk.says(words.failure.agreement.title),
  },
});
