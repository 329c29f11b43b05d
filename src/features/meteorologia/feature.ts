import { choice } from '../../fields/choice.ts';
import { feature } from '../../sections/feature.ts';

/** The areas that IPMA warns of, by its own codes; '' for none. */
const areas = {
  '': 'Desligado: nada é pedido ao IPMA',
  AVR: 'Aveiro',
  BJA: 'Beja',
  BRG: 'Braga',
  BGC: 'Bragança',
  CBO: 'Castelo Branco',
  CBR: 'Coimbra',
  EVR: 'Évora',
  FAR: 'Faro',
  GDA: 'Guarda',
  LRA: 'Leiria',
  LSB: 'Lisboa',
  PTG: 'Portalegre',
  PTO: 'Porto',
  STM: 'Santarém',
  STB: 'Setúbal',
  VRL: 'Vila Real',
  VCT: 'Viana do Castelo',
  VIS: 'Viseu',
  MCN: 'Madeira, costa norte',
  MCS: 'Madeira, costa sul',
  MRM: 'Madeira, regiões montanhosas',
  MPS: 'Porto Santo',
  AOR: 'Açores, grupo oriental',
  ACE: 'Açores, grupo central',
  AOC: 'Açores, grupo ocidental',
};

/** The area whose warnings are proposed as urgent notices; none at first, since asking means calling another site. */
const areaIpma = choice('Zona dos avisos do IPMA', Object.keys(areas) as ['', keyof typeof areas], {
  names: areas,
  help: 'Os avisos laranja e vermelhos desta zona aparecem em Hoje, para publicar com um toque. O site pergunta por eles ao IPMA a cada quarto de hora.',
});

/** Warnings of the weather, which staff publish with one press. */
export const meteorologia = feature({
  name: 'meteorologia',
  settings: { title: 'Avisos meteorológicos', order: 10, fields: { areaIpma } },
});
