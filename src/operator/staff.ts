import { fromPromise } from 'xstate';
import type { deskTable } from '#contract/desk-table.ts';
import { type ActRequest, deskStaffMachine, type StaffList, type StaffSecrets } from '#machines/desk-staff/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { copyText } from '#src/browser/clipboard.ts';

type Api = ApiOf<typeof deskTable>;

async function actOn(api: Api, request: ActRequest): Promise<StaffSecrets | null> {
  const { name } = request;
  switch (request.act) {
    case 'add':
      return api.deskStaffAdd({ name, roles: request.roles });
    case 'reset':
      return api.deskStaffReset({ name });
    case 'roles':
      return api.deskStaffRoles({ name, roles: request.roles, before: request.before });
    case 'disable':
    case 'enable':
      return api.deskStaffAccess({ name, isAllowed: request.act === 'enable' });
  }
}

/** The operators of the room as they run in a browser. */
export const wireStaff = (api: Api) =>
  deskStaffMachine.provide({
    actors: {
      readList: fromPromise<StaffList, undefined>(({ signal }) => api.deskStaffList({}, { signal })),
      act: fromPromise<StaffSecrets | null, ActRequest>(({ input }) => actOn(api, input)),
      copy: fromPromise<boolean, { text: string }>(({ input: { text } }) => copyText(text)),
    },
  });
