import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { type ActorRefFrom, assign, createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate';
import { fclContext, fclInput, methanolForm } from '#machines/booking/booking.example.ts';
import {
  type BookingEvent,
  bookingMachine,
  type OpenAnswer,
  type OpenRequest,
  selectOrderForm,
} from '#machines/booking/index.ts';
import { draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { type OpenedForm, orderFormMachine } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { quote } from '#machines/pricing/pricing.cases.ts';
import { Booking } from '#src/features/booking/form/Booking.tsx';
import { CargoStep } from '#src/features/fcl/views/CargoStep.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import './styles.css';

const quiet = fromCallback<BookingEvent, undefined>(() => undefined);
const never = () => new Promise<never>(() => undefined);

/** An FCL order form with the given number of goods lines and ports that never answer. */
async function booking(lines: number) {
  const cargo = Array.from({ length: lines }, (_, index) => ({ ...methanolForm.cargo[0]!, id: String(index + 1) }));
  const opened: OpenedForm = {
    ...openedForm,
    step: 'cargo',
    form: { ...methanolForm, cargo } as unknown as OpenedForm['form'],
    facts: { ...fclContext, sailing: null } as unknown as OpenedForm['facts'],
  };
  const actor = createActor(
    bookingMachine.provide({
      actors: {
        surroundings: quiet,
        open: fromPromise<OpenAnswer, OpenRequest>(async () => opened),
        orderForm: orderFormMachine.provide({
          actors: {
            pricing: pricingMachine.provide({
              actors: { quote: fromPromise<PriceQuote, PriceRequest>(async () => quote) },
            }),
            draft: draftMachine.provide({
              actors: {
                keepHere: fromPromise<void, KeptDraft>(never),
                save: fromPromise<SaveAnswer, KeptDraft>(never),
              },
            }),
          },
        }),
      },
    }),
    { input: fclInput },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  return actor;
}

const bareMachine = setup({
  types: { context: {} as { text: string }, events: {} as { type: 'typed'; text: string } },
  actions: { store: assign((_, { text }: { text: string }) => ({ text })) },
}).createMachine({
  context: { text: '' },
  on: { typed: { actions: { type: 'store', params: ({ event }) => event } } },
});

/** The least a field of this stack can be: a controlled input whose text a machine holds. */
function Bare({ actor }: { actor: ActorRefFrom<typeof bareMachine> }) {
  const text = useSelector(actor, ({ context }) => context.text);
  return (
    <input
      aria-label="bare"
      value={text}
      onChange={(event) => actor.send({ type: 'typed', text: event.target.value })}
    />
  );
}

const lines = Number(new URLSearchParams(location.search).get('lines') ?? 0);
const bare = <Bare actor={createActor(bareMachine).start()} />;
const root = createRoot(document.getElementById('root')!);
if (lines === 0) root.render(bare);
else {
  const actor = await booking(lines);
  const unfolded = new Set<string>();
  root.render(
    <>
      {bare}
      <Booking
        actor={actor}
        form={selectOrderForm(actor.getSnapshot())}
        checkout={undefined}
        title={null}
        renderStep={(form) => (
          <CargoStep actor={form} fileAccess={noFiles} folded={unfolded} onFold={() => undefined} />
        )}
      />
    </>,
  );
}
