import type { LoginField, LoginTextField } from '#domain/account/login-form.ts';
import type { LoginSnapshot } from './login.machine.ts';
import { passwordStrength } from './login.rules.ts';

export const selectMode = (snapshot: LoginSnapshot) => snapshot.context.mode;
export const selectIsFromForm = ({ context }: LoginSnapshot) => context.isFromForm;
export const selectLastMode = (snapshot: LoginSnapshot) => snapshot.context.lastMode;
export const selectFailure = (snapshot: LoginSnapshot) => snapshot.context.failure;
export const selectRefusal = (snapshot: LoginSnapshot) => snapshot.context.refusal;
export const selectText = (field: LoginTextField) => (snapshot: LoginSnapshot) => snapshot.context.values[field];
export const selectError = (field: LoginField) => (snapshot: LoginSnapshot) => snapshot.context.errors[field] ?? null;
export const selectIsAgreed = (snapshot: LoginSnapshot) => snapshot.context.values.isAgree;
export const selectIsRemembered = (snapshot: LoginSnapshot) => snapshot.context.values.isRemembered;
export const selectIsPasswordStored = (snapshot: LoginSnapshot) => snapshot.context.isPasswordStored;
export const selectWantsNewPassword = (snapshot: LoginSnapshot) => snapshot.context.wantsNewPassword;
export const selectStrength = (snapshot: LoginSnapshot) => passwordStrength(snapshot.context.values.password);
export const selectIsEditable = (snapshot: LoginSnapshot) => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: LoginSnapshot) => snapshot.hasTag('busy');
export const selectCanChooseMode = (snapshot: LoginSnapshot) =>
  snapshot.can({ type: 'login.modeChosen', mode: 'register' });
export const selectCanForget = (snapshot: LoginSnapshot) => snapshot.can({ type: 'login.passwordForgotten' });
export const selectCanRead = (snapshot: LoginSnapshot) => snapshot.can({ type: 'login.agreementOpened', texts: [] });
export const selectCanSubmit = (snapshot: LoginSnapshot) => snapshot.can({ type: 'login.submit' });

/** Child actors; each ref is stable while the child runs. */
export const selectCode = ({ children, context }: LoginSnapshot) =>
  context.mode === 'register' ? children.registerCode : children.loginCode;
export const selectAttempt = (snapshot: LoginSnapshot) => snapshot.children.attempt;
export const selectAgreement = (snapshot: LoginSnapshot) => snapshot.children.agreement;
