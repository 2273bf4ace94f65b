import { KIT } from '#copy/kit.ts';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import { OrderTemplates } from '#src/features/booking/form/OrderTemplates.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('order-templates'),
  render: (actor) => <OrderTemplates actor={actor as OrderTemplatesRef} />,
  controls: {
    'templates.retry': KIT.retry,
    'templates.save': words.save,
    'templates.confirm': words.confirm,
    'templates.keep': words.keep,
  },
  besides: (snapshot) => {
    const { items } = snapshot.context as { items: readonly { id: string }[] };
    return items
      .filter(({ id }) => snapshot.can({ type: 'templates.rename', id }))
      .flatMap(() => [words.rename, words.remove]);
  },
};
