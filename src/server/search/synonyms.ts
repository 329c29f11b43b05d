/** Words that mean the same in a village: folded, in the singular. */
const groups = [
  'autocarro carreira camioneta',
  'lixo residuo',
  'taxa tarifa',
  'campa sepultura',
  'medico consulta',
  'fogo incendio',
  'cheia inundacao',
  'capela ermida',
  'trilho percurso caminhada',
  'hospedagem dormida pensao alojamento',
  'telefone telemovel',
  'reuniao sessao',
].map((words) => words.split(' '));

/** What begins like another word of the same group; of a word in the plural too. */
export function synonymsOf(word: string): string[] {
  const forms = [
    word,
    word.replace(/s$/, ''),
    word.replace(/o?es$/, ''),
    word.replace(/oes$/, 'ao'),
  ];
  const group = groups.find((words) => words.some((each) => forms.includes(each))) ?? [];
  return group.filter((each) => !forms.includes(each)).map((each) => `${each}*`);
}
