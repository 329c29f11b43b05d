import { excerpt, plainText } from '../../language/plainText.ts';
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
import { openingHoursOf } from '../schemaOrg.ts';

/** The council and the village, as search engines read them. */
function about({ definicoes, siteUrl }: Site): Record<string, unknown>[] {
  const { latitude, longitude } = definicoes;
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
        ? `Atendimento: ${definicoes.openingHours.replaceAll('\n', '; ')}`
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
      geo:
        latitude === null || longitude === null
          ? undefined
          : { '@type': 'GeoCoordinates', latitude, longitude },
    },
  ];
}

/** The landing page: the whole village on one walk. */
export const inicio = page<LandingData>({
  sheet: 'inicio',
  load: (read) => loadLanding(read),
  head: (_data, site) => ({
    title: '',
    description: site.definicoes.tagline || excerpt(site.definicoes.shortText, 160),
    about: about(site),
  }),
  Component: ({ data, site }) => (
    <>
      <Hero site={site} data={data} />
      <Aldeia site={site} />
      <PontosInteresse places={data.pontosInteresse} />
      <Essencia data={data} />
      <AquiPerto places={data.aquiPerto} from={site.definicoes.villageName} />
      <Eventos eventos={data.eventos} />
      <Noticias noticias={data.noticias} />
      {directories.map((name) => (
        <DirectorySection key={name} name={name} cards={data[name]} />
      ))}
      <Comunidade data={data} />
      <Contactos site={site} contactos={data.contactos} now={data.now} />
    </>
  ),
});
