import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import type { Collection } from '../sections/section.ts';
import { AtividadeScreen } from './atividade/AtividadeScreen.tsx';
import { readAtividade } from './atividade/readAtividade.ts';
import { CartaScreen } from './cartas/CartaScreen.tsx';
import { CartasScreen } from './cartas/CartasScreen.tsx';
import { readCarta, readCartas } from './cartas/carta.ts';
import { call, isRefused } from './client.ts';
import { ContaScreen } from './contas/ContaScreen.tsx';
import { ContasScreen } from './contas/ContasScreen.tsx';
import { readContas, readOwn } from './contas/conta.ts';
import { PalavraPasseScreen } from './contas/PalavraPasseScreen.tsx';
import { DefinicoesScreen, readDefinicoes, readScreen } from './definicoes/DefinicoesScreen.tsx';
import { DetailScreen } from './detail/DetailScreen.tsx';
import { FormScreen } from './form/FormScreen.tsx';
import { Failure } from './layout/Failure.tsx';
import { type Entered, type Handle, Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { ListScreen } from './list/ListScreen.tsx';
import { MensagemScreen, readMensagem } from './mensagens/MensagemScreen.tsx';
import { MensagensScreen, readMensagens } from './mensagens/MensagensScreen.tsx';
import { panels } from './panels/all.ts';
import { listPath, type Place, placesOf, readItem, readItems } from './place.ts';
import { forgetSession, goToLogin } from './session.ts';

/** Asks whether the session still lives, whose it is, and what the village is called. */
async function enter(): Promise<Entered> {
  const [own, read] = await Promise.all([readOwn(), readDefinicoes()]);
  return {
    villageName: (!isRefused(read) && read.definicoes.villageName) || 'Aldeia',
    isAdmin: !isRefused(own) && own.isAdmin,
    mudarPassword: !isRefused(own) && own.mudarPassword,
  };
}

async function logOut(): Promise<never> {
  await call('DELETE', '/api/auth');
  forgetSession();
  return goToLogin('');
}

/** The four screens of a section, and what its panel adds. */
function sectionRoutes(place: Place): RouteObject[] {
  const handle: Handle = { place };
  const one = ({ params }: LoaderFunctionArgs) => readItem(place, params.key ?? '');
  const form = <FormScreen place={place} />;
  return [
    {
      index: true,
      handle,
      element: <ListScreen place={place} />,
      loader: ({ request }) => readItems(place, new URL(request.url).searchParams),
    },
    { path: 'adicionar', handle, element: form },
    { path: 'editar/:key', handle, element: form, loader: one },
    { path: ':key', handle, element: <DetailScreen place={place} />, loader: one },
    ...(panels[place.section.name]?.screens ?? []).map(({ path, load, Component }) => ({
      ...{ path: `:key/${path}`, handle, Component, loader: load },
    })),
  ];
}

/** Every address of the back-office, made from the declarations. */
export function makeRoutes(collections: readonly Collection[]): RouteObject[] {
  const places = placesOf(collections);
  const [first] = places;
  return [
    {
      path: '/backoffice',
      loader: enter,
      // Only when told to: moving between screens changes neither answer.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      element: <Layout places={places} />,
      errorElement: <Failure />,
      hydrateFallbackElement: <p className="visually-hidden">A abrir a área reservada…</p>,
      children: [
        {
          element: <Outlet />,
          errorElement: <Failure />,
          children: [
            {
              index: true,
              loader: () => redirect(first ? listPath(first) : '/backoffice/definicoes'),
            },
            { path: 'sair', loader: logOut, element: null },
            { path: 'definicoes', loader: readScreen, element: <DefinicoesScreen /> },
            { path: 'mensagens', loader: readMensagens, element: <MensagensScreen /> },
            { path: 'mensagens/:_id', loader: readMensagem, element: <MensagemScreen /> },
            { path: 'cartas', loader: readCartas, element: <CartasScreen /> },
            { path: 'cartas/:_id', loader: readCarta, element: <CartaScreen /> },
            { path: 'atividade', loader: readAtividade, element: <AtividadeScreen /> },
            { path: 'contas', loader: readContas, element: <ContasScreen /> },
            { path: 'contas/:_id', loader: readContas, element: <ContaScreen /> },
            { path: 'palavra-passe', loader: readOwn, element: <PalavraPasseScreen /> },
            ...places.map((place) => ({
              path: place.section.name,
              children: sectionRoutes(place),
            })),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}
