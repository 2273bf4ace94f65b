import { blankUnit, continueNumbers } from '#domain/shipment/numbers.ts';
import { shipmentNumbersMachine } from '#machines/shipment-numbers/index.ts';
import {
  numberedOrder,
  recordedByLi,
  savedNumbers,
  shipmentNumbersCases,
  shipmentNumbersInput,
} from '#machines/shipment-numbers/shipment-numbers.cases.ts';
import * as selectors from '#machines/shipment-numbers/shipment-numbers.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const opened = event('numbers.order', { order: numberedOrder });
const edit = event('numbers.edit');
const type = (path: string, value: string) => event('number.typed', { path, value });
const save = event('numbers.save');
const blank = continueNumbers(null, ['20GP', '20GP']);
const typed = { shipment: { ...blank.shipment, bookingNo: 'COSU6123456780' }, units: blank.units };
const idle = {
  ...shipmentNumbersInput,
  ...{ order: numberedOrder, draft: null, pasted: '', showErrors: false, theirs: null, failure: null, saved: null },
};
const draft = { version: 0, numbers: typed };
/** Blank containers are not stored. */
const request = { orderNo: numberedOrder.orderNo, version: 0, numbers: { ...typed, units: [] } };
const written = [opened, edit, type('shipment.bookingNo', 'cosu 6123456780')];
const asTyped = { ...draft, numbers: { ...typed, shipment: { ...typed.shipment, bookingNo: 'cosu 6123456780' } } };
const changed = { type: 'numbers.changed' };
const taken = resolved('save', { outcome: 'taken', theirs: recordedByLi });
const usual = {
  selectNumberedOrder: numberedOrder,
  selectDraft: null,
  selectPasted: '',
  selectShowErrors: false,
  selectTheirs: null,
  selectFailure: null,
  selectSaved: null,
  selectIsSaving: false,
  selectCanStart: false,
  selectCanEdit: false,
  selectCanAddUnit: false,
  selectCanPaste: false,
};
const editing = ['number.typed', 'numbers.drop', 'numbers.save', 'rows.typed', 'unit.remove'];
const { saved } = savedNumbers as Extract<typeof savedNumbers, { outcome: 'saved' }>;
const { alsoIn: _, ...recorded } = saved;

