import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import {
  agreementText,
  booker,
  bookingInput,
  openedForm,
  otherQuote,
  placedAnswer,
} from '#machines/booking/booking.cases.ts';
import { sampleQuote } from '#machines/booking/booking.sample.ts';
import {
  type AgreementText,
  type BookingEvent,
  bookingMachine,
  type OpenAnswer,
  type OrderAnswer,
  type OrderRequest,
  selectAgreement,
  selectFaults,
  selectForm,
  selectIsDiffering,
  selectOrder,
  selectPrevious,
  selectQuote,
  selectRefusalText,
  selectScreen,
  selectStep,
  selectTrouble,
} from '#machines/booking/index.ts';
import { type DraftMark, draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import type { ReadingInput, ReadingOutput, readingMachine } from '#machines/reading/index.ts';
import { walkModel } from '../kit/walk-model.ts';
import { bookingModel } from './booking.model.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 3));
const never = <Output>() => new Promise<Output>(() => undefined);
const refused = (message: string) => new CallFailure({ kind: 'refused', code: '10005003', message, status: 200 });

walkModel('[4.31] booking', bookingModel, () => {
  const server = { price: sampleQuote as PriceQuote, isPriceGone: false, answer: placedAnswer as OrderAnswer };
  const sent: OrderRequest[] = [];
  const shown: string[] = [];
  let recorded = 0;
  let accepted = 'quote-1';
  let endPrice: () => void = () => undefined;
  let endReading: (output: ReadingOutput) => void = () => undefined;
  let networkIsBack: () => void = () => undefined;
  const actor = createActor(
    bookingMachine.provide({
      actions: { showPlaced: (_, { orderNo }) => void shown.push(orderNo) },
      actors: {
        surroundings: fromCallback<BookingEvent, undefined>(() => undefined),
        connection: fromCallback<BookingEvent, undefined>(({ sendBack }) => {
          networkIsBack = () => sendBack({ type: 'connection.restored' });
        }),
        open: fromPromise<OpenAnswer, { service: string }>(async () => openedForm),
        quote: fromPromise<PriceQuote, PriceRequest>(async () => {
          if (server.isPriceGone) throw refused('舱位不足');
          return server.price;
        }),
        pricing: pricingMachine.provide({
          actors: { quote: fromPromise<PriceQuote, PriceRequest>(() => never<PriceQuote>()) },
        }),
        draft: draftMachine.provide({
          actors: {
            keepHere: fromPromise<void, KeptDraft>(async () => undefined),
            save: fromPromise<SaveAnswer, KeptDraft>(() => never<SaveAnswer>()),
            remove: fromPromise<void, { service: string; mark: DraftMark | null }>(async () => undefined),
          },
        }),
        expiry: fromPromise<void, { at: number; now: number }>(
          () =>
            new Promise((resolve) => {
              endPrice = resolve;
            }),
        ),
        loadAgreement: fromPromise<AgreementText, { service: string; kind: AgreementText['kind'] }>(
          async ({ input: { kind } }) => agreementText(kind),
        ),
        reading: fromPromise<ReadingOutput, ReadingInput>(
          () =>
            new Promise((resolve) => {
              endReading = resolve;
            }),
        ) as unknown as typeof readingMachine,
        recordProtocol: fromPromise<void, { basicEntId: string | null; version: string }>(async () => {
          recorded += 1;
        }),
        placeOrder: fromPromise<OrderAnswer, OrderRequest>(async ({ input }) => {
          sent.push(input);
          return server.answer;
        }),
      },
    }),
    { input: bookingInput },
  ).start();
  const snapshot = () => actor.getSnapshot();
  const say = async (event: BookingEvent) => {
    await settle();
    actor.send(event);
    await settle();
  };
  const phone = (value: string) => actor.send({ type: 'form.set', path: 'contactPhone', value });
  const readBoth = async (answer: OrderAnswer) => {
    server.answer = answer;
    for (const kind of ['charge', 'protocol'] as const) {
      expect(selectAgreement(snapshot())?.kind).toBe(kind);
      endReading({ kind: 'read', code: kind });
      await settle();
    }
    expect(recorded).toBe(1);
  };
  const form = () => selectForm(snapshot()) as unknown as typeof openedForm.form;
  const isConfirming = (quoteId: string) => {
    expect([selectScreen(snapshot()), selectStep(snapshot()), selectTrouble(snapshot())]).toEqual([
      'review',
      'confirm',
      null,
    ]);
    expect(selectQuote(snapshot())?.quoteId).toBe(quoteId);
    expect(form()).toEqual(openedForm.form);
  };
  return {
    gestures: {
      'go on': () => say({ type: 'step.next' }),
      'go on without a phone': async () => {
        await settle();
        phone('');
        await say({ type: 'step.next' });
      },
      'go on, the price is gone': async () => {
        server.isPriceGone = true;
        await say({ type: 'step.next' });
      },
      'write the phone and go on': async () => {
        phone('13800138001');
        await say({ type: 'step.next' });
      },
      'go back to mend it': () => say({ type: 'order.mend' }),
      order: () => say({ type: 'order.submit' }),
      'go back': () => say({ type: 'step.back' }),
      'go back and on, the price has risen': async () => {
        await say({ type: 'step.back' });
        server.price = otherQuote;
        await say({ type: 'step.next' });
      },
      'wait until the price is over': async () => {
        endPrice();
        await settle();
      },
      'ask for the price again': () => say({ type: 'order.retry' }),
      'take the new price': async () => {
        accepted = 'quote-2';
        await say({ type: 'price.accept' });
      },
      'leave it': () => say({ type: 'price.decline' }),
      'close it unread': async () => {
        endReading({ kind: 'closed' });
        await settle();
      },
      'read both and agree': () => readBoth(placedAnswer),
      'read both, the space is gone': () => readBoth({ kind: 'refused', code: '10005003', message: '舱位不足' }),
      'read both, the price has risen': () => readBoth({ kind: 'changed', quote: otherQuote, previous: sampleQuote }),
      'read both, the session is over': () => readBoth({ kind: 'expired' }),
      'read both, the network is away': () => readBoth({ kind: 'offline' }),
      'read both, the answer is lost': () => readBoth({ kind: 'unanswered', message: '没有回应' }),
      'read both, the server finds the phone wrong': () =>
        readBoth({ kind: 'fields', fields: { contactPhone: '请输入正确的手机号码' }, message: '填写内容有误' }),
      'sign in': () => say({ type: 'session.changed', booker: { ...booker, hasAgreedProtocol: true } }),
      'the network is back': async () => {
        server.answer = placedAnswer;
        networkIsBack();
        await settle();
      },
      'send it again': async () => {
        server.answer = placedAnswer;
        await say({ type: 'order.retry' });
      },
    },
    checks: {
      'at the form': async () => {
        await settle();
        expect([selectScreen(snapshot()), selectStep(snapshot())]).toEqual(['form', 'contact']);
      },
      'at the form again': () => {
        expect([selectScreen(snapshot()), selectStep(snapshot())]).toEqual(['form', 'contact']);
        expect(form()).toEqual(openedForm.form);
        expect(selectOrder(snapshot())).toBeNull();
      },
      'told of the phone': () => {
        expect([selectScreen(snapshot()), selectStep(snapshot())]).toEqual(['form', 'contact']);
        expect(selectFaults(snapshot()).map(({ path }) => path)).toEqual(['contactPhone']);
      },
      'told why not': () => {
        expect([selectTrouble(snapshot()), selectRefusalText(snapshot())]).toEqual(['refused', '舱位不足']);
        expect(form()).toEqual(openedForm.form);
      },
      confirming: () => isConfirming('quote-1'),
      'confirming again': () => {
        isConfirming(accepted);
        expect(selectOrder(snapshot())).toBeNull();
      },
      'told it is over': () => expect(selectTrouble(snapshot())).toBe('lapsed'),
      'before both prices': () => {
        expect(selectIsDiffering(snapshot())).toBe(true);
        expect([selectPrevious(snapshot())?.totals, selectQuote(snapshot())?.totals]).toEqual([
          sampleQuote.totals,
          otherQuote.totals,
        ]);
      },
      'reading the charge agreement': () => {
        expect(selectAgreement(snapshot())).toMatchObject({ kind: 'charge', title: '收费协议' });
        expect(sent).toEqual([]);
      },
      'asked to sign in': () => {
        expect(selectTrouble(snapshot())).toBe('signedOut');
        expect(form()).toEqual(openedForm.form);
      },
      'told it waits for the network': () => expect(selectTrouble(snapshot())).toBe('offline'),
      'told nobody answered': () => expect(selectTrouble(snapshot())).toBe('unanswered'),
      ordered: () => {
        expect(selectScreen(snapshot())).toBe('placed');
        expect(selectOrder(snapshot())?.orderNo).toBe('FCL26100700012');
        expect(shown).toEqual(['FCL26100700012']);
        expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
        expect(sent.at(-1)).toMatchObject({ quoteId: 'quote-1', form: openedForm.form });
      },
    },
  };
});
