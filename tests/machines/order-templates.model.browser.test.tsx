import { KIT } from '#copy/kit.ts';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import {
  bothTemplates,
  methanolTemplate,
  paintTemplate,
  placedOrder,
} from '#machines/order-templates/order-templates.cases.ts';
import { subject } from '#stories/order-templates/order-templates.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { orderTemplatesModel } from './order-templates.model.ts';

const lost = (port: string) => rejected(port, new Error('网络不通'));
const failureText = words.failed('网络不通');

walkView('templates of orders', orderTemplatesModel, subject, ({ press, type, happens, sees }) => {
  const away = sees({ lacks: [words.lead, paintTemplate.name] });
  const two = {
    says: [methanolTemplate.name, paintTemplate.name],
    shows: { list: [words.list] },
    links: { [words.beginOf(paintTemplate.name)]: `/shippingLcl?template=${paintTemplate.id}` },
  };
  const naming = { hides: { list: [words.list] } } as const;
  return {
    gestures: {
      'look at them': () => happens(event('templates.open', { source: null, name: '' })),
      'save an order': () => happens(event('templates.open', { source: placedOrder, name: '' })),
      'put them away': () => happens(event('templates.close')),
      'they come': () => happens(resolved('list', bothTemplates)),
      'none comes': () => happens(resolved('list', { items: [], mayEdit: true })),
      'they do not come': () => happens(lost('list')),
      'try again': () => press(KIT.retry),
      'rename one': () => press(words.renameOf(methanolTemplate.name)),
      'remove one': () => press(words.removeOf(paintTemplate.name)),
      'wipe it': () => type(words.name, ' '),
      'write it and save': async () => {
        await type(words.name, '甲醇 每月');
        await press(words.save);
      },
      'leave it': () => press(words.keep),
      'it is saved': () => happens(resolved('save', null)),
      'it is not': () => happens(lost('save')),
      'say yes': () => press(words.confirm),
      'it is removed': () => happens(resolved('remove', null)),
      'it is not removed': () => happens(lost('remove')),
    },
    checks: {
      'out of sight': away,
      'away again': away,
      'on their way': sees({ status: words.reading }),
      'on their way to be added to': sees({ status: words.reading }),
      'shown why': sees({ alert: `${failureText}\n${KIT.retry}` }),
      none: sees({ status: words.none }),
      'two templates': sees({ ...two, alert: '' }),
      'a name to write': sees({ ...naming, values: { [words.name]: '' }, off: [words.save] }),
      'no name': sees({ ...naming, off: [words.save] }),
      'its name': sees({ ...naming, values: { [words.name]: methanolTemplate.name } }),
      saving: sees({ ...naming, locked: [words.name], off: [words.save, words.keep] }),
      'the name with a reason': sees({ ...naming, values: { [words.name]: '甲醇 每月' }, alert: failureText }),
      'asked whether': sees({ says: [words.question(paintTemplate.name)] }),
      removing: sees({ off: [words.keep, words.confirm] }),
      'two templates with a reason': sees({ ...two, alert: failureText }),
    },
  };
});
