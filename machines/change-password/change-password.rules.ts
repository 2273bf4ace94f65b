import { PASSWORD_SHORTEST } from '#domain/limits.ts';
import type {
  ChangePasswordFault,
  ChangePasswordFaults,
  ChangePasswordField,
  ChangePasswordValues,
} from './change-password.types.ts';

export function faultOf(field: ChangePasswordField, values: ChangePasswordValues): ChangePasswordFault | null {
  const text = values[field];
  if (text === '') return 'required';
  return text.length < PASSWORD_SHORTEST ? 'passwordLength' : null;
}

export function faultsAtSubmit(values: ChangePasswordValues, needsOldPassword: boolean): ChangePasswordFaults {
  const faults: ChangePasswordFaults = {};
  const fields: ChangePasswordField[] = ['newPassword', 'newPasswordAgain'];
  for (const field of needsOldPassword ? (['oldPassword', ...fields] as const) : fields) {
    const fault = faultOf(field, values);
    if (fault !== null) faults[field] = fault;
  }
  if (faults.newPasswordAgain === undefined && values.newPasswordAgain !== values.newPassword)
    faults.newPasswordAgain = 'passwordsDiffer';
  return faults;
}
