/** What a session does outside the page; a visitor who signs in nowhere never loads it before the page is there. */
export { takeExpiryReload } from '../../browser/expiry-guard.ts';
export { tellOtherTabs, watchOtherTabs } from '../../browser/other-tabs.ts';
export { leaveToast } from '../../browser/reload-toast.ts';
export { clearSessionCookies, readUser, writeToken, writeUser } from '../../browser/session-cookies.ts';
export { keepOpenForms, removeTyped, saveTyped } from './typed.ts';
