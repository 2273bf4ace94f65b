import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { type CentreRoomsRef, selectEnterpriseCode, selectUser } from '#machines/centre-rooms/index.ts';
import { type EnterpriseEntry, type SessionRef, selectEnterprises } from '#machines/session/index.ts';
import { selectSession, selectSignIn, selectSingleSignOn, type UserCentreRef } from '#machines/user-centre/index.ts';
import type { PageFrame } from '#src/app/browser-frame.ts';
import SiteFooter from '#src/app/SiteFooter.tsx';
import ToastRegion from '#src/app/ToastRegion.tsx';
import { shownPicture } from '#src/browser/served-page.ts';
import { DemoStrip } from '#src/features/header/views/DemoStrip.tsx';
import type { OrderFiles } from '#src/features/orders/views/order-files.ts';
import type { LegalServices } from '#src/features/sign-in/user-agreement.ts';
import { SingleSignOnDialog } from '#src/features/sign-in/views/SingleSignOnDialog.tsx';
import { Frame } from '#src/layouts/Frame.tsx';
import type { Layout } from '#src/layouts/layout.ts';
import { Contours } from '#src/layouts/layouts.tsx';
import { DemoData } from '#src/ui/parts/DemoMark.tsx';
import { renderRoomOf } from './render-room.tsx';
import { CentreRooms } from './rooms/CentreRooms.tsx';
import { UserCentre } from './rooms/UserCentre.tsx';
import { UserCentreHeader } from './rooms/UserCentreHeader.tsx';

const AccountDialogs = lazy(() => import('#src/app/AccountDialogs.tsx'));
const CentreDialogs = lazy(async () => ({
  default: (await import('./rooms/CentreDialogs.tsx')).CentreDialogs,
}));

/** The default layout with its menu at the side. */
const layout: Layout = {
  header: 'bare',
  content: 'mx-auto w-full max-w-[1680px] px-(--gut) pt-3 pb-8',
  Ground: Contours,
};

interface UserCentrePageProps {
  actor: UserCentreRef;
  frame: PageFrame;
  services: LegalServices;
  /** The files of the orders, of each person their own. */
  orderFiles: (rooms: CentreRoomsRef) => OrderFiles;
}

export function UserCentrePage({ actor, frame, services, orderFiles }: UserCentrePageProps) {
  const { site, strip, onPhone } = frame;
  const singleSignOn = useSelector(actor, selectSingleSignOn);
  const session = useSelector(actor, selectSession);
  const signIn = useSelector(actor, selectSignIn);
  const toasts = useSelector(actor, ({ children }) => children.toasts);
  const [isStripClosed, setIsStripClosed] = useState(strip.isClosed);

  return (
    <>
      <Frame
        layout={layout}
        page={null}
        onPhone={onPhone}
        strip={
          site.demo.on && !isStripClosed ? (
            <DemoStrip
              clockShift={site.demo.clockShift}
              onClose={() => {
                strip.close();
                setIsStripClosed(true);
              }}
            />
          ) : null
        }
        header={<UserCentreHeader actor={actor} session={session} />}
        footer={<SiteFooter frame={frame} services={services} />}
      >
        <DemoData value={site.demo.on}>
          <UserCentre
            actor={actor}
            renderRooms={(rooms) => <Rooms rooms={rooms} session={session} site={site} orderFiles={orderFiles} />}
          />
        </DemoData>
      </Frame>
      <Suspense>{signIn ? <AccountDialogs account={signIn} singleSignOn={undefined} /> : null}</Suspense>
      {singleSignOn ? <SingleSignOnDialog actor={singleSignOn} /> : null}
      {toasts ? <ToastRegion late={toasts} /> : null}
    </>
  );
}

interface RoomsProps extends Pick<UserCentrePageProps, 'orderFiles'> {
  rooms: CentreRoomsRef;
  session: SessionRef | undefined;
  site: EmbeddedSite;
}

const NO_ENTERPRISES: readonly EnterpriseEntry[] = [];

function Rooms({ rooms, session, site, orderFiles }: RoomsProps) {
  const { avatar } = useSelector(rooms, selectUser);
  const enterprises = useSelector(session, (one) => (one === undefined ? NO_ENTERPRISES : selectEnterprises(one)));
  const code = useSelector(rooms, selectEnterpriseCode);
  const [renderRoom] = useState(() => renderRoomOf(site, orderFiles(rooms)));
  return (
    <>
      <CentreRooms
        actor={rooms}
        avatar={shownPicture(avatar, [site.addresses.userCentre])}
        enterprises={enterprises}
        renderRoom={renderRoom}
        isSpecial={code !== null && code === site.specialEnterpriseCode}
      />
      <Suspense>
        <CentreDialogs actor={rooms} />
      </Suspense>
    </>
  );
}
