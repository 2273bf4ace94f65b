import { replaceAt } from '../../../form/path.ts';
import { type AskedBoxes, askedBasics, askedContainers, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import { VEHICLE, vehicleFor } from './cargo.ts';
import type { FclContext } from './context.ts';
import { fclDescription } from './fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm, type ServiceCode } from './form.ts';

/** Copy for a repeat booking, without dates, container numbers and shipment-specific documents. */
export function copyOfOrder(form: FclForm, orderNo: string): FclForm {
  const { truck, stuffing, storage } = form.services;
  return {
    ...bookedAgain(form, orderNo),
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
export interface AskedGoods extends AskedBoxes {
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
export function formOfEnquiry(asked: AskedGoods, option: TakenOption, facts: FclContext): FclForm {
  const wanted = (asked.services ?? []).flatMap((fee) => SERVICE_OF_FEE[fee] ?? []);
  const services = wanted.reduce(withService, blankFclForm.services);
  const form: FclForm = {
    ...blankFclForm,
    ...askedBasics(asked),
    ...option,
    containers: askedContainers(asked, blankContainer),
    cargo: [{ ...blankCargo, ...askedLine(asked) }],
    services,
  };
  const suited = wanted.includes('truck') ? replaceAt(form, VEHICLE, vehicleFor(form)) : form;
  return asked.isDanger === 'Y' ? withAskedDanger(fclDescription, suited, facts, asked) : suited;
}
