import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import type { FclContext } from '#domain/fcl/context.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { fclService } from '#domain/fcl/service.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import type { OpenedForm } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import { FclBooking } from '#src/features/fcl/order-page.tsx';
import { noFiles } from '../../kit/no-files.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { stepShown } from '../../kit/step-shown.ts';

const never = () => new Promise<never>(() => undefined);

interface Given {
  form?: Partial<FclForm>;
  offer?: Partial<NonNullable<FclContext['offer']>>;
  opened?: Partial<OpenedForm>;
  quote?: (request: PriceRequest) => Promise<PriceQuote>;
}

/** The order of sea containers at one of its steps, in the page. */
export async function showFcl(step: string, { form = {}, offer = {}, opened = {}, quote }: Given = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const facts = { ...fclContext, offer: { ...fclContext.offer, ...offer }, sailing: null };
  const open: OpenedForm = {
    ...openedForm,
    step,
    form: { ...methanolForm, ...form },
    facts: facts,
    ...opened,
  };
  const actor = createActor(readyBooking({ open: async () => open, placeOrder: never, ...(quote ? { quote } : {}) }), {
    input: { service: fclService },
  }).start();
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <FclBooking
        actor={actor}
        title={null}
        fileAccess={noFiles}
        addressBook={() => never() as never}
        onVerify={() => undefined}
      />,
    ),
  );
  await stepShown(host);
  const close = () => {
    act(() => root.unmount());
    host.remove();
    actor.stop();
  };
  return { form: children.form!, host, close };
}
