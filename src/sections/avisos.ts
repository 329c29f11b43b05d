import { choice } from '../fields/choice.ts';
import { file } from '../fields/file.ts';
import { flag } from '../fields/flag.ts';
import { instant } from '../fields/instant.ts';
import { richText } from '../fields/richText.ts';
import { text } from '../fields/text.ts';
import { collection, section } from './section.ts';

export const avisos = collection({
  name: 'avisos',
  one: 'aviso',
  many: 'arrayAvisos',
  sections: [
    section({
      name: 'avisos',
      menu: 'Avisos e comunicações',
      fields: {
        title: text('Título', { required: true }),
        type: choice('Tipo', ['Comunicação', 'Aviso'], { required: true }),
        smallDescription: text('Descrição para a lista (máx. 250 caracteres)', {
          required: true,
          lines: true,
          advised: 250,
        }),
        description: richText('Descrição', { required: true }),
        file: file('Ficheiro (PDF)'),
        isActive: flag('Ativo', {
          initial: true,
          help: 'Um aviso inativo continua visível, com a indicação de que já não está em vigor.',
        }),
        frontPage: flag('Mostrar na página principal', { initial: true }),
        date: instant('Data de criação'),
      },
      editableWhen: { isActive: { type: 'Aviso' } },
      heading: 'title',
      addTitle: 'Adicionar aviso',
      editTitle: 'Editar aviso',
      deleteQuestion: 'Deseja apagar o Aviso?',
      emptyMessage: 'Não existem avisos',
      columns: ['title', 'type'],
      listQuery: { frontPage: 'false' },
      publicAt: { list: '/comunidade', each: true },
    }),
  ],
});
