import { useState } from 'react';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { selectOrderForm } from '#machines/booking/index.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { StepFields } from '../booking/Fields.tsx';
import { type OrderFormProps, ServiceBooking } from '../booking/ServiceBooking.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { CargoStep } from './CargoStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import type { AddressBook } from './PartyPanel.tsx';
import { RouteStep } from './RouteStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import { selectFclForm } from './selectors.ts';

export interface FclBookingProps extends OrderFormProps {
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** The list of this lane's prices, with what was chosen. */
const listHref = ({ orgPortCode, dstPortCode, containers, cargo }: FclForm) => {
  const boxes = containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(',');
  const isDanger = cargo.some((line) => line.isDanger) ? 'Y' : 'N';
  const unNo = cargo[0]?.dg.unNo ?? '';
  return `/shippingFcl?${new URLSearchParams({ orgPortCode, dstPortCode, boxes, isDanger, ...(unNo === '' ? {} : { unNo }) })}`;
};

/** The order of sea containers. */
export function FclBooking({ actor, fileAccess, addressBook, ...shared }: FclBookingProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string, isFolded: boolean) =>
    setFolded((known) => {
      const next = new Set(known);
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });
  const reveal = (path: string) => {
    const place = /^cargo\.(\d+)\./.exec(path)?.[1];
    const form = selectOrderForm(actor.getSnapshot());
    const line = form && selectFclForm(form.getSnapshot()).cargo[Number(place ?? -1)];
    if (line !== undefined) fold(line.id, false);
  };
  const renderStep = (form: OrderFormRef, step: string) => {
    switch (step) {
      case 'route':
        return <RouteStep actor={form} listHref={listHref} />;
      case 'cargo':
        return <CargoStep actor={form} fileAccess={fileAccess} folded={folded} onFold={fold} />;
      case 'services':
        return <ServicesStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />;
      case 'confirm':
        return <ConfirmStep actor={form} />;
      default:
        return <StepFields actor={form} step={step} />;
    }
  };
  return <ServiceBooking {...shared} actor={actor} renderStep={renderStep} onReveal={reveal} />;
}
