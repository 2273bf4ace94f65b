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

/** The ten minutes are over: the password is asked for after all. */
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
  /** What has to be settled before, each a sentence of the server. */
  reasons: readonly string[];
  /** The file of one's data was downloaded. */
  isExported: boolean;
}

export type CloseAccountEvent =
  | { type: 'close.typed'; field: 'password'; text: string }
  | { type: 'close.export' }
  | { type: 'close.submit' }
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | { type: 'close.leave' };
