import { choice } from '../../src/fields/choice.ts';
import { count } from '../../src/fields/count.ts';
import { identifier } from '../../src/fields/identifier.ts';
import { photo } from '../../src/fields/photo.ts';
import { richText } from '../../src/fields/richText.ts';
import { text } from '../../src/fields/text.ts';
import { everyCollection as eleven } from '../../src/sections/all.ts';
import { type Collection, collection, section } from '../../src/sections/section.ts';

/** A section the program has never heard of: one declaration, nothing else. */
export const trilhos = collection({
  name: 'trilhos',
  one: 'trilho',
  many: 'arrayTrilhos',
  sections: [
    section({
      name: 'trilhos',
      menu: 'Trilhos',
      fields: {
        name: text('Nome', { required: true }),
        identifier: identifier(),
        type: choice('Dificuldade', ['Fácil', 'Difícil'], { required: true }),
        length: count('Extensão em metros', { required: true }),
        description: richText('Descrição', { required: true }),
        mainPhoto: photo('Foto principal'),
      },
      heading: 'name',
      addTitle: 'Adicionar trilho',
      editTitle: 'Editar trilho',
      deleteQuestion: 'Deseja apagar o Trilho?',
      emptyMessage: 'Não existem trilhos',
      columns: ['name', 'type'],
    }),
  ],
});

/** Takes the place of the real list in a back-office built for the test. */
export const everyCollection: Collection[] = [...eleven, trilhos];
