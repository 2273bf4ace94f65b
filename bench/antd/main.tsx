import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { Frame } from './Frame.tsx';

const HomePage = lazy(() => import('./HomePage.tsx'));
const PricesPage = lazy(() => import('./PricesPage.tsx'));

/** Three pages of the site as a team that takes a kit would build them: drawn by the browser, asked for as they are needed. */
createRoot(document.getElementById('root')!).render(
  <ConfigProvider locale={zhCN} theme={{ token: { colorPrimary: '#0b4f8a', borderRadius: 4 } }}>
    <Frame>
      <Suspense>
        <Switch>
          <Route path="/shippingFcl" component={PricesPage} />
          <Route component={HomePage} />
        </Switch>
      </Suspense>
    </Frame>
  </ConfigProvider>,
);
