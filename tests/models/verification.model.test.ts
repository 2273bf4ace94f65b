import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import { type LicenceEvent, type LicenceFile, licenceMachine, type RecogniseOutcome } from '#machines/licence/index.ts';
import {
  type FoundEnterprise,
  type RegisteredEnterprise,
  selectEnterprise,
  selectError,
  selectHasLicence,
  selectLicenceError,
  selectReason,
  selectRefusal,
  selectScreen,
  type VerificationForm,
  type VerificationStanding,
  type Verified,
  verificationMachine,
} from '#machines/verification/index.ts';
import { walkModel } from '../kit/walk-model.ts';
import { verificationModel } from './verification.model.ts';

const CODE = '91310000MA1FP1239F';
const TAKEN = '91330201MA2A5B023P';
const UNKNOWN = '91310115MA1K4A014P';
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const refusal = (message: string) => new CallFailure({ kind: 'refused', code: '10004001', message, status: 200 });

const enterprise: RegisteredEnterprise = {
  creditCode: CODE,
  name: '上海瀚海远航国际货运代理有限公司',
  legalPerson: '陈远航',
  address: '上海市虹口区东大名路29号',
  status: '存续',
};

walkModel('[4.32][7.5b] verifying', verificationModel, () => {
  const server = {
    onLicence: CODE as string | null,
    isDamaged: false,
    isAway: false,
    says: 'PASS' as Verified['status'],
  };
  const sent: VerificationForm[] = [];
  const joined: { creditCode: string }[] = [];
  const actor = createActor(
    verificationMachine.provide({
      actors: {
        loadStanding: fromPromise<VerificationStanding, undefined>(async () => ({
          accountName: '',
          status: sent.length === 0 ? 'NONE' : server.says,
          reason: null,
        })),
        licence: licenceMachine.provide({
          actors: {
            uploadLicence: fromPromise<{ fileId: string }, { licence: LicenceFile }>(async () => {
              if (server.isDamaged) throw refusal('文件已损坏');
              return { fileId: 'file' };
            }),
            progress: fromCallback<LicenceEvent, { licence: LicenceFile }>(() => undefined),
            recogniseLicence: fromPromise<RecogniseOutcome, { fileId: string }>(async () => ({
              kind: 'read',
              creditCode: server.onLicence,
            })),
          },
        }),
        findEnterprise: fromPromise<FoundEnterprise, { creditCode: string }>(async ({ input }) => {
          if (server.isAway) throw new Error('查询暂不可用');
          const { creditCode } = input;
          const isTaken = creditCode === TAKEN;
          return { isTaken, enterprise: creditCode === UNKNOWN ? null : { ...enterprise, creditCode } };
        }),
        join: fromPromise<void, { creditCode: string }>(async ({ input }) => {
          joined.push(input);
        }),
        submit: fromPromise<Verified, VerificationForm>(async ({ input }) => {
          sent.push(input);
          return { status: server.says, reason: server.says === 'REJECT' ? '名称不一致' : null };
        }),
      },
    }),
  ).start();
  const snapshot = () => actor.getSnapshot();
  const shownError = () => selectLicenceError(snapshot()) ?? selectError('creditCode')(snapshot());
  const give = async (onLicence: string | null, isDamaged = false) => {
    Object.assign(server, { onLicence, isDamaged });
    await settle();
    actor.send({
      type: 'licence.chosen',
      licence: { name: '执照.jpg', size: 1_000, type: 'image/jpeg', body: null },
    });
    await settle();
  };
  const type = async (text: string) => {
    await settle();
    actor.send({ type: 'code.typed', text });
    actor.send({ type: 'code.submit' });
    await settle();
  };
  const submit = async (says: Verified['status']) => {
    server.says = says;
    actor.send({ type: 'verification.submit' });
    await settle();
  };
  const shows = (screen: ReturnType<typeof selectScreen>) => expect(selectScreen(snapshot())).toBe(screen);
  return {
    gestures: {
      'give a licence with a code': () => give(CODE),
      'give a licence without a code': () => give(null),
      'give a damaged file': () => give(CODE, true),
      'type a wrong code': () => type('91310000MA1FP12390'),
      'type the code': () => type(CODE),
      'type a code another account holds': () => type(TAKEN),
      'type the code instead': () => {
        actor.send({ type: 'verification.edit' });
        return type(CODE);
      },
      'go on all the same': () => actor.send({ type: 'verification.continue' }),
      'ask to join it': async () => {
        actor.send({ type: 'verification.join' });
        await settle();
      },
      'that is us, though taken': () => submit('PENDING'),
      'type a code nobody knows': () => type(UNKNOWN),
      'type the code while the register is away': async () => {
        server.isAway = true;
        await type(CODE);
      },
      'try again': async () => {
        server.isAway = false;
        actor.send({ type: 'verification.retry' });
        await settle();
      },
      'write the name': async () => {
        actor.send({ type: 'name.typed', text: '新设公司' });
        await submit('PENDING');
      },
      'that is us': () => submit('PASS'),
      'that is us, the desk says no': () => submit('REJECT'),
      'that is not us': () => actor.send({ type: 'verification.edit' }),
      'begin anew': () => actor.send({ type: 'verification.edit' }),
      'the desk has said yes': async () => {
        server.says = 'PASS';
        actor.send({ type: 'verification.check' });
        await settle();
      },
    },
    checks: {
      'at the form': async () => {
        await settle();
        shows('editing');
        expect([shownError(), selectHasLicence(snapshot())]).toEqual([null, false]);
      },
      'at the form again': async () => {
        await settle();
        shows('editing');
        expect([shownError(), selectHasLicence(snapshot())]).toEqual([null, false]);
      },
      'told to type the code': () => {
        shows('editing');
        expect([shownError(), selectHasLicence(snapshot())]).toEqual(['noCode', true]);
      },
      'told of the file': () => {
        shows('editing');
        expect([selectRefusal(snapshot()), selectHasLicence(snapshot())]).toEqual(['文件已损坏', false]);
      },
      'told of the code': () => {
        shows('editing');
        expect(shownError()).toBe('CREDIT_CODE');
      },
      'told that it is taken': () => {
        shows('taken');
        expect(sent).toEqual([]);
      },
      'told that they are asked': () => {
        shows('asked');
        expect(joined).toEqual([{ creditCode: TAKEN }]);
      },
      'before the other’s entry': () => {
        shows('confirming');
        expect(selectEnterprise(snapshot())).toMatchObject({ creditCode: TAKEN });
      },
      'waiting for a person': () => {
        shows('pending');
        expect(sent).toMatchObject([{ creditCode: TAKEN, name: enterprise.name }]);
      },
      'told to try again': () => {
        shows('interrupted');
        expect(selectRefusal(snapshot())).toBe('查询暂不可用');
      },
      'asked for the name': () => {
        shows('unknown');
        expect(selectEnterprise(snapshot())).toBeNull();
      },
      'before what the register says': () => {
        shows('confirming');
        expect(selectEnterprise(snapshot())).toEqual(enterprise);
        expect(snapshot().can({ type: 'verification.submit' })).toBe(true);
      },
      'waiting for the desk': () => {
        shows('pending');
        expect(sent).toEqual([{ creditCode: UNKNOWN, name: '新设公司', enterprise: null, fileId: null }]);
      },
      rejected: () => {
        shows('rejected');
        expect(selectReason(snapshot())).toBe('名称不一致');
      },
      verified: () => {
        shows('passed');
        expect(sent).toHaveLength(1);
      },
    },
  };
});
