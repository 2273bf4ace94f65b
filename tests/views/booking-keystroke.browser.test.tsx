import { act, Profiler, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { fclService } from '#domain/booking/fcl-service.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { openedForm } from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { type BookingEvent, bookingMachine, type OpenAnswer, type OpenedForm } from '#machines/booking/index.ts';
import { draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { quote } from '#machines/pricing/pricing.cases.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { Booking } from '#src/views/booking/Booking.tsx';
import { CargoStep } from '#src/views/booking-fcl/CargoStep.tsx';
import { noFiles } from '#tests/kit/no-files.ts';

const KEYS = 60;
const quiet = fromCallback<BookingEvent, undefined>(() => undefined);
const never = () => new Promise<never>(() => undefined);

async function booking(lines: number) {
  const cargo = Array.from({ length: lines }, (_, place) => ({ ...methanolForm.cargo[0]!, id: String(place + 1) }));
  const opened: OpenedForm = {
    ...openedForm,
    step: 'cargo',
    form: { ...methanolForm, cargo } as unknown as BookingForm,
    facts: { ...fclContext, sailing: null } as unknown as BookingFacts,
  };
  const price = fromPromise<PriceQuote, PriceRequest>(async () => quote);
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        surroundings: quiet,
        open: fromPromise<OpenAnswer, { service: string }>(async () => opened),
        pricing: pricingMachine.provide({ actors: { quote: price } }),
        draft: draftMachine.provide({
          actors: { keepHere: fromPromise<void, KeptDraft>(never), save: fromPromise<SaveAnswer, KeptDraft>(never) },
        }),
        uploads: uploadsMachine,
      },
    }),
    { input: { service: fclService } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return actor;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Commits of one keystroke. */
async function commitsOf(element: ReactElement, find: (host: HTMLElement) => HTMLInputElement): Promise<number> {
  const host = document.createElement('div');
  document.body.append(host);
  let commits = 0;
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <Profiler
        id="form"
        onRender={() => {
          commits += 1;
        }}
      >
        {element}
      </Profiler>,
    ),
  );
  const input = find(host);
  input.focus();
  const strike = (text: string) => {
    setValue.call(input, text);
    act(() => {
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  for (let key = 0; key < KEYS; key += 1) strike(`w${'x'.repeat(key % 30)}`);
  commits = 0;
  for (let key = 0; key < KEYS; key += 1) strike(`${'x'.repeat(key % 30)}${key % 2}`);
  const counted = commits;
  act(() => root.unmount());
  host.remove();
  return counted / KEYS;
}

const nameField = (host: HTMLElement) => host.querySelector<HTMLInputElement>('#field-cargo-0-cargoNameCn input')!;

async function measureForm(lines: number) {
  const actor = await booking(lines);
  const nothing = new Set<string>();
  const measured = await commitsOf(
    <Booking
      actor={actor}
      title={null}
      renderStep={() => <CargoStep actor={actor} fileAccess={noFiles} folded={nothing} onFold={() => undefined} />}
    />,
    nameField,
  );
  actor.stop();
  return measured;
}

test('[4.31] a keystroke commits once, in twenty lines of cargo as in one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(await measureForm(1)).toBe(1);
  expect(await measureForm(20)).toBe(1);
}, 120_000);
