import { type LoaderFunctionArgs, Outlet, type RouteObject, redirect } from 'react-router';
import { isRefused } from '../calls/ask.ts';
import { screenFeatures } from '../features/all.screens.ts';
import { type Collection, placesIn } from '../sections/section.ts';
import { AtividadeScreen, readAtividade } from './atividade/AtividadeScreen.tsx';
import { CartaScreen, readCarta } from './cartas/CartaScreen.tsx';
import { CartasScreen } from './cartas/CartasScreen.tsx';
import { readCartas } from './cartas/cartas.tsx';
import { call } from './client.ts';
import { ContaScreen } from './contas/ContaScreen.tsx';
import { ContasScreen } from './contas/ContasScreen.tsx';
import { readContas, readOwnConta } from './contas/conta.ts';
import { MandatoScreen } from './contas/MandatoScreen.tsx';
import { OwnScreen } from './contas/OwnScreen.tsx';
import { PalavraPasseScreen } from './contas/PalavraPasseScreen.tsx';
import { DefinicoesScreen, maySettle } from './definicoes/DefinicoesScreen.tsx';
import { readScreen } from './definicoes/PageForm.tsx';
import { HojeScreen, readHoje } from './hoje/HojeScreen.tsx';
import { Failure } from './layout/Failure.tsx';
import { type Handle, Layout } from './layout/Layout.tsx';
import { type Entered, houseRoute } from './may.ts';
import { panelOf } from './panels.ts';
import { NotFound } from './parts/NotFound.tsx';
import { OnlyFor } from './parts/Refusal.tsx';
import { PessoaDadosScreen } from './pessoaDados/PessoaDadosScreen.tsx';
import { readPessoaDados } from './pessoaDados/pessoaDados.ts';
import { PublicacoesScreen, readPublicacoes } from './publicacoes/PublicacoesScreen.tsx';
import { ReciclagemScreen, readReciclagem } from './reciclagem/ReciclagemScreen.tsx';
import { openForm, openList } from './sections/open.ts';
import { SectionDetail } from './sections/SectionDetail.tsx';
import { SectionForm } from './sections/SectionForm.tsx';
import { SectionList } from './sections/SectionList.tsx';
import { listPath, readItem, type Source } from './sections/source.ts';
import { forgetSession, goToLogin, nameAccount } from './session.ts';
import { readVersion, readVersions } from './versoes/readVersions.ts';

/** Asks whether the session is still valid, whose it is, and what the village is called. */
async function enter(): Promise<Entered> {
  const [own, read] = await Promise.all([call('GET /api/auth'), call('GET /api/definicoes')]);
  // Before any form looks for its drafts, which are kept by account.
  if (!isRefused(own)) nameAccount(own.username);
  return {
    villageName: (!isRefused(read) && read.definicoes.villageName) || 'Aldeia',
    own: isRefused(own) ? undefined : own,
  };
}

async function logOut(): Promise<never> {
  await call('DELETE /api/auth');
  forgetSession();
  return goToLogin('Terminou a sessão.');
}

/** The versions of a record. Few people look at them, so their screens are loaded on first use. */
function versionRoutes(source: Source, handle: Handle): RouteObject[] {
  return [
    {
      path: ':key/versoes',
      handle,
      loader: ({ params }) => readVersions(source, params.key ?? ''),
      lazy: async () => {
        const { VersionsScreen } = await import('./versoes/VersionsScreen.tsx');
        return { element: <VersionsScreen source={source} /> };
      },
    },
    {
      path: ':key/versoes/:numero',
      handle,
      loader: ({ params }) => readVersion(source, params.key ?? '', Number(params.numero)),
      lazy: async () => {
        const { VersionScreen } = await import('./versoes/VersionScreen.tsx');
        return { element: <VersionScreen source={source} /> };
      },
    },
  ];
}

/** The four screens of a section, those of its records' versions, and what its panel adds. */
function sectionRoutes(source: Source): RouteObject[] {
  const handle: Handle = { source };
  const one = ({ params }: LoaderFunctionArgs) => readItem(source, params.key ?? '');
  const searchOf = (request: Request) => new URL(request.url).searchParams;
  const form = {
    handle,
    element: <SectionForm source={source} />,
    loader: ({ params }: LoaderFunctionArgs) => openForm(source, params.key),
  };
  const { ownScreens = [], screens = [] } = panelOf(source.section.name);
  const screenRoute = (
    path: string,
    { load, Component, mayUse = () => true }: (typeof screens)[number],
  ) => ({
    path,
    handle,
    element: (
      <OnlyFor mayUse={mayUse}>
        <Component />
      </OnlyFor>
    ),
    loader: load,
  });
  return [
    {
      index: true,
      handle,
      element: <SectionList source={source} />,
      loader: ({ request }) => openList(source, searchOf(request)),
    },
    { path: 'adicionar', ...form },
    { path: 'editar/:key', ...form },
    { path: ':key', handle, element: <SectionDetail source={source} />, loader: one },
    ...versionRoutes(source, handle),
    ...ownScreens.map((screen) => screenRoute(screen.path, screen)),
    ...screens.map((screen) => screenRoute(`:key/${screen.path}`, screen)),
  ];
}

/** Every address of the back-office, made from the declarations. */
export function makeRoutes(collections: readonly Collection[]): RouteObject[] {
  const sources = placesIn(collections);
  const [first] = sources;
  return [
    {
      id: houseRoute,
      path: '/backoffice',
      loader: enter,
      // Only when told to: moving between screens changes neither answer.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      element: <Layout sources={sources} />,
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
            { path: 'hoje', loader: readHoje, element: <HojeScreen /> },
            {
              path: 'definicoes/:parte?',
              loader: readScreen,
              element: (
                <OnlyFor mayUse={maySettle}>
                  <DefinicoesScreen />
                </OnlyFor>
              ),
            },
            { path: 'publicacoes', loader: readPublicacoes, element: <PublicacoesScreen /> },
            { path: 'cartas', loader: readCartas, element: <CartasScreen /> },
            { path: 'cartas/:_id', loader: readCarta, element: <CartaScreen /> },
            { path: 'atividade', loader: readAtividade, element: <AtividadeScreen /> },
            { path: 'reciclagem', loader: readReciclagem, element: <ReciclagemScreen /> },
            { path: 'pessoa-dados', loader: readPessoaDados, element: <PessoaDadosScreen /> },
            { path: 'contas', loader: readContas, element: <ContasScreen /> },
            { path: 'contas/mandato', loader: readContas, element: <MandatoScreen /> },
            { path: 'contas/:_id', loader: readContas, element: <ContaScreen /> },
            ...screenFeatures.flatMap(({ routes = [] }) => routes),
            { path: 'conta', loader: readOwnConta, element: <OwnScreen /> },
            {
              path: 'palavra-passe',
              loader: () => call('GET /api/auth'),
              element: <PalavraPasseScreen />,
            },
            ...sources.map((source) => ({
              path: source.section.name,
              children: sectionRoutes(source),
            })),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}