journeys(shipmentNumbersMachine, { ...shipmentNumbersCases, selectors, usual }, [
  {
    title: '[11.11] no number is recorded before an order is open',
    events: [edit],
    ends: {
      value: 'viewing',
      context: { ...idle, order: null },
      can: ['numbers.order'],
      shows: { selectNumberedOrder: null },
    },
  },
  {
    title: '[11.11] the numbers of an order',
    events: [opened],
    ends: { value: 'viewing', can: ['numbers.edit', 'numbers.order'], shows: { selectCanStart: true } },
  },
  {
    title: '[11.11] there is a row for each ordered container',
    events: [opened, edit],
    ends: {
      value: 'editing',
      can: [...editing, 'numbers.order'].sort(),
      shows: { selectDraft: { version: 0, numbers: blank }, selectCanEdit: true },
    },
  },
  {
    title: '[11.11] numbers are saved once, as they are stored, and the order is read again',
    events: [...written, save, save, resolved('save', savedNumbers)],
    ends: {
      value: 'viewing',
      context: { ...idle, order: { ...numberedOrder, recorded }, saved },
      asked: { save: [request] },
      sent: { parent: [changed] },
      can: ['numbers.edit', 'numbers.order'],
      shows: { selectNumberedOrder: { ...numberedOrder, recorded }, selectSaved: saved, selectCanStart: true },
    },
  },
  {
    title: '[11.11] a wrong check digit is not saved',
    events: [opened, edit, type('units.0.containerNo', 'TGHU6501124'), save],
    ends: {
      value: 'editing',
      asked: { save: [] },
      context: {
        ...idle,
        draft: {
          version: 0,
          numbers: { ...blank, units: [{ ...blankUnit('20GP'), containerNo: 'TGHU6501124' }, blankUnit('20GP')] },
        },
        showErrors: true,
      },
    },
  },
  {
    title: '[11.11] pasted rows fill the containers, and further rows become further ones',
    events: [
      opened,
      edit,
      event('rows.paste'),
      event('rows.typed', {
        text: '箱号\t封号\n1\tOOLU8123457\tOOL1027\n2\tTGHU6501120\tOOL1028\n3\tCSQU3054383\tOOL1029',
      }),
      event('rows.paste'),
    ],
    ends: {
      value: 'editing',
      context: {
        ...idle,
        draft: {
          version: 0,
          numbers: {
            ...blank,
            units: [
              { ...blankUnit('20GP'), containerNo: 'OOLU8123457', sealNo: 'OOL1027' },
              { ...blankUnit('20GP'), containerNo: 'TGHU6501120', sealNo: 'OOL1028' },
              { ...blankUnit(''), containerNo: 'CSQU3054383', sealNo: 'OOL1029' },
            ],
          },
        },
      },
    },
  },
  {
    title: '[11.11] rows to be pasted',
    events: [opened, edit, event('rows.typed', { text: 'OOLU8123457' })],
    ends: {
      value: 'editing',
      can: [...editing, 'numbers.order', 'rows.paste'].sort(),
      shows: {
        ...{ selectDraft: { version: 0, numbers: blank }, selectPasted: 'OOLU8123457', selectCanEdit: true },
        selectCanPaste: true,
      },
    },
  },
  {
    title: '[11.11] units are added with the type of the last, and removed',
    events: [
      ...[opened, edit, event('unit.add'), type('units.0.containerNo', 'OOLU8123457')],
      ...[type('units.1.containerNo', 'TGHU6501120'), event('unit.add'), event('unit.remove', { index: 0 })],
    ],
    ends: {
      value: 'editing',
      context: {
        ...idle,
        draft: {
          version: 0,
          numbers: { ...blank, units: [{ ...blankUnit('20GP'), containerNo: 'TGHU6501120' }, blankUnit('20GP')] },
        },
      },
    },
  },
  {
    title: '[11.11] a further container is offered once each has its number',
    events: [opened, edit, event('unit.remove', { index: 0 }), type('units.0.containerNo', 'OOLU8123457')],
    ends: {
      value: 'editing',
      can: [...editing, 'numbers.order', 'unit.add'].sort(),
      shows: {
        selectDraft: {
          version: 0,
          numbers: { ...blank, units: [{ ...blankUnit('20GP'), containerNo: 'OOLU8123457' }] },
        },
        ...{ selectCanEdit: true, selectCanAddUnit: true },
      },
    },
  },
  {
    title: '[11.11] numbers on their way',
    events: [...written, save],
    ends: {
      value: 'saving',
      tags: ['busy'],
      can: ['numbers.order'],
      shows: { selectDraft: asTyped, selectShowErrors: true, selectIsSaving: true },
    },
  },
  {
    title: '[11.11] a save that failed keeps what was typed',
    events: [...written, save, rejected('save', new Error('没有网络'))],
    ends: {
      value: 'editing',
      context: { ...idle, draft: asTyped, showErrors: true, failure: '没有网络' },
      sent: { parent: [] },
      can: [...editing, 'numbers.order'].sort(),
      shows: {
        ...{ selectDraft: asTyped, selectShowErrors: true, selectFailure: '没有网络', selectCanEdit: true },
      },
    },
  },
  {
    title: '[11.11] who saves second sees both, and saves over the other knowingly',
    events: [...written, save, taken, save],
    ends: {
      value: 'saving',
      context: { ...idle, draft: { ...asTyped, version: 1 }, showErrors: true, theirs: recordedByLi },
      asked: { save: [request, { ...request, version: 1 }] },
    },
  },
  {
    title: '[11.11] the numbers of both operators',
    events: [...written, save, taken],
    ends: {
      value: 'editing',
      can: [...editing, 'numbers.order'].sort(),
      shows: {
        ...{ selectDraft: { ...asTyped, version: 1 }, selectShowErrors: true, selectTheirs: recordedByLi },
        selectCanEdit: true,
      },
    },
  },
  {
    title: '[11.11] the same order read again keeps what is being typed',
    events: [...written, event('numbers.order', { order: { ...numberedOrder, recorded: recordedByLi } })],
    ends: {
      value: 'editing',
      context: { ...idle, order: { ...numberedOrder, recorded: recordedByLi }, draft: asTyped },
    },
  },
  {
    title: '[11.11] what is dropped no longer exists, and so is what was typed for another order',
    events: [...written, event('numbers.drop'), edit, event('numbers.order', { order: null })],
    ends: { value: 'viewing', context: { ...idle, order: null } },
  },
]);
