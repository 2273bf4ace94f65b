import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppView } from './app/AppView.tsx';
import { followNavigation } from './app/follow-navigation.ts';
import { HeaderActions } from './app/HeaderActions.tsx';
import { requireLogin } from './app/require-login.ts';
import { startApp } from './app/wiring.ts';
import { startOfPage } from './browser/arrival.ts';
import { takeLinkTicket } from './browser/link-ticket.ts';
import { reloadPage } from './browser/reload.ts';
import './ui/styles.css';

const app = startApp(takeLinkTicket());
followNavigation(app, startOfPage);
requireLogin(app);

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no element for the site');
createRoot(place).render(
  <StrictMode>
    <AppView actor={app} actions={<HeaderActions actor={app} />} onReload={reloadPage} />
  </StrictMode>,
);
