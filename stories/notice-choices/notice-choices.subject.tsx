import { KIT } from '#copy/kit.ts';
import { noticeChoicesCopy as words } from '#copy/orders/order.ts';
import type { NoticeChoicesRef } from '#machines/notice-choices/index.ts';
import { NoticeChoices } from '#src/features/user-centre/rooms/CentreDialogs.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('notice-choices'),
  render: (actor) => <NoticeChoices actor={actor as NoticeChoicesRef} />,
  controls: {
    'notices.submit': words.save,
    'notices.close': words.close,
    'notices.retry': KIT.retry,
  },
};
