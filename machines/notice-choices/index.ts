export { type NoticeChoicesRef, type NoticeChoicesSnapshot, noticeChoicesMachine } from './notice-choices.machine.ts';
export * from './notice-choices.select.ts';
export type { KnownChoices, NoticeChoicesEvent, NoticeWay } from './notice-choices.types.ts';
