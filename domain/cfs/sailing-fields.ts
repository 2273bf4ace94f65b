import { boxQuantity } from '../booking/box-fields.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { boxOnce } from '../booking/lane-rules.ts';
import { type Field, section } from '../form/field.ts';
import { containerTypes } from '../reference/container-types.ts';
import { type CfsContext, isLoadingPort } from './context.ts';
import type { CfsContainer, CfsForm } from './form.ts';
import * as cfs from './rules.ts';

type FormField = Field<CfsForm, CfsForm, CfsContext>;

const STEP = 'station';
const moment = (required: boolean, own: NonNullable<FormField['rules']>): FormField => ({
  kind: 'minute',
  required,
  rules: own,
});
const cutOff = moment(false, [cfs.beforeDeparture]);

export const sailingSection = section<CfsForm, CfsForm, CfsContext>({
  at: '',
  step: STEP,
  fields: {
    warehouseId: { kind: 'choice', required: true, choices: ({ context }) => context.stations.map(({ id }) => id) },
    soNo: { kind: 'text', required: true, most: 20, rules: [cfs.bookingNumber] },
    blNo: { kind: 'text', most: 20, rules: [cfs.bookingNumber] },
    carrierCode: { kind: 'choice', required: true, choices: ({ context }) => context.carriers },
    vessel: {
      kind: 'text',
      required: true,
      most: 35,
      rules: [cfs.vessel],
      resets: ({ vessel }) => ({ vessel: vessel.toUpperCase() }),
    },
    voyage: { kind: 'code', required: true, most: 10, rules: [cfs.voyage] },
    imoNo: { kind: 'code', most: 12, rules: [cfs.shipNumber] },
    orgPortCode: { kind: 'choice', required: true, choices: ({ context }) => context.ports.filter(isLoadingPort) },
    terminal: { kind: 'text', isShared: true, required: true, most: 40 },
    viaPortCode: {
      kind: 'choice',
      choices: ({ context }) => ['', ...context.ports],
      rules: [cfs.otherPort],
    },
    dstPortCode: {
      kind: 'choice',
      required: true,
      choices: ({ context }) => context.ports.filter((code) => !isLoadingPort(code)),
    },
    etd: moment(true, [cfs.ahead]),
    cyOpen: moment(false, [cfs.opensBeforeClosing]),
    cyClosing: moment(true, [cfs.ahead, cfs.closesByDeparture]),
    siCutoff: cutOff,
    dgCutoff: { ...cutOff, shown: ({ form }) => hasDangerous(form) },
    vgmCutoff: cutOff,
    customsCutoff: cutOff,
    gateInRequirement: { kind: 'text', most: 60 },
    emptyPickup: { kind: 'choice', required: true, choices: () => ['OURS', 'SELF'] },
  },
});

/** Tank containers are filled, not stuffed. */
export const stuffedTypes: readonly string[] = containerTypes.map(({ code }) => code).filter((code) => code !== '20TK');

export const boxSection = section<CfsForm, CfsContainer, CfsContext>({
  at: 'containers.*',
  step: STEP,
  fields: {
    ctnType: { kind: 'choice', required: true, choices: () => stuffedTypes, rules: [boxOnce] },
    quantity: boxQuantity,
    containerNos: { kind: 'longText', most: 1300, rules: [cfs.boxNumbers] },
    sealNos: { kind: 'longText', most: 1700, rules: [cfs.seals] },
  },
});
