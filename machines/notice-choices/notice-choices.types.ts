import type { NoticeChoice, NoticeChoices, UserKind } from '#domain/notices/kinds.ts';

export type NoticeWay = keyof NoticeChoice;

/** The stored choices and the user's e-mail address. */
export interface KnownChoices {
  choices: NoticeChoices;
  email: string | null;
}

export interface NoticeChoicesContext extends KnownChoices {
  failure: string | null;
}

export type NoticeChoicesEvent =
  | { type: 'notices.toggled'; kind: UserKind; way: NoticeWay }
  | { type: 'notices.submit' }
  | { type: 'notices.retry' }
  | { type: 'notices.close' };
