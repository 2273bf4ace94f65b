import { replaceAt } from '../../../form/path.ts';
import { type AskedBoxes, askedBasics, askedContainers, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import { VEHICLE, vehicleFor } from './cargo.ts';
import type { FclContext } from './context.ts';
import { fclDescription } from './fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm, type ServiceCode } from './form.ts';

/** An order booked again: what names a day, single boxes or papers of that one shipment is asked for again. */
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

/** The goods stay; the price and the sailing are chosen again. */
export const withoutPrice = (form: FclForm): FclForm => ({ ...form, priceId: '', scheduleId: '' });

/** What was asked, as far as an order needs it. */
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

/** The form of an answered enquiry: the goods that were asked for at the price that was named. */
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
