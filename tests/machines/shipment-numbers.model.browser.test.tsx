import { shipmentNames, shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import { numberedOrder, recordedByLi, savedNumbers } from '#machines/shipment-numbers/shipment-numbers.cases.ts';
import { subject } from '#stories/shipment-numbers/shipment-numbers.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { shipmentNumbersModel } from './shipment-numbers.model.ts';

const WHY = '没有网络';
const { bookingNo } = shipmentNames;
const wrong = '订舱号为8至20位大写字母与数字，不能只有字母，请照订舱确认抄写';

walkView('[11.11] the numbers of a shipment', shipmentNumbersModel, subject, (view) => {
  const { press, type, keys, happens, sees } = view;
  return {
    gestures: {
      'open one': () => happens(event('numbers.order', { order: numberedOrder })),
      'start recording': () => press(words.edit),
      'type a wrong number': () => type(bookingNo, 'ABC'),
      'type a booking number': () => type(bookingNo, 'cosu 6123456780'),
      'paste two containers': async () => {
        await happens(event('rows.typed', { text: 'OOLU8123457\tOOL1027\nTGHU6501120\tOOL1028' }));
        await press(words.fill);
      },
      'add one more': () => press(words.addUnit),
      'remove the first': () => press(words.removeUnit(1)),
      'save it': () => press(words.save),
      'drop it': () => press(words.drop),
      'press Escape': () => keys('{Escape}'),
      'it is saved': () => happens(resolved('save', savedNumbers)),
      'the network fails': () => happens(rejected('save', new Error(WHY))),
      'another was first': () => happens(resolved('save', { outcome: 'taken', theirs: recordedByLi })),
    },
    checks: {
      'no order': sees({ lacks: [words.title] }),
      'nothing recorded': sees({ says: [words.none], shows: { button: [words.edit] } }),
      'blank fields': sees({ values: { [bookingNo]: '' }, off: [words.fill, words.addUnit] }),
      'a wrong number': sees({ errors: { [bookingNo]: null } }),
      'shown what is wrong': sees({ errors: { [bookingNo]: wrong }, alert: words.errors(1), focus: bookingNo }),
      'two containers': sees({ shows: { button: [words.addUnit, words.removeUnit(2)] } }),
      'three containers': sees({ says: [words.unit(3, '20GP')], off: [words.addUnit] }),
      'two left': sees({ lacks: [words.unit(3, '20GP')] }),
      'a booking number': sees({ values: { [bookingNo]: 'cosu 6123456780' } }),
      'on its way': sees({ fields: 'locked', off: [words.drop] }),
      saved: sees({ says: [words.saved, words.alsoIn('OOLU8123457', 'FCL26101100003'), 'OOLU2764190830'] }),
      why: sees({ alert: WHY, values: { [bookingNo]: 'cosu 6123456780' } }),
      'both versions': sees({ says: [words.taken('李示例'), words.theirs(bookingNo, 'OOLU2764190830')] }),
    },
  };
});
