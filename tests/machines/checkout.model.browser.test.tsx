import { expect } from 'vitest';
import { booking as words } from '#copy/booking/frame.ts';
import { CallFailure } from '#domain/failure.ts';
import {
  agreementText,
  checkoutInput,
  otherQuote,
  placedAnswer,
  checkoutQuote as quote,
} from '#machines/checkout/checkout.cases.ts';
import type { OrderAnswer } from '#machines/checkout/index.ts';
import { subject } from '#stories/checkout/checkout.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { checkoutModel } from './checkout.model.ts';

const { failure } = words;
const NO_SPACE = '舱位不足';
const spaceTaken = new CallFailure({ kind: 'refused', code: '10005003', message: NO_SPACE, status: 200 });
const { booker, completed, service } = checkoutInput;
const seen = { quote, part: JSON.stringify(service.priced(completed.form)) };
const input = { ...checkoutInput, completed: { ...completed, price: seen } };

walkView(
  '[4.31] from a filled form to its order',
  checkoutModel,
  subject,
  ({ driver, press, happens, sees, leaves }) => {
    /** Last price shown, compared with the next one. */
    let last = quote;
    const other = () => (last.quoteId === quote.quoteId ? otherQuote : quote);
    const priced = (next: typeof quote) => {
      last = next;
      return resolved('quote', next);
    };
    const answers = (answer: OrderAnswer) => () => happens(resolved('placeOrder', answer));
    const text = (kind: 'charge' | 'protocol') => resolved('loadAgreement', agreementText(kind));
    const read = (code: string) => resolved('reading', { kind: 'read', code });
    const nothing = sees({ hides: { button: Object.values(failure).map(({ retry }) => retry) } });
    const orders = () => {
      const keys = (driver.deeds.asked.placeOrder as { key: string }[]).map(({ key }) => key);
      expect([...new Set(keys)]).toEqual(['key-1']);
    };
    return {
      gestures: {
        'it is the one seen': () => happens(priced(last)),
        'it has risen': () => happens(priced(other())),
        'the space no longer exists': () => happens(rejected('quote', spaceTaken)),
        'ask for a price again': () =>
          press(driver.actor.getSnapshot().can(event('order.mend')) ? failure.refused.retry : failure.lapsed.retry),
        'go back to mend it': () => press(words.mend),
        'take the new one': () => press(words.price.accept),
        'leave it': () => press(words.price.decline),
        'wait until the price is over': () => happens(resolved('expiry')),
        order: () => happens(event('form.confirmed', { completed: { ...completed, price: null } })),
        'read both agreements': () =>
          happens(text('charge'), read('charge'), text('protocol'), read('protocol'), resolved('recordProtocol')),
        'they do not come': () => happens(rejected('loadAgreement', new Error('没有回应'))),
        'ask for them again': () => press(failure.agreement.retry),
        'rather go back': () => press(words.mend),
        'the order is taken': answers(placedAnswer),
        'there is no space by now': answers({ kind: 'refused', code: '10005003', message: NO_SPACE }),
        'the price has risen by now': async () => {
          const previous = last;
          last = other();
          await answers({ kind: 'changed', quote: last, previous })();
        },
        'the session is over by now': answers({ kind: 'expired' }),
        'ask to sign in again': async () => {
          const before = driver.deeds.sent.parent?.length ?? 0;
          await press(failure.signedOut.retry);
          expect(driver.deeds.sent.parent).toHaveLength(before + 1);
        },
        'sign in': () => happens(event('booker.arrived', { booker, completed: { ...completed, price: null } })),
        'the network is away': answers({ kind: 'offline' }),
        'the network is back': () => happens(event('connection.restored')),
        'the answer is lost': answers({ kind: 'unanswered', message: '没有回应' }),
        'send it again': () =>
          press(driver.deeds.asked.connection === undefined ? failure.unanswered.retry : failure.offline.retry),
        'the server finds the phone wrong': answers({
          kind: 'fields',
          fields: { contactPhone: '请输入正确的手机号码' },
          message: '填写内容有误',
        }),
      },
      checks: {
        'waiting for the price': nothing,
        'reported there is no space': sees({ says: [failure.refused.title, NO_SPACE] }),
        'before both prices': sees({ says: [words.price.changedLead] }),
        'reading the form through': nothing,
        'shown it is over': sees({ says: [failure.lapsed.title] }),
        'waiting for the charges': nothing,
        'reported they did not come': sees({ says: [failure.agreement.title, '没有回应'] }),
        'waiting for the answer': async () => {
          await nothing();
          orders();
        },
        'reported there is no space by now': sees({ says: [failure.refused.title, NO_SPACE] }),
        'before the price of the order': sees({ says: [words.price.changedLead] }),
        'waiting for the next price': nothing,
        'reading it through again': nothing,
        'asked to sign in': async () => {
          await sees({ says: [failure.signedOut.title] })();
          expect(driver.deeds.sent.parent?.at(-1)).toEqual({ type: 'checkout.expired' });
        },
        'shown it waits for the network': sees({ says: [failure.offline.title] }),
        'reported no one answered': sees({ says: [failure.unanswered.title, '没有回应'] }),
        'waiting for the second answer': async () => {
          await nothing();
          orders();
        },
        'back at the form': async () => {
          await nothing();
          expect(driver.actor.getSnapshot().output.order).toBeNull();
        },
        ordered: async () => {
          orders();
          const order = placedAnswer.kind === 'placed' ? placedAnswer.order : null;
          await leaves({ order, fields: null, refusal: driver.actor.getSnapshot().output.refusal })();
        },
      },
    };
  },
  { input },
);
