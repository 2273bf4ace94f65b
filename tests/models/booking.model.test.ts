import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import { readAt } from '#domain/form/path.ts';
import { offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import {
  type BookingEvent,
  type BookingRef,
  bookingMachine,
  type OpenAnswer,
  type OpenRequest,
  selectCheckout,
  selectOrder,
  selectOrderForm,
  selectRefused,
  selectScreen,
} from '#machines/booking/index.ts';
import { agreementText, otherQuote, placedAnswer } from '#machines/checkout/checkout.cases.ts';
import {
  type AgreementText,
  type CheckoutEvent,
  type CheckoutSnapshot,
  checkoutMachine,
  type OrderAnswer,
  type OrderRequest,
  selectAgreement,
  selectFailure,
  selectPrevious,
  selectRefusalText,
} from '#machines/checkout/index.ts';
import {
  type DraftRemoval,
  draftMachine,
  type KeptDraft,
  type SaveAnswer,
  selectStanding,
} from '#machines/draft/index.ts';
import {
  type OrderFormEvent,
  type OrderFormSnapshot,
  orderFormMachine,
  selectDraft,
  selectErrors,
  selectForm,
  selectQuote,
  selectStepIndex,
  selectSteps,
} from '#machines/order-form/index.ts';
import { booker, openedForm } from '#machines/order-form/order-form.cases.ts';
import { sampleForm, sampleQuote, sampleReaders, sampleService } from '#machines/order-form/order-form.sample.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import type { ReadingInput, ReadingOutput, readingMachine } from '#machines/reading/index.ts';
import { leafOf, type Subject, walkModel } from '../kit/walk-model.ts';
import { bookingModel } from './booking.model.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 8));
const never = <Output>() => new Promise<Output>(() => undefined);
const refused = (message: string) => new CallFailure({ kind: 'refused', code: '10005003', message, status: 200 });
const NO_SPACE = '舱位不足';

/** A port whose answer the test gives. */
function held<Output, Input>() {
  let latest: { give: (output: Output) => void; fail: (error: unknown) => void; input: Input } | undefined;
  return {
    logic: fromPromise<Output, Input>(({ input }) => new Promise((give, fail) => (latest = { give, fail, input }))),
    input: () => latest?.input,
    give: async (output: Output) => {
      latest?.give(output);
      await settle();
    },
    fail: async (error: unknown) => {
      latest?.fail(error);
      await settle();
    },
  };
}

function createSubject(): Subject {
  const open = held<OpenAnswer, OpenRequest>();
  const quote = held<PriceQuote, PriceRequest>();
  const expiry = held<void, { at: number; now: number }>();
  const text = held<AgreementText, { service: string; kind: AgreementText['kind'] }>();
  const reading = held<ReadingOutput, ReadingInput>();
  const record = held<void, { basicEntId: string | null; version: string }>();
  const place = held<OrderAnswer, OrderRequest>();
  const save = held<SaveAnswer, KeptDraft>();
  const placed: string[] = [];
  const keys = new Set<string | undefined>();
  let networkIsBack: () => void = () => undefined;
  let actor: BookingRef;
  let typed = '';
  const machine = bookingMachine.provide({
    actions: { showPlaced: (_, { orderNo }) => void placed.push(orderNo) },
    actors: {
      surroundings: fromCallback<BookingEvent, undefined>(() => undefined),
      open: open.logic,
      checkout: checkoutMachine.provide({
        actors: {
          connection: fromCallback<CheckoutEvent, undefined>(({ sendBack }) => {
            networkIsBack = () => sendBack({ type: 'connection.restored' });
          }),
          quote: quote.logic,
          expiry: expiry.logic,
          loadAgreement: text.logic,
          reading: reading.logic as unknown as typeof readingMachine,
          recordProtocol: record.logic,
          placeOrder: place.logic,
        },
      }),
      orderForm: orderFormMachine.provide({
        delays: { rest: 1 },
        actors: {
          pricing: pricingMachine.provide({
            actors: { quote: fromPromise<PriceQuote, PriceRequest>(() => never<PriceQuote>()) },
          }),
          draft: draftMachine.provide({
            delays: { debounce: 1 },
            actors: {
              keepHere: fromPromise<void, KeptDraft>(async () => undefined),
              save: save.logic,
              remove: fromPromise<void, DraftRemoval>(async () => undefined),
            },
          }),
        },
      }),
    },
  });
  const begin = async () => {
    actor?.stop();
    actor = createActor(machine, { input: { service: sampleService } }).start();
    await settle();
  };
  const snapshot = () => actor.getSnapshot();
  const say = async (event: BookingEvent) => {
    await settle();
    actor.send(event);
    await settle();
  };
  const orderForm = () => selectOrderForm(snapshot())!;
  /** What the open form shows. */
  const ofForm = <Value>(select: (form: OrderFormSnapshot) => Value) => select(orderForm().getSnapshot());
  const fill = async (event: OrderFormEvent) => {
    await settle();
    orderForm().send(event);
    await settle();
  };
  const order = async (event: CheckoutEvent) => {
    await settle();
    selectCheckout(actor.getSnapshot())?.send(event);
    await settle();
  };
  /** What the checkout shows, while one runs. */
  const shown = <Value>(select: (checkout: CheckoutSnapshot) => Value) => {
    const checkout = selectCheckout(snapshot());
    return checkout === undefined ? null : select(checkout.getSnapshot());
  };
  const set = (path: string, value: unknown) => orderForm().send({ type: 'form.set', path, value });
  const form = () => sampleReaders.formOf('sample', ofForm(selectForm));
  const step = () => ofForm(selectSteps)[ofForm(selectStepIndex)];
  const opened = { ...openedForm, form: { ...sampleForm, agree: false } };
  const saved: SaveAnswer = { kind: 'saved', mark: { id: 'draft-1', version: 1 } };
  const price = () => quote.give(ofForm(selectQuote) ?? sampleQuote);
  let before: PriceQuote = sampleQuote;
  let now: PriceQuote = otherQuote;
  const raised = () => {
    before = ofForm(selectQuote) ?? sampleQuote;
    now = before.quoteId === otherQuote.quoteId ? sampleQuote : otherQuote;
    return now;
  };
  const comeBack = async () => {
    const kept = ofForm(selectForm);
    await begin();
    await open.give({ ...opened, form: kept, booker: null, isRestored: true });
  };
  const read = (kind: AgreementText['kind']) => reading.give({ kind: 'read', code: kind });
  const nothingIsLost = () => {
    expect([selectScreen(snapshot()), step()]).toEqual(['form', 'contact']);
    expect(form()).toMatchObject({ ...sampleForm, agree: form().agree, remark: typed });
    expect(selectOrder(snapshot())).toBeNull();
  };
  const isConfirming = () => {
    expect([selectScreen(snapshot()), step(), shown(selectFailure)]).toEqual(['form', 'confirm', null]);
    expect(selectOrder(snapshot())).toBeNull();
  };
  const isToldOfThePhone = () => {
    expect([selectScreen(snapshot()), step()]).toEqual(['form', 'contact']);
    expect(ofForm(selectErrors).map(({ path }) => path)).toEqual(['contactPhone']);
  };
  const isToldOfTheSpace = () =>
    expect([shown(selectFailure), shown(selectRefusalText)]).toEqual(['refused', NO_SPACE]);
  const isBeforeBoth = () =>
    expect([shown(selectPrevious)?.totals, ofForm(selectQuote)?.totals]).toEqual([before.totals, now.totals]);
  const standing = () => {
    const draft = ofForm(selectDraft);
    return draft === undefined ? null : selectStanding(draft.getSnapshot());
  };
  const isAsked = (kind: AgreementText['kind']) => expect(shown(selectAgreement)?.kind).toBe(kind);
  const failure = (found: ReturnType<typeof selectFailure>) => () => expect(shown(selectFailure)).toBe(found);
  const waits = () => expect(shown((checkout) => checkout.hasTag('busy'))).toBe(true);
  const isSending = () => {
    waits();
    keys.add(place.input()?.key);
  };
  return {
    stands: (chart) => {
      const { value, children } = snapshot();
      const inside = [children.form, children.checkout].filter((child) => child !== undefined);
      const stands = [value, ...inside.map((child) => child.getSnapshot().value)];
      expect(stands.map(leafOf).join(' ')).toBe(chart);
    },
    gestures: {
      'open it': begin,
      'open it for other boxes': async () => {
        await begin();
        await open.give(offeredDrafts);
      },
      'take the draft': async () => {
        await say({ type: 'draft.picked', wish: { kind: 'draft', id: 'here-2' } });
        await open.give(opened);
      },
      'copy an order that is not theirs': async () => {
        await begin();
        await open.give(refusedForm);
      },
      'it opens': () => open.give(opened),
      'it does not open': () => open.fail(new Error('away')),
      'try to open it again': async () => {
        await say({ type: 'booking.retry' });
        await open.give(opened);
      },
      type: async () => {
        await settle();
        typed += 'a';
        set('remark', typed);
      },
      stop: async () => {
        await settle();
        await settle();
        await save.give(saved);
      },
      'stop, the draft is not taken': async () => {
        await settle();
        await settle();
        await save.fail(new Error('away'));
      },
      'save it again': async () => {
        ofForm(selectDraft)?.send({ type: 'draft.retry' });
        await settle();
        await save.give(saved);
      },
      'stop, the session is over': async () => {
        await settle();
        await comeBack();
      },
      'sign in': () => say({ type: 'session.changed', booker, owner: 'user-1', isHere: true }),
      'empty the phone and go on': async () => {
        await settle();
        set('contactPhone', '');
        await fill({ type: 'step.next' });
      },
      'write the phone and go on': async () => {
        set('contactPhone', sampleForm.contactPhone);
        await fill({ type: 'step.next' });
      },
      'go on': () => fill({ type: 'step.next' }),
      'the price comes': price,
      'the space is gone': () => quote.fail(refused(NO_SPACE)),
      'go back to mend it': () => order({ type: 'order.mend' }),
      'ask again': () => order({ type: 'order.retry' }),
      'order unticked': () => fill({ type: 'order.submit' }),
      tick: async () => {
        await settle();
        set('agree', true);
      },
      'go back': () => fill({ type: 'step.back' }),
      'go back and on, the price has risen': async () => {
        await fill({ type: 'step.back' });
        await fill({ type: 'step.next' });
        await quote.give(raised());
      },
      'take the new price': () => order({ type: 'price.accept' }),
      'leave it': () => order({ type: 'price.decline' }),
      'wait until the price is over': () => expiry.give(),
      'ask for the price again': () => order({ type: 'order.retry' }),
      order: () => fill({ type: 'order.submit' }),
      'they come': () => text.give(agreementText('charge')),
      'they do not come': () => text.fail(new Error('away')),
      'ask for them again': () => order({ type: 'order.retry' }),
      'rather go back': () => order({ type: 'order.mend' }),
      'close them unread': () => reading.give({ kind: 'closed' }),
      'agree to the charges': async () => {
        await read('charge');
        await text.give(agreementText('protocol'));
      },
      'agree to the protocol': () => read('protocol'),
      'it is recorded': () => record.give(),
      'it is not recorded': () => record.fail(new Error('away')),
      'read it again': async () => {
        await order({ type: 'order.retry' });
        await text.give(agreementText('protocol'));
      },
      'the order is taken': () => place.give(placedAnswer),
      'there is no space by now': () => place.give({ kind: 'refused', code: '10005003', message: NO_SPACE }),
      'mend it and go on': async () => {
        await order({ type: 'order.mend' });
        await fill({ type: 'step.next' });
        await price();
      },
      'the price has risen by now': () => place.give({ kind: 'changed', quote: raised(), previous: before }),
      'agree to it': () => order({ type: 'price.accept' }),
      'the session is over by now': () => place.give({ kind: 'expired' }),
      'see the page come back': comeBack,
      'the network is away': () => place.give({ kind: 'offline' }),
      'the network is back': async () => {
        networkIsBack();
        await settle();
      },
      'the answer is lost': () => place.give({ kind: 'unanswered', message: '没有回应' }),
      'reload it': async () => {
        const { sent } = snapshot().context;
        const kept = ofForm(selectForm);
        await begin();
        await open.give({ ...opened, form: kept, sent, key: sent?.key ?? '', isRestored: true });
      },
      'send it again': async () => {
        await order({ type: 'order.retry' });
        isSending();
        await place.give(placedAnswer);
      },
      'the server finds the phone wrong': () =>
        place.give({ kind: 'fields', fields: { contactPhone: '请输入正确的手机号码' }, message: '填写内容有误' }),
      'mend the phone and go on': async () => {
        set('contactPhone', '13800138002');
        await fill({ type: 'step.next' });
        await price();
      },
      'order again': () => fill({ type: 'order.submit' }),
    },
    checks: {
      'before the form': () => undefined,
      'asked which to go on with': () => expect(selectScreen(snapshot())).toBe('choosing'),
      'told there is no such order': () => expect(selectRefused(snapshot())).toBe('unknownOrder'),
      'waiting for the form': () => expect(selectScreen(snapshot())).toBe('opening'),
      'told it did not open': () => expect(selectScreen(snapshot())).toBe('unavailable'),
      'at the form': nothingIsLost,
      typing: () => expect(form().remark).toBe(typed),
      'told the draft is kept': () =>
        expect([standing(), readAt(save.input()?.form, 'remark')]).toEqual(['saved', typed]),
      'told the draft is here alone': () => expect(standing()).toBe('unsaved'),
      'signed out at the form': nothingIsLost,
      'told of the phone': isToldOfThePhone,
      'waiting for the price': waits,
      'told why not': isToldOfTheSpace,
      confirming: isConfirming,
      'confirming the new price': () => {
        isConfirming();
        expect(ofForm(selectQuote)?.quoteId).toBe(now.quoteId);
      },
      'told to tick': () => expect(ofForm(selectErrors).map(({ path }) => path)).toEqual(['agree']),
      'told it is over': failure('lapsed'),
      'before both prices': isBeforeBoth,
      ticking: () => expect(form().agree).toBe(true),
      'confirming, ticked': () => {
        isConfirming();
        expect(form().agree).toBe(true);
      },
      'waiting for the charges': waits,
      'told they did not come': failure('agreement'),
      'reading the charges': () => isAsked('charge'),
      'reading the protocol': () => isAsked('protocol'),
      'waiting for the record': waits,
      'told it is not recorded': failure('agreement'),
      'waiting for the answer': isSending,
      'told there is no space': isToldOfTheSpace,
      'before the price of the order': isBeforeBoth,
      'told of the phone by the server': isToldOfThePhone,
      'confirming again': isConfirming,
      'told it waits for the network': failure('offline'),
      'told nobody answered': failure('unanswered'),
      'told nobody answered after a reload': failure('unanswered'),
      'asked to sign in': failure('signedOut'),
      'signed out with the order': nothingIsLost,
      ordered: () => {
        expect(selectScreen(snapshot())).toBe('placed');
        expect(selectOrder(snapshot())?.orderNo).toBe('FCL26100700012');
        expect(placed).toEqual(['FCL26100700012']);
        expect([...keys]).toEqual(['key-1']);
        expect(place.input()).toMatchObject({ form: { ...sampleForm, ...form() } });
      },
    },
  };
}

walkModel('[4.31] booking', bookingModel, createSubject, 'covering');
walkModel('[4.31] booking', bookingModel, createSubject, 'shortest');
