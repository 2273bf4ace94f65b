import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { authNotice, orderSuccess, reading, unverifiedOrder } from '#copy/booking/outcome.ts';
import { brand } from '#copy/brand.ts';
import { homeHead } from '#copy/home/page.ts';
import { footer, notFound } from '#copy/kit.ts';
import { captchaReplies } from '#copy/replies.ts';
import { browserTooOld, errors, head, services, sessionActions, shell, tooManyPages } from '#copy/shell.ts';
import { captcha, session, sessionToasts, sessionValidation } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';

/** A template is filled with the names of what it takes, and must answer the template as the document has it. */
const named = <Value>(name: string) => `{${name}}` as unknown as Value;
const n = named<number>('n');
const { modes } = session;

/** The document's rows, said by the code: each string of a row as it is there, from where the code keeps it. */
const allowedUses: Readonly<Record<string, readonly string[]>> = {
  'Page head': [
    `title ${homeHead.title}`,
    `other pages ${head.title(named('页面名'))}`,
    `description ${homeHead.description}`,
  ],
  Header: [
    sessionActions.open,
    shell.miniProgram,
    sessionActions.memberCentre,
    sessionActions.wholeVehicleOrders,
    sessionActions.signOut,
    `tabs ${brand.name} ${shell.freight} ${shell.consolidation}`,
  ],
  'Login modal': [
    `dialog name ${session.dialog} (mode 2: ${session.dialogRegister})`,
    `tabs ${modes.sms} ${modes.password} ${modes.register}`,
  ],
  Fields: [
    session.phone,
    session.smsCode,
    session.password,
    session.passwordAgain,
    session.remember,
    `${session.agreeBefore}${session.userAgreement} ${session.privacyNotice}`,
  ],
  Buttons: [
    session.requestCode,
    session.submit,
    session.submitRegister,
    `countdown ${session.resendIn(60)} … ${session.resendIn(1)}`,
    `${session.showPassword} / ${session.hidePassword}`,
  ],
  'Login, more': [
    session.forgotPassword,
    session.backToPassword,
    session.changePassword,
    session.oldPassword,
    session.newPassword,
    session.passwordChanged,
    session.lastUsed,
    session.capsLock,
    session.strength(Object.values(session.strengthLevels).join(' / ')),
    session.rememberHint,
  ],
  Session: [
    sessionActions.expired,
    session.switchAccount(named('name')),
    session.switchTo,
    session.switchKeep,
    session.insecure,
  ],
  Profile: [profileCopy.title, profileCopy.isOfSchool, profileCopy.save, profileCopy.later],
  Validation: [
    sessionValidation.required,
    sessionValidation.phoneLength,
    sessionValidation.phoneFormat,
    sessionValidation.codeLength,
    sessionValidation.codeAtLeastFive,
    sessionValidation.passwordLength,
    sessionValidation.passwordRules,
    sessionValidation.passwordCommon,
    sessionValidation.agreeRequired,
    sessionValidation.agreeToBoth,
    sessionValidation.passwordsDiffer,
  ],
  Toasts: [
    sessionToasts.signedIn,
    sessionToasts.registered,
    sessionActions.signedOut,
    sessionToasts.codeSent,
    sessionToasts.codeSending,
  ],
  Errors: [errors.title, errors.serverBusy, tooManyPages.heading, tooManyPages.hint(n)],
  Captcha: [
    `dialog name ${captcha.dialog}`,
    captcha.slideHint,
    captcha.clickHint(['甲', '乙', '丙']),
    captcha.solvedIn(named('秒')),
    `${captcha.failedBecause(named('message'))} (${captcha.failed} alone when the server says just that)`,
    captcha.refresh,
    captcha.close,
  ],
  'Captcha, more': [
    captcha.checking,
    captcha.solved,
    captcha.renewed,
    captcha.tooOften(n),
    captcha.tooManyFailures(n),
    captcha.loadFailed,
    captcha.refreshing,
    captchaReplies.wrong.blockPuzzle,
    captchaReplies.wrong.clickWord,
  ],
  'Reading modal': [reading.confirm, `countdown ${reading.confirmIn(10)}`],
  'Auth notice, PASS': [authNotice.passed(n)],
  'Auth notice, otherwise': [authNotice.unverified(n)],
  'Auth notice, both': [authNotice.go, authNotice.cancel, authNotice.blocked],
  Verification: [unverifiedOrder.orderKept],
  'Order success': [orderSuccess.title, orderSuccess.viewOrders, orderSuccess.orderAgain, orderSuccess.home],
  '404': [notFound.heading, notFound.latin, notFound.plain, errors.backHome],
  'Chunk failure': [errors.chunkFailed, errors.reload],
  Footer: [
    footer.helpCentre,
    footer.beginnerGuide,
    footer.downloads,
    footer.aboutUs,
    footer.friendlyLinks,
    shell.serviceHotline,
    footer.emergencyHotline,
  ],
  'Footer, more': [
    footer.copyright(named('year'), named('company')),
    footer.icp,
    footer.police,
    footer.chemicalsLicence,
    `${footer.theme} ${footer.themes.light} ${footer.themes.dark} ${footer.themes.system}`,
    footer.version(named('version')),
  ],
  'Old browser, demo': [browserTooOld, shell.demoLabel, shell.demo, shell.clockShift(named('shift'))],
  'User centre': [session.backToSite],
  Services: [services.map(({ label }) => label).join(' ')],
};

const rows = readFileSync('docs/copy.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line))
  .slice(1)
  .map((line) => line.slice(2, -2).split(' | '));

test('[1.4] every row of the wording is one the code says, and none is left out', () => {
  expect(rows.map(([where]) => where).sort()).toEqual(Object.keys(allowedUses).sort());
  expect(rows.flatMap(([, strings = '']) => strings.split(' · ')).length).toBeGreaterThan(100);
});

test.each(rows)('[1.4] %s: each string is shown to the letter, templates filled', (where = '', strings = '') => {
  expect(allowedUses[where]).toEqual(strings.split(' · '));
});
