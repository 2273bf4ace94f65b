import { workNames } from '#copy/booking/names.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import '#copy/booking/choices.ts';
import '#copy/dg-desk/order.ts';
import { finishDay } from '#domain/dg-desk/finish.ts';
import { deskReaders } from '#domain/dg-desk/service.ts';
import { worksOf } from '#domain/dg-desk/works.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import type { FactRow } from '#src/features/booking/form/FactRows.tsx';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { WorksStep } from './WorksStep.tsx';

/** The services ordered, with their finish dates. */
function orderedRows(actor: OrderFormRef): FactRow[] {
  const snapshot = actor.getSnapshot();
  const form = deskReaders.selectForm(snapshot);
  const day = finishDay(form, deskReaders.selectFacts(snapshot).now);
  return [
    [
      words.rows.works,
      worksOf(form)
        .map((work) => workNames[work])
        .join('、') || words.nothing,
    ],
    ...(day === null ? [] : [[words.rows.finish, day] satisfies FactRow]),
  ];
}

export function DeskBooking({ actor, fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    desk: (form) => <WorksStep actor={form} />,
    details: (form) => <DetailsStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={orderedRows(form)} />,
  };
  return <ServiceBooking {...shared} actor={actor} steps={steps} />;
}
