import { centreOf } from '../../language/lugar.ts';
import { excerpt, plainText } from '../../language/plainText.ts';
import { t } from '../../language/speaking.ts';
import { faces } from '../../sections/faces.ts';
import { absolute } from '../headTags.ts';
import { Aldeia } from '../landing/Aldeia.tsx';
import { AquiPerto } from '../landing/AquiPerto.tsx';
import { Comunidade } from '../landing/Comunidade.tsx';
import { Contactos } from '../landing/Contactos.tsx';
import { DirectorySection } from '../landing/DirectorySection.tsx';
import { Essencia } from '../landing/Essencia.tsx';
import { Eventos } from '../landing/Eventos.tsx';
import { Hero } from '../landing/Hero.tsx';
import { directories, type LandingData, loadLanding } from '../landing/landingData.ts';
import { Noticias } from '../landing/Noticias.tsx';
import { PontosInteresse } from '../landing/PontosInteresse.tsx';
import { page, type Site } from '../page.ts';
import { geoOf, openingHoursOf } from '../schemaOrg.ts';

/** The council and the village, as search engines read them. */
function about({ definicoes, siteUrl }: Site): Record<string, unknown>[] {
  const image = definicoes.heroPhotos.map((photo) => absolute(siteUrl, photo));
  const social = [definicoes.facebook, definicoes.instagram, definicoes.youtube];
  return [
    {
      '@type': 'GovernmentOrganization',
      name: definicoes.councilName,
      url: siteUrl,
      address: definicoes.address,
      telephone: definicoes.phones,
      email: definicoes.email || undefined,
      description: definicoes.openingHours
        ? t('Atendimento: {horario}', { horario: definicoes.openingHours.replaceAll('\n', '; ') })
        : undefined,
      sameAs: social.filter((link) => link !== ''),
      ...openingHoursOf(definicoes.horario),
    },
    {
      '@type': 'TouristDestination',
      name: definicoes.villageName,
      url: siteUrl,
      description: plainText(definicoes.shortText) || definicoes.tagline,
      image,
      containedInPlace: definicoes.parkName || undefined,
      ...geoOf(centreOf(definicoes)),
    },
  ];
}

/** Whether the site has no text, photo or record about the village yet. */
function isUntold({ definicoes, vazias }: Site): boolean {
  const { shortText, longText, heroPhotos, villagePhotos } = definicoes;
  const isEmpty = faces.every(({ name, isNeverEmpty }) => isNeverEmpty || vazias.includes(name));
  return isEmpty && !shortText && !longText && heroPhotos.length + villagePhotos.length === 0;
}

/** The landing page: a section for everything the village has, without the empty ones. */
export const inicio = page<LandingData>({
  sheet: 'inicio',
  load: (read) => loadLanding(read),
  head: (_data, site) => ({
    title: '',
    description: site.definicoes.tagline || excerpt(site.definicoes.shortText, 160),
    about: about(site),
  }),
  Component: ({ data, site }) => {
    const has = (name: string) => !site.vazias.includes(name);
    const isPreparing = isUntold(site);
    const hasCommunity =
      has('avisos') || has('pessoas') || data.comunidade.some((part) => part !== undefined);
    return (
      <>
        <Hero site={site} data={data} isPreparing={isPreparing} />
        {!isPreparing && <Aldeia site={site} />}
        {has('pontos_interesse') && <PontosInteresse places={data.pontosInteresse} />}
        {has('essencias') && <Essencia data={data} />}
        {has('aqui_perto') && (
          <AquiPerto places={data.aquiPerto} from={site.definicoes.villageName} />
        )}
        {has('eventos') && <Eventos eventos={data.eventos} />}
        {has('noticias') && <Noticias noticias={data.noticias} />}
        {directories.filter(has).map((name) => (
          <DirectorySection key={name} name={name} cards={data[name]} />
        ))}
        {hasCommunity && <Comunidade data={data} />}
        <Contactos site={site} data={data} />
      </>
    );
  },
});
