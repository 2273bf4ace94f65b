import type { NoticeChoice, NoticeChoices, UserKind } from '#domain/notices/kinds.ts';

export type NoticeWay = keyof NoticeChoice;

/** What the server knows: the choices, and where e-mail goes. */
export interface KnownChoices {
  choices: NoticeChoices;
  email: string | null;
}

export interface NoticeChoicesContext extends KnownChoices {
  /** Why they could not be read or saved. */
  failure: string | null;
}

export type NoticeChoicesEvent =
  | { type: 'notices.toggled'; kind: UserKind; way: NoticeWay }
  | { type: 'notices.submit' }
  | { type: 'notices.retry' }
  | { type: 'notices.close' };
