import { fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import {
  type ActRequest,
  operatorStaffMachine,
  type StaffList,
  type StaffSecrets,
} from '#machines/operator-staff/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { copyText } from '#src/browser/clipboard.ts';

type Api = ApiOf<typeof operatorTable>;

async function actOn(api: Api, request: ActRequest): Promise<StaffSecrets | null> {
  const { name } = request;
  switch (request.act) {
    case 'add':
      return api.operatorStaffAdd({ name, roles: request.roles });
    case 'reset':
      return api.operatorStaffReset({ name });
    case 'roles':
      return api.operatorStaffRoles({ name, roles: request.roles, before: request.before });
    case 'disable':
    case 'enable':
      return api.operatorStaffAccess({ name, isAllowed: request.act === 'enable' });
  }
}

/** The operators of the room as they run in a browser. */
export const wireStaff = (api: Api) =>
  operatorStaffMachine.provide({
    actors: {
      readList: fromPromise<StaffList, undefined>(({ signal }) => api.operatorStaffList({}, { signal })),
      act: fromPromise<StaffSecrets | null, ActRequest>(({ input }) => actOn(api, input)),
      copy: fromPromise<boolean, { text: string }>(({ input: { text } }) => copyText(text)),
    },
  });
