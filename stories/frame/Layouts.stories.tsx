import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import type { LayoutName, PageName } from '#contract/routes.ts';
import { page as airLiftOrderWords } from '#copy/air/order.ts';
import { page as airLiftWords } from '#copy/air/search.ts';
import { page as actWords } from '#copy/content/act.ts';
import { mobilePage as quoteWords } from '#copy/procurement/pages.ts';
import { page as railWayIndexWords } from '#copy/rail/search.ts';
import { page as tankIndexWords } from '#copy/tank/search.ts';
import { page as rootWords } from '#copy/text-pages/root.ts';
import { headerMachine } from '#machines/header/index.ts';
import { Footer } from '#src/features/header/views/Footer.tsx';
import { Header } from '#src/features/header/views/Header.tsx';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { ServiceSearchSkeleton } from '#src/features/search/views/ServiceSearchSkeleton.tsx';
import { Frame } from '#src/layouts/Frame.tsx';
import { layouts } from '#src/layouts/layouts.tsx';
import { plainFrame } from '#tests/kit/plain-frame.ts';
import { BareHome } from '../kit/bare-home.tsx';
import { configuredSite } from '../kit/site.ts';

export default { title: '框架/八种布局', parameters: { layout: 'fullscreen' } } satisfies Meta;
type Story = StoryObj;

const nothing = () => undefined;
const AirLift = () => (
  <ServicePage page={airLiftWords}>
    <ServiceSearchSkeleton service="air" />
  </ServicePage>
);
const TankIndex = () => (
  <ServicePage page={tankIndexWords}>
    <ServiceSearchSkeleton service="tank" />
  </ServicePage>
);
const RailWayIndex = () => (
  <ServicePage page={railWayIndexWords}>
    <ServiceSearchSkeleton service="rail" />
  </ServicePage>
);
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
            theme={plainFrame.theme}
          />
        }
        footer={<Footer site={configuredSite} theme={plainFrame.theme} onRead={nothing} />}
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
export const White = story('white', 'airLiftOrder', () => <ServicePage page={airLiftOrderWords} />);
export const WhiteMobile = story('white-mobile', 'procurementMobile', Quote);
export const Default = story('default', 'root', () => <ServicePage page={rootWords} />);
export const Dark: Story = { ...ImageHeader, name: 'image-header，深色', globals: { theme: 'dark' }, tags: ['prove'] };
