import type { DemoRecord } from '../feature.ts';

/** The people of the council: the five executives first, then those who are not. */
export const pessoas = [
  {
    name: 'Maria do Carmo Fontes',
    position: 'Presidente da Junta de Freguesia',
    photo: 'pessoa-1',
    isExecutivo: true,
    isActive: true,
  },
  {
    name: 'Rui Alves Pereira',
    position: 'Secretário',
    photo: 'pessoa-2',
    isExecutivo: true,
    isActive: true,
  },
  {
    name: 'Sofia Gonçalves Pires',
    position: 'Tesoureira',
    photo: 'pessoa-3',
    isExecutivo: true,
    isActive: true,
  },
  {
    name: 'Albino Dias Seixas',
    position: 'Vogal, caminhos e património',
    photo: 'pessoa-4',
    isExecutivo: true,
    isActive: true,
  },
  {
    name: 'Deolinda Rua Afonso',
    position: 'Vogal, ação social e cultura',
    photo: 'pessoa-5',
    isExecutivo: true,
    isActive: true,
  },
  {
    name: 'Adriano Calvão Moreira',
    position: 'Presidente da Assembleia de Freguesia',
    photo: 'pessoa-8',
    isExecutivo: false,
    isActive: true,
  },
  {
    name: 'Helena Carneiro Justo',
    position: 'Assistente administrativa, atendimento ao público',
    photo: 'pessoa-7',
    isExecutivo: false,
    isActive: true,
  },
  {
    name: 'Tiago Lage Morais',
    position: 'Assistente operacional, águas e caminhos',
    photo: 'pessoa-6',
    isExecutivo: false,
    isActive: true,
  },
  {
    name: 'Inês Barros Couto',
    position: 'Assistente operacional, trilhos e visitas',
    photo: 'pessoa-9',
    isExecutivo: false,
    isActive: true,
  },
] satisfies DemoRecord<'pessoas'>[];
