import { contractKinds } from '#domain/contracts/contract.ts';
import { companySettings } from '../company/facts.ts';
import { conclude } from '../contracts/conclude.ts';
import { contractTexts, wordContract } from '../contracts/documents.ts';
import {
  type ContractRecord,
  type ContractRow,
  lastConcluded,
  listContracts,
  readContract,
} from '../contracts/read.ts';
import { deliverMade } from '../documents/deliver.ts';
import { readOwnFile } from '../files/records.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { readOrder } from '../orders/read.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type Ours = 'concludeContract' | 'contractDocument' | 'contractList' | 'orderContract';

const reader = (context: CallContext) => ({ userId: signedIn(context).userId, now: context.clock.now() });
const methodOf = ({ settings }: CallContext) => (settings.eSign === null ? 'consent' : 'esign');

/** A contract that is concluded or being signed has its files. */
function currentRow(state: ContractRecord['state'], rows: readonly ContractRow[]): ContractRow | undefined {
  if (state === 'signing') return rows.at(-1);
  return state === 'concluded' ? lastConcluded(rows) : undefined;
}

export const contractCalls: Pick<CallHandlers, Ours> = {
  contractList: (request, context) =>
    listContracts(context.db, request, { ...reader(context), method: methodOf(context) }),

  orderContract: async ({ orderNo }, context) => {
    const { record } = await readContract(context.db, orderNo, reader(context));
    const texts = contractTexts(await readOrder(context.db, orderNo, reader(context)), await companySettings(context));
    return { record, method: methodOf(context), texts: contractKinds.map((kind) => ({ kind, ...texts[kind] })) };
  },

  concludeContract: async (request, context) => {
    const { userId } = signedIn(context);
    await requireOwnOrder(context.db, userId, request.orderNo);
    return conclude(context, request);
  },

  contractDocument: async ({ orderNo, kind }, context) => {
    const { db, files, deliver } = context;
    const { userId, now } = reader(context);
    const { record, rows } = await readContract(db, orderNo, { userId, now });
    const current = currentRow(record.state, rows);
    if (current !== undefined) {
      const { contractFileId, chargeFileId } = current;
      const id = kind === 'service-contract' ? contractFileId : chargeFileId;
      const { name } = await readOwnFile(db, userId, id);
      deliver({ name, ...(await files.read(id)) });
      return null;
    }
    const order = await readOrder(db, orderNo, { userId, now });
    const settings = await companySettings(context);
    const worded = wordContract(order, kind, { settings, conclusion: null, now });
    await deliverMade(context, worded, now);
    return null;
  },
};
