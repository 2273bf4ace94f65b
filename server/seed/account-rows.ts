import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { DAY_MS } from '#domain/limits.ts';
import { vehicleStatuses } from '#domain/road/whole-vehicles.ts';
import type * as schema from '../data/schema/index.ts';
import { startOfShanghaiDay } from './calendar.ts';
import { registerRows } from './register-rows.ts';

export interface DemoAccount {
  id: string;
  phone: string;
  password: string;
  name: string;
  /** Purpose of the account in a demo. */
  role: string;
  /** Index in the company register; null for a natural person. */
  registered: number | null;
  enterpriseId: string | null;
  mcpCode: string;
  auditStatus: 'NONE' | 'PASS';
}

/** The special enterprise's code; the site configuration names it when demonstration data is on. */
export const demoSpecialEnterpriseCode = 'MCP-DEMO-SPECIAL';

/** Numbers from an unassigned range, so that no message reaches a real person. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'user-verified',
    phone: '12000000001',
    password: 'huazhou-verified-1',
    name: '顾晓岚',
    role: '已认证企业',
    registered: 0,
    enterpriseId: 'enterprise-verified',
    mcpCode: 'MCP-DEMO-0001',
    auditStatus: 'PASS',
  },
  {
    id: 'user-unverified',
    phone: '12000000002',
    password: 'huazhou-unverified-2',
    name: '沈一帆',
    role: '未认证企业',
    registered: 1,
    enterpriseId: 'enterprise-unverified',
    mcpCode: 'MCP-DEMO-0002',
    auditStatus: 'NONE',
  },
  {
    id: 'user-person',
    phone: '12000000003',
    password: 'huazhou-person-3',
    name: '林木森',
    role: '自然人',
    registered: null,
    enterpriseId: null,
    mcpCode: '',
    auditStatus: 'NONE',
  },
  {
    id: 'user-special',
    phone: '12000000004',
    password: 'huazhou-special-4',
    name: '陆启明',
    role: '特约企业',
    registered: 2,
    enterpriseId: 'enterprise-special',
    mcpCode: demoSpecialEnterpriseCode,
    auditStatus: 'PASS',
  },
  {
    id: 'user-vehicle',
    phone: '12000000005',
    password: 'huazhou-vehicle-5',
    name: '郑远山',
    role: '有整车订单的企业',
    registered: 3,
    enterpriseId: 'enterprise-vehicle',
    mcpCode: 'MCP-DEMO-0005',
    auditStatus: 'PASS',
  },
];

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Hashes the site's hash with a salt derived from the account, so that repeated seeding gives the same rows. */
const passwordHash = ({ id, password }: DemoAccount) =>
  hash(sha256(password).toString('hex'), {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: sha256(`salt ${id}`).subarray(0, 16),
  });

/** Longer than the oldest demo order. */
const ACCOUNT_DAYS = 120;

export async function accountRows(now: number) {
  const createdAt = new Date(startOfShanghaiDay(now) - ACCOUNT_DAYS * DAY_MS);
  const users = await Promise.all(
    demoAccounts.map(
      async (account): Promise<typeof schema.users.$inferInsert> => ({
        id: account.id,
        phone: account.phone,
        passwordHash: await passwordHash(account),
        passwordChangedAt: createdAt,
        userSource: 'echem',
        name: account.name,
        companyName: account.registered === null ? null : (registerRows[account.registered]?.name ?? null),
        supplier: account.id === 'user-verified',
        demo: true,
        createdAt,
      }),
    ),
  );
  const enterprises = demoAccounts.flatMap((account): (typeof schema.enterprises.$inferInsert)[] => {
    const registered = account.registered === null ? undefined : registerRows[account.registered];
    if (!registered || account.enterpriseId === null) return [];
    const verified = account.auditStatus === 'PASS';
    return [
      {
        id: account.enterpriseId,
        name: registered.name,
        creditCode: verified ? registered.creditCode : null,
        mcpCode: account.mcpCode,
        auditStatus: account.auditStatus,
        legalPerson: verified ? registered.legalPerson : null,
        address: verified ? registered.address : null,
        demo: true,
        createdAt,
      },
    ];
  });
  const memberships = demoAccounts.flatMap(({ id, enterpriseId }) =>
    enterpriseId === null ? [] : [{ userId: id, enterpriseId, role: 'owner' as const, createdAt }],
  );
  return { users, enterprises, memberships, mmOrders: vehicleOrders(now), createdAt };
}

type VehicleOrder = readonly [serial: string, from: string, to: string, cargo: string, unNo: string, kg: string];

// biome-ignore format: a table reads by rows
const vehicleOrderList: readonly VehicleOrder[] = [
  ['00001', '青岛', '上海', '丙酮（桶装）', '1090', '24000.000'],
  ['00002', '青岛', '宁波', '乙酸乙酯（罐车）', '1173', '28500.000'],
  ['00003', '潍坊', '青岛', '氢氧化钠溶液（罐车）', '1824', '29800.000'],
];

function vehicleOrders(now: number): (typeof schema.mmOrders.$inferInsert)[] {
  const today = startOfShanghaiDay(now);
  return vehicleOrderList.map(([serial, originCity, destinationCity, cargoName, unNo, weightKg], index) => ({
    orderNo: `TRK000101${serial}`,
    userId: 'user-vehicle',
    enterpriseId: 'enterprise-vehicle',
    originCity,
    destinationCity,
    cargoName,
    unNo,
    vehicle: index === 0 ? '厢式危货车' : '罐车',
    weightKg,
    amount: 620_000 + index * 85_000,
    currency: '1',
    status: vehicleStatuses[index] ?? 'waiting',
    loadingAt: new Date(today + (1 - index * 2) * DAY_MS),
    demo: true,
  }));
}
