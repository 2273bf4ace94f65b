import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { verificationErrors, verification as words } from '#copy/user-centre/rooms.ts';
import {
  type FoundEnterprise,
  type RegisteredEnterprise,
  type VerificationForm,
  type VerificationStanding,
  type Verified,
  verificationMachine,
} from '#machines/verification/index.ts';
import { subject } from './verification.subject.tsx';

export default { title: 'Machines/企业认证/实况' } satisfies Meta;

const enterprise: RegisteredEnterprise = {
  creditCode: '91310000MA1FP1239F',
  name: '上海瀚海远航国际货运代理有限公司',
  legalPerson: '陈远航',
  address: '上海市虹口区东大名路29号',
  status: '存续',
};

/** A wrong code shows its error; the right one loads the company from the register. */
export const Live: StoryObj = {
  loaders: [
    () => ({
      actor: createActor(
        verificationMachine.provide({
          actors: {
            loadStanding: fromPromise<VerificationStanding, undefined>(async () => ({
              accountName: '瀚海远航',
              status: 'NONE',
              reason: null,
            })),
            findEnterprise: fromPromise<FoundEnterprise, { creditCode: string }>(async () => ({
              enterprise,
              isTaken: false,
            })),
            submit: fromPromise<Verified, VerificationForm>(async () => ({ status: 'PASS', reason: null })),
          },
        }),
      ).start(),
    }),
  ],
  render: (_, { loaded }) => subject.render(loaded.actor),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(words.creditCode);
    await userEvent.type(code, '91310000MA1FP12390{Enter}');
    await expect(code).toHaveFocus();
    await expect(canvas.getByText(verificationErrors.creditCode.CREDIT_CODE)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '9131 0000 ma1fp1239f{Enter}');
    await expect(await canvas.findByText(enterprise.legalPerson)).toBeVisible();
    await expect(canvas.getByText(words.otherName('瀚海远航'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(words.passedTitle)).toBeVisible();
  },
};
