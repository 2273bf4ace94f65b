import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import type { LayoutName, PageName } from '#contract/routes.ts';
import { headerMachine } from '#machines/header/index.ts';
import { Frame } from '#src/layouts/Frame.tsx';
import { layouts } from '#src/layouts/layouts.ts';
import AirLiftPage from '#src/pages/air-lift/AirLiftPage.tsx';
import AirLiftOrderPage from '#src/pages/air-lift-order/AirLiftOrderPage.tsx';

import RailWayIndexPage from '#src/pages/rail-way-index/RailWayIndexPage.tsx';
import RootPage from '#src/pages/root/RootPage.tsx';
import { ServicePage } from '#src/pages/service/ServicePage.tsx';
import { ServiceSearchFace } from '#src/pages/service/ServiceSearchFace.tsx';
import TankIndexPage from '#src/pages/tank-index/TankIndexPage.tsx';
import { page as actWords } from '#src/ui/copy/pages/act.ts';
import { page as quoteWords } from '#src/ui/copy/pages/procurement-mobile.ts';
import { Footer } from '#src/views/footer/Footer.tsx';
import { Header } from '#src/views/header/Header.tsx';
import { BareHome } from '../kit/bare-home.tsx';
import { configuredSite } from '../kit/site.ts';

export default { title: '框架/八种布局', parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const AirLift = () => <AirLiftPage search={<ServiceSearchFace service="air" />} />;
const TankIndex = () => <TankIndexPage search={<ServiceSearchFace service="tank" />} />;
const RailWayIndex = () => <RailWayIndexPage search={<ServiceSearchFace service="rail" />} />;
const Campaigns = () => <ServicePage page={actWords} />;
const Quote = () => <ServicePage page={quoteWords} />;

function story(name: LayoutName, page: PageName, Page: () => React.ReactNode, onPhone = false): Story {
  const layout = layouts[name];
  return {
    name: onPhone ? `${name}，手机浏览器` : name,
    render: () => (
      <Frame
        layout={layout}
        page={page}
        onPhone={onPhone}
        strip={null}
        header={
          <Header
            actor={createActor(headerMachine)}
            site={configuredSite}
            page={page}
            isBare={layout.header === 'bare'}
          />
        }
        footer={<Footer site={configuredSite} theme="light" onTheme={nothing} onRead={nothing} />}
      >
        <Page />
      </Frame>
    ),
    play: async ({ canvas }) => {
      const frame = onPhone && layout.hidesFrameOnPhones ? 0 : 1;
      await expect(canvas.getAllByRole('main')).toHaveLength(1);
      await expect(canvas.queryAllByRole('banner')).toHaveLength(frame);
      await expect(canvas.queryAllByRole('contentinfo')).toHaveLength(frame);
    },
  };
}

export const LargePage = story('large-page', 'home', BareHome);
export const Basic = story('basic', 'airLift', AirLift);
export const ImageHeader = story('image-header', 'tankIndex', TankIndex);
export const Rail = story('rail', 'railWayIndex', RailWayIndex);
export const Activity = story('activity', 'act', Campaigns);
export const ActivityOnPhone = story('activity', 'act', Campaigns, true);
export const White = story('white', 'airLiftOrder', () => <AirLiftOrderPage />);
export const WhiteMobile = story('white-mobile', 'procurementMobile', Quote);
export const Default = story('default', 'root', RootPage);
export const Dark: Story = { ...ImageHeader, name: 'image-header，深色', globals: { theme: 'dark' } };
