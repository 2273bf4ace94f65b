import {
  type ContainerEnquiry,
  contactAndLaneOfEnquiry,
  lineOfEnquiry,
  requestedContainers,
  withDangerousLine,
} from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { replaceAt } from '../form/path.ts';
import { VEHICLE, vehicleFor } from './cargo.ts';
import type { FclContext } from './context.ts';
import { fclDescription } from './fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm, type ServiceCode } from './form.ts';

/** Copy for a repeat booking, without dates, container numbers and shipment-specific documents. */
export function copyOfOrder(form: FclForm, orderNo: string): FclForm {
  const { truck, stuffing, storage } = form.services;
  return {
    ...repeatBooking(form, orderNo),
    containers: form.containers.map((line) => ({ ...line, containerNos: '' })),
    cargoReadyDate: '',
    services: {
      ...form.services,
      truck: { ...truck, loadingAt: '', dgVehicle: truck.dgVehicle || (truck.wanted ? vehicleFor(form) : '') },
      stuffing: { ...stuffing, deliverDay: '' },
      storage: { ...storage, fromDay: '' },
    },
  };
}

/** Clears price and sailing, but keeps the goods. */
export const withoutPrice = (form: FclForm): FclForm => ({ ...form, priceId: '', scheduleId: '' });

/** Fields of an enquiry that an order needs. */
export interface FclEnquiry extends ContainerEnquiry {
  services?: readonly string[] | undefined;
}

const SERVICE_OF_FEE: Readonly<Record<string, ServiceCode>> = {
  TRK: 'truck',
  CUS: 'customs',
  DGD: 'declaration',
  STF: 'stuffing',
  PLC: 'placards',
  INS: 'insurance',
};

const withService = (services: FclForm['services'], code: ServiceCode): FclForm['services'] => ({
  ...services,
  [code]: { ...services[code], wanted: true },
});

/** Form of an answered enquiry: the requested goods at the quoted price. */
export function formOfEnquiry(asked: FclEnquiry, option: ChosenOption, facts: FclContext): FclForm {
  const wanted = (asked.services ?? []).flatMap((fee) => SERVICE_OF_FEE[fee] ?? []);
  const services = wanted.reduce(withService, blankFclForm.services);
  const form: FclForm = {
    ...blankFclForm,
    ...contactAndLaneOfEnquiry(asked),
    ...option,
    containers: requestedContainers(asked, blankContainer),
    cargo: [{ ...blankCargo, ...lineOfEnquiry(asked) }],
    services,
  };
  const suited = wanted.includes('truck') ? replaceAt(form, VEHICLE, vehicleFor(form)) : form;
  return asked.isDanger === 'Y' ? withDangerousLine(fclDescription, suited, facts, asked) : suited;
}
