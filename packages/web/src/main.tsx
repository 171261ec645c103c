import './theme/fonts.css';
import './theme/base.css';
import './theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { tellUnheardRefusals } from './app/notices.ts';
import { watchMissingParts } from './app/reload-once.ts';
import { isPushWanted } from './settings/notices/push-here.ts';
import { watchSettings } from './settings/settings.ts';

watchSettings();
tellUnheardRefusals();
watchMissingParts();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    void navigator.serviceWorker.register('./service-worker.js');
    if (isPushWanted())
      void import('./settings/notices/renew-push.ts')
        .then(({ renewPush }) => renewPush())
        .catch(() => undefined);
  });
