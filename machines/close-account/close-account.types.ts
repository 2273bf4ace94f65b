import type { OwnPasswordFacts, OwnPasswordValues } from '#domain/account/own-password-form.ts';
import type { FormContext } from '../kit/form-chart.ts';

export type CloseAccountInput = OwnPasswordFacts;

export interface OwnerProof {
  /** Null within ten minutes of an SMS sign-in. */
  password: string | null;
}

interface Refused {
  kind: 'refused';
  message: string;
}

/** The password is required because the ten minutes are over. */
interface PasswordNeeded {
  kind: 'passwordNeeded';
}

export type ExportAnswered = { kind: 'taken' } | PasswordNeeded | Refused;

export type CloseAnswered =
  | { kind: 'closed' }
  | { kind: 'blocked'; reasons: readonly string[] }
  | PasswordNeeded
  | Refused;

export interface CloseAccountContext extends FormContext<OwnPasswordValues>, OwnPasswordFacts {
  /** Conditions that the user has to settle first, as sentences of the server. */
  reasons: readonly string[];
  /** The user has downloaded the export of their data. */
  isExported: boolean;
}

export type CloseAccountEvent =
  | { type: 'close.typed'; field: 'password'; text: string }
  | { type: 'close.export' }
  | { type: 'close.submit' }
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | { type: 'close.leave' };
