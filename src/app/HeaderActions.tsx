import { useSelector } from '@xstate/react';
import type { AppRef } from '#machines/app/index.ts';
import { selectEnterpriseCode } from '#machines/session/index.ts';
import { SessionActions } from '#src/features/sign-in/views/SessionActions.tsx';
import { loadDialog } from '../ui/parts/Dialog.tsx';
import { loadAccountDialog, openAccountDialog } from './require-login.ts';
import { servicesOf } from './services.ts';

/** Preloads the login dialog and ignores failures: opening the dialog reports them. */
const loadLogin = () =>
  Promise.allSettled([
    loadDialog(),
    loadAccountDialog(),
    import('#src/features/sign-in/account.ts'),
    import('./AccountDialogs.tsx'),
  ]);

/** Imported on click: browsers still allow a new tab shortly after a click. */
const userCentre = () => import('#src/features/user-centre/user-centre.ts');

export function HeaderActions({ actor }: { actor: AppRef }) {
  const session = useSelector(actor, ({ children }) => children.session);
  if (session === undefined) return null;

  const services = servicesOf(actor.system);
  const openMemberCentre = async () => {
    const { openUserCentre } = await userCentre();
    await openUserCentre(services, { enterpriseCode: selectEnterpriseCode(session.getSnapshot()) });
  };
  const goToWholeVehicleOrders = async () => {
    const { goToUserCentre } = await userCentre();
    await goToUserCentre(services, 'mmOrder');
  };
  return (
    <SessionActions
      actor={session}
      onSignIn={() => Promise.allSettled([openAccountDialog(actor, 'signIn'), loadLogin()])}
      onSignInNear={loadLogin}
      onMemberCentre={() => void openMemberCentre().catch(() => undefined)}
      onWholeVehicleOrders={() => void goToWholeVehicleOrders().catch(() => undefined)}
    />
  );
}
