import type { UserKind } from '#domain/notices/kinds.ts';
import type { NoticeChoicesSnapshot } from './notice-choices.machine.ts';
import type { NoticeWay } from './notice-choices.types.ts';

interface Box {
  kind: UserKind;
  way: NoticeWay;
}

export const selectIsChosen =
  ({ kind, way }: Box) =>
  (snapshot: NoticeChoicesSnapshot) =>
    snapshot.context.choices[kind][way];
export const selectCanToggle = (box: Box) => (snapshot: NoticeChoicesSnapshot) =>
  snapshot.can({ type: 'notices.toggled', ...box });
export const selectEmail = (snapshot: NoticeChoicesSnapshot) => snapshot.context.email;
/** Choices are loaded, whether or not they can be changed now. */
export const selectIsKnown = (snapshot: NoticeChoicesSnapshot) =>
  snapshot.hasTag('editable') || snapshot.matches('saving');
export const selectFailure = (snapshot: NoticeChoicesSnapshot) => snapshot.context.failure;
export const selectIsBusy = (snapshot: NoticeChoicesSnapshot) => snapshot.hasTag('busy');
export const selectCanSave = (snapshot: NoticeChoicesSnapshot) => snapshot.can({ type: 'notices.submit' });
export const selectCanRetry = (snapshot: NoticeChoicesSnapshot) => snapshot.can({ type: 'notices.retry' });
export const selectCanClose = (snapshot: NoticeChoicesSnapshot) =>
  snapshot.status === 'active' && snapshot.can({ type: 'notices.close' });
