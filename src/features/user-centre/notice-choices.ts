import { fromPromise } from 'xstate';
import { noticeChoicesCopy } from '#copy/orders/order.ts';
import type { NoticeChoices } from '#domain/notices/kinds.ts';
import { type KnownChoices, noticeChoicesMachine } from '#machines/notice-choices/index.ts';
import type { SignInServices } from '#src/app/services.ts';

export const wireNoticeChoices = ({ api, showToast }: Pick<SignInServices, 'api' | 'showToast'>) =>
  noticeChoicesMachine.provide({
    actors: {
      loadChoices: fromPromise<KnownChoices, undefined>(async ({ signal }) =>
        (await api()).noticeChoices({}, { signal }),
      ),
      saveChoices: fromPromise<void, NoticeChoices>(async ({ input }) => {
        await (await api()).saveNoticeChoices({ choices: input });
      }),
    },
    actions: { toastSaved: () => showToast('ok', noticeChoicesCopy.saved) },
  });
