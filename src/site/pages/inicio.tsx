import { centreOf } from '../../language/lugar.ts';
import { hoursOnOneLine } from '../../language/openingHours.ts';
import { excerpt, plainText } from '../../language/plainText.ts';
import { t } from '../../language/speaking.ts';
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
  const hours = hoursOnOneLine(definicoes.horario, definicoes.openingHours);
  const social = [definicoes.facebook, definicoes.instagram, definicoes.youtube];
  return [
    {
      '@type': 'GovernmentOrganization',
      name: definicoes.councilName,
      url: siteUrl,
      address: definicoes.address,
      telephone: definicoes.phones,
      email: definicoes.email || undefined,
      description: hours ? t('Atendimento: {horario}', { horario: hours }) : undefined,
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

/** The landing page: all its sections, in their order; one with nothing to show says so. */
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
      <PontosInteresse data={data} />
      <Essencia data={data} />
      <AquiPerto data={data} from={site.definicoes.villageName} />
      <Eventos data={data} />
      <Noticias data={data} />
      {directories.map((name) => (
        <DirectorySection key={name} name={name} data={data} />
      ))}
      <Comunidade data={data} />
      <Contactos site={site} data={data} />
    </>
  ),
});
