import { count } from '../../fields/count.ts';
import { flag } from '../../fields/flag.ts';
import { identifier } from '../../fields/identifier.ts';
import { perguntas } from '../../fields/perguntas.ts';
import { price } from '../../fields/price.ts';
import { richText } from '../../fields/richText.ts';
import { text } from '../../fields/text.ts';
import { counted } from '../../language/counted.ts';
import { collection, section, titles } from '../../sections/section.ts';
import { namesFor, placesIn } from './issued.ts';
import { takesFiles } from './questions.ts';

/** The time to answer that the law gives where no other is set. */
export const usualDays = 10;

/** How many months answers are kept, where no other time is set. */
export const usualMonths = 12;

/** The services that people can request, each with its questions. */
export const servicos = collection({
  name: 'servicos',
  one: 'servico',
  many: 'arrayServicos',
  sections: [
    section({
      name: 'servicos',
      menu: 'Serviços',
      group: 'A junta',
      icon: 'list',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        smallDescription: text('Resumo', {
          required: true,
          lines: true,
          advised: 250,
          help: 'Para que serve, numa frase.',
        }),
        description: richText('Descrição', {
          required: true,
          help: 'Para que serve, como se trata e o que acontece depois.',
        }),
        quemPode: text('Quem pode pedir', { lines: true, most: 1_000, staysIfUnsent: true }),
        oQueTrazer: text('O que trazer', { lines: true, most: 1_000, staysIfUnsent: true }),
        baseLegal: text('Base legal', { lines: true, most: 1_000, staysIfUnsent: true }),
        prazo: count('Prazo de resposta, em dias úteis', {
          least: 1,
          most: 365,
          initial: usualDays,
          proposed: usualDays,
          help: 'Os feriados nacionais e os dias que estão nas Definições não contam.',
        }),
        taxa: price('Taxa', { help: 'Vazio: não se paga nada.' }),
        meses: count('Meses que as respostas se guardam', {
          least: 1,
          most: 120,
          initial: usualMonths,
          proposed: usualMonths,
          staysIfUnsent: true,
          help: 'Depois de o pedido fechar. Os ficheiros apagam-se ao fim de 30 dias.',
        }),
        publico: flag('O que se pede pode vir a mostrar-se no site', {
          help: 'Para problemas: cada um só se mostra quando alguém da junta o decide, e nunca se diz quem o comunicou.',
        }),
        perguntas: perguntas('Perguntas', {
          help: 'O nome e os contactos perguntam-se sempre. Sem perguntas, o serviço só se pede ao balcão.',
        }),
        modelo: text('Texto do documento que se emite', {
          lines: true,
          most: 10_000,
          staysIfUnsent: true,
          help: 'Vazio: o serviço não emite documentos. Quem emite ainda corrige o texto.',
        }),
      },
      check({ modelo, perguntas }) {
        const names = namesFor(perguntas).map(({ chave }) => chave);
        const unknown = placesIn(modelo).find((name) => !names.includes(name));
        if (unknown === undefined) return [];
        return [{ param: 'modelo', msg: `Nenhuma pergunta se chama {{${unknown}}}` }];
      },
      remark({ perguntas }) {
        const names = namesFor(perguntas.filter((each) => !takesFiles(each)));
        const inserts = names.map(({ chave, label }) => ({ label, text: `{{${chave}}}` }));
        return [{ param: 'modelo', msg: 'Carregue numa resposta para a pôr no texto:', inserts }];
      },
      heading: 'name',
      ...titles('o', 'Serviço', 'serviços'),
      columns: ['name', 'prazo', 'taxa'],
      secondLine: {
        of: ['perguntas'],
        words: ({ perguntas: { length } }) => [
          length > 0 ? counted(length, 'pergunta', 'perguntas') : 'Só ao balcão',
        ],
      },
      face: {
        path: '/balcao',
        label: 'Balcão',
        heading: 'Balcão da junta',
        menu: { entry: 'Balcão' },
        order: 12,
        all: 'Todos os serviços',
        lead: 'O que pode pedir à junta, sem sair de casa ou ao balcão, e em quanto tempo lhe respondemos.',
        description:
          'Atestados, licenças e outros pedidos à {junta}: como se fazem e quanto demoram.',
        empty: {
          text: 'Ainda não se fazem pedidos por aqui. Na junta tratam do que precisa.',
          drawing: 'banca',
        },
        searchLabel: 'Serviço',
        excerptOf: ['smallDescription', 'description'],
        foundBy: [],
      },
    }),
  ],
});
