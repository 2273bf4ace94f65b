import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { AppView } from './app/AppView.tsx';
import { followNavigation } from './app/follow-navigation.ts';
import { wiredApp } from './app/wiring.ts';
import { startOfPage } from './browser/arrival.ts';
import { reloadPage } from './browser/reload.ts';
import './ui/styles.css';

const app = createActor(wiredApp);
app.start();
followNavigation(app, startOfPage);

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no element for the site');
createRoot(place).render(
  <StrictMode>
    <AppView actor={app} onReload={reloadPage} />
  </StrictMode>,
);
