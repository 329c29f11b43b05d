import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/dropzone/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/tiptap/styles.css';
import '../parts/fonts.css';
import '../parts/tokens.css';
import './main.css';
import 'dayjs/locale/pt';
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { styleNonce } from '../fields/inputs/styleNonce.ts';
import { watchForLostCode } from '../parts/lostCode.ts';
import { everyCollection } from '../sections/all.ts';
import { makeRoutes } from './routes.tsx';
import { goToLogin, isLoggedIn, watchOtherWindows } from './session.ts';
import { cssVariables, theme } from './theme.ts';

function start(root: HTMLElement): void {
  // The scroll lock of Mantine's dialogs reads the nonce of its styles from here.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
  watchOtherWindows();
  watchForLostCode();
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme="light"
        getStyleNonce={styleNonce}
      >
        <DatesProvider settings={{ locale: 'pt', firstDayOfWeek: 1 }}>
          <RouterProvider router={createBrowserRouter(makeRoutes(everyCollection))} />
        </DatesProvider>
      </MantineProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!isLoggedIn()) void goToLogin();
else if (root) start(root);
