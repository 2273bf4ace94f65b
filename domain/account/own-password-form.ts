import { type FormDescription, section } from '../form/field.ts';
import { PASSWORD_SHORTEST } from '../limits.ts';

export interface OwnPasswordFacts {
  /** False for ten minutes after an SMS sign-in. */
  needsPassword: boolean;
}

const fields = {
  password: {
    kind: 'password',
    required: true,
    least: PASSWORD_SHORTEST,
    shown: ({ context }: { context: OwnPasswordFacts }) => context.needsPassword,
  },
} as const;

export type OwnPasswordValues = Readonly<Record<keyof typeof fields, string>>;

/** Confirms account ownership before a sensitive change. */
export const ownPasswordForm: FormDescription<OwnPasswordValues, OwnPasswordFacts> = {
  sections: [section<OwnPasswordValues, OwnPasswordValues, OwnPasswordFacts>({ at: '', step: '', fields })],
  checks: [],
};
