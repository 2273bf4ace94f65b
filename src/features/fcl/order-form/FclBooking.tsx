import '#copy/fcl/order.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { fclReaders } from '#domain/fcl/service.ts';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { type PartiesOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { RouteStep } from './RouteStep.tsx';
import { sailingRows } from './SailingFacts.tsx';

const CargoStep = lazyStep(async () => (await import('./CargoStep.tsx')).CargoStep);
const ServicesStep = lazyStep(async () => (await import('./ServicesStep.tsx')).ServicesStep);

/** The price list of this lane, with the current selection. */
const listHref = ({ orgPortCode, dstPortCode, containers, cargo }: FclForm) => {
  const boxes = containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(',');
  const isDanger = cargo.some((line) => line.isDanger) ? 'Y' : 'N';
  const unNo = cargo[0]?.dg.unNo ?? '';
  return `/shippingFcl?${new URLSearchParams({ orgPortCode, dstPortCode, boxes, isDanger, ...(unNo === '' ? {} : { unNo }) })}`;
};

export function FclBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    route: (form) => <RouteStep actor={form} listHref={listHref} />,
    cargo: (form, lines) => <CargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    services: (form) => <ServicesStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <LazyConfirmStep actor={form} route={sailingRows(fclReaders.selectFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}
