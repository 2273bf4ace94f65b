import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { FclFacts } from '#domain/fcl/facts.ts';
import { fclService } from '#domain/fcl/service.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import { type BookingEvent, bookingMachine, type OpenAnswer, type OpenRequest } from '#machines/booking/index.ts';
import { draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { type OpenedForm, orderFormMachine } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { quote } from '#machines/pricing/pricing.cases.ts';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { FclBooking } from '#src/features/fcl/order-page.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import { typedControl, typeText } from '#tests/kit/type-text.ts';
import { stepShown } from '../../kit/step-shown.ts';

const quiet = fromCallback<BookingEvent, undefined>(() => undefined);
const never = () => new Promise<never>(() => undefined);

async function booking(step: string, lines: number) {
  const cargo = Array.from({ length: lines }, (_, index) => ({ ...methanolForm.cargo[0]!, id: String(index + 1) }));
  const facts: FclFacts = { ...fclContext, sailing: null, choiceNames: {} };
  const opened: OpenedForm = {
    ...openedForm,
    step,
    form: {
      ...methanolForm,
      containers: [{ ...methanolForm.containers[0], quantity: '100' }],
      cargo,
    },
    facts,
  };
  const price = fromPromise<PriceQuote, PriceRequest>(async () => quote);
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        surroundings: quiet,
        open: fromPromise<OpenAnswer, OpenRequest>(async () => opened),
        orderForm: orderFormMachine.provide({
          actors: {
            pricing: pricingMachine.provide({ actors: { quote: price } }),
            draft: draftMachine.provide({
              actors: {
                keepHere: fromPromise<void, KeptDraft>(never),
                save: fromPromise<SaveAnswer, KeptDraft>(never),
              },
            }),
            uploads: uploadsMachine,
          },
        }),
      },
    }),
    { input: { service: fclService } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return actor;
}

/** Commits of the whole form at one more letter, by field. */
async function commitsOf(step: string, lines: number): Promise<Record<string, number>> {
  const actor = await booking(step, lines);
  const host = document.body.appendChild(document.createElement('div'));
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
        <FclBooking actor={actor} title={null} fileAccess={noFiles} addressBook={() => never() as never} />
      </Profiler>,
    ),
  );
  await stepShown(host);
  const counted: Record<string, number> = {};
  for (const field of host.querySelectorAll('[id^=field-]')) {
    const input = typedControl(field);
    if (input === null) continue;
    act(() => input.focus());
    for (const text of ['1', '12']) typeText(input, text);
    const before = commits;
    typeText(input, '123');
    counted[field.id] = commits - before;
  }
  act(() => root.unmount());
  host.remove();
  actor.stop();
  return counted;
}

test.each([
  ['route', 1, 'field-containers-0-quantity'],
  ['cargo', 1, 'field-cargo-0-dg-unNo'],
  ['cargo', 20, 'field-cargo-19-cargoNameCn'],
  ['services', 1, 'field-contactName'],
])(
  '[4.31] a keystroke in any field of %s, %i lines of cargo, commits the form once',
  async (step, lines, among) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const counted = await commitsOf(step, lines);
    expect(Object.keys(counted)).toContain(among);
    expect(Object.entries(counted).filter(([, commits]) => commits !== 1)).toEqual([]);
  },
  120_000,
);
