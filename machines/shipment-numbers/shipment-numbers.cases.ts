import { createEmptyActor } from 'xstate';
import type { RecordedNumbers } from '#contract/fields/shipment-numbers.ts';
import { blankUnit, continueNumbers, isBlankUnit } from '#domain/shipment/numbers.ts';
import type { MachineCases } from '../kit/cases.ts';
import { errorsIn } from './shipment-numbers.rules.ts';
import type { NumberedOrder, NumbersOutcome, ShipmentNumbersInput } from './shipment-numbers.types.ts';
import { shipmentNumbersWords } from './shipment-numbers.words.ts';

export const shipmentNumbersInput: ShipmentNumbersInput = { parent: createEmptyActor() };

export const numberedOrder: NumberedOrder = {
  orderNo: 'FCL26101200007',
  service: 'fcl',
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  form: {},
  recorded: null,
  airlinePrefix: null,
};

const { shipment } = continueNumbers(null, []);

/** Numbers that a colleague recorded. */
export const recordedByLi: RecordedNumbers = {
  version: 1,
  by: '李示例',
  at: Date.parse('2026-10-12T09:30:00+08:00'),
  numbers: {
    shipment: { ...shipment, bookingNo: 'OOLU2764190830', vessel: 'OOCL LUXEMBOURG', voyage: '118W' },
    units: [{ ...blankUnit('20GP'), containerNo: 'OOLU8123457', sealNo: 'OOL3391027' }],
  },
};

export const savedNumbers: NumbersOutcome = {
  outcome: 'saved',
  saved: { ...recordedByLi, version: 2, alsoIn: [{ number: 'OOLU8123457', orderNo: 'FCL26101100003' }] },
};

const typed = (path: string, value: string) => ({ type: 'number.typed', path, value }) as const;

export const shipmentNumbersCases: MachineCases = {
  words: shipmentNumbersWords,
  input: shipmentNumbersInput,
  events: {
    'numbers.order': [
      { type: 'numbers.order', order: numberedOrder },
      { type: 'numbers.order', order: null },
    ],
    'numbers.edit': [{ type: 'numbers.edit' }],
    'number.typed': [typed('shipment.bookingNo', 'OOLU2764190830'), typed('units.0.containerNo', 'TGHU6501124')],
    'unit.add': [{ type: 'unit.add' }],
    'unit.remove': [{ type: 'unit.remove', index: 0 }],
    'rows.typed': [{ type: 'rows.typed', text: 'OOLU8123457\tOOL3391027' }],
    'rows.paste': [{ type: 'rows.paste' }],
    'numbers.drop': [{ type: 'numbers.drop' }],
    'numbers.save': [{ type: 'numbers.save' }],
    'xstate.done.actor.save': [
      { type: 'xstate.done.actor.save', output: savedNumbers },
      { type: 'xstate.done.actor.save', output: { outcome: 'taken', theirs: recordedByLi } },
    ],
    'xstate.error.actor.save': [{ type: 'xstate.error.actor.save', error: new Error('没有网络') }],
  },
  delays: {},
  /** Includes only what decides the accepted events. */
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.order !== null,
      context.order?.recorded?.version,
      context.draft?.numbers.units.map(isBlankUnit),
      context.pasted !== '',
      errorsIn(context).length > 0,
      context.showErrors,
      context.theirs !== null,
      context.saved !== null,
    ]),
};
