import { expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { CallFailure } from '#domain/failure.ts';
import type { Api } from '#src/api/index.ts';
import { wireVerification } from '#src/features/verification/verification.ts';

const creditCode = '91310000MA1FP1239F';
const found = { legalPerson: '陈远航', address: '上海市虹口区东大名路29号', status: '存续' };
const refused = (code: string, details: unknown) =>
  Promise.reject(new CallFailure({ kind: 'refused', code, details, message: '没有查到', status: 200 }));

function find(enterpriseDetail: () => Promise<unknown>) {
  const api = { enterpriseDetail } as unknown as Api;
  const { implementations } = wireVerification({ api: async () => api, onChanged: () => undefined });
  const logic = implementations.actors.findEnterprise as AnyActorLogic;
  return toPromise(createActor(logic, { input: { creditCode } }).start());
}

test.each([true, false])(
  '[1.9b] a company of the register is reported with whether its code is taken (%s)',
  async (isTaken) => {
    const enterprise = { creditCode, name: '上海瀚海远航国际货运代理有限公司', ...found };
    expect(await find(async () => ({ ...enterprise, established: null, isTaken }))).toEqual({ enterprise, isTaken });
  },
);

test.each([
  [{ isTaken: true }, true],
  [{ isTaken: false }, false],
  [null, false],
])(
  '[1.9b] a company that is unknown is none, and its refusal tells whether the code is taken (%j)',
  async (details, isTaken) => {
    expect(await find(() => refused(CODE.notFound, details))).toEqual({ enterprise: null, isTaken });
  },
);

test('[1.9b] any other refusal is not taken for an unknown company', async () => {
  await expect(find(() => refused(CODE.conflict, { isTaken: true }))).rejects.toBeInstanceOf(CallFailure);
});
