import { everyFeature } from '../../features/all.ts';
import type { Help } from '../../sections/feature.ts';
import { daysInBin } from '../../sections/reciclagem.ts';

type Words = Help['words'];

/**
 * The help for a screen. For screens that every section has, `words` takes the section's menu name,
 * and `:secao` stands for the section in `path` and `picture`.
 */
export type Text = Omit<Help, 'words'> & {
  words: Words | ((menu: string, isTranslated: boolean) => Words);
};

function help(path: string, picture: string, words: Text['words']): Text {
  return { path, picture, words };
}

/** How a whole record is translated at once. */
const translating =
  '«Copiar para traduzir» leva os textos a um tradutor, e «Colar a tradução» põe cada um no seu lugar.';

/** The screens that every section has. */
const ofSections: Text[] = [
  help(':secao', ':secao-lista', (menu) => [
    `Aqui está tudo o que se guarda em «${menu}»; carregue num título para o abrir.`,
    'Para juntar mais um, carregue em «Adicionar»; para encontrar um antigo, escreva uma palavra em «Procurar».',
    `Se apagar algum por engano, carregue em «Anular», ou vá buscá-lo à Reciclagem nos ${daysInBin} dias seguintes.`,
  ]),
  ...[':secao/adicionar', ':secao/editar/:key'].map((path) =>
    help(path, ':secao-formulario', (menu, isTranslated) => [
      `Aqui escreve-se o que vai aparecer no site em «${menu}».`,
      `Preencha o que tem asterisco (*): o resto pode ficar para depois. A um rascunho basta o título.${
        isTranslated
          ? ` Para quem não lê português há, no fim, «Outras línguas»: ${translating}`
          : ''
      }`,
      'O que escreve não se perde se fechar a página, mas só chega ao site quando carregar no botão em baixo, que diz o que faz; o que lá estava fica em «Versões anteriores».',
    ]),
  ),
  help(':secao/:key', ':secao-registo', [
    'Aqui vê o que está guardado, e se já aparece no site.',
    'Para o corrigir, carregue em «Editar»; para começar outro parecido, em «Mais» e em «Duplicar».',
    `O que corrigir desfaz-se em «Versões anteriores»; o que apagar fica ${daysInBin} dias na Reciclagem.`,
  ]),
  help(':secao/:key/versoes', 'versoes', [
    'Aqui está cada vez que isto foi guardado: quem, quando e o quê.',
    'Carregue numa linha para ver o que mudou nesse dia.',
    'Ver não muda nada: só o faz «Repor esta versão», que pergunta primeiro.',
  ]),
  help(':secao/:key/versoes/:numero', 'versao', [
    'Aqui vê o que mudou nesta versão, com o que saiu riscado e o que entrou marcado.',
    'Se era assim que devia estar, carregue em «Repor esta versão».',
    'O que está agora não se perde: fica também entre as versões anteriores.',
  ]),
];

/** The screens that only one section has. */
const ofOneSection: Text[] = [
  help('avisos/urgente', 'urgente', [
    'Serve para avisar toda a gente num minuto: o que aqui publicar aparece no cimo de todas as páginas do site.',
    'Escreva o título e a mensagem, escolha a gravidade e carregue em «Publicar».',
    'Sai de lá sozinho na hora marcada em «Até quando vale?»; para o tirar antes, carregue em «Já passou».',
  ]),
  help('eventos/:key', 'eventos-registo', [
    'Aqui vê o evento como está guardado, e se já aparece no site.',
    'Para o corrigir, carregue em «Editar»; para ver quem vem e quem pagou, em «Gerir Inscrições»; para o repetir, em «Mais» e em «Duplicar».',
    'Se mudar o dia ou o preço, perguntamos antes se quer avisar quem já se inscreveu; se afinal não se fizer, há em «Mais» o botão «Cancelar evento», que não volta atrás.',
  ]),
];

/** The screens that belong to no section. */
const others: Text[] = [
  help('hoje', 'hoje', [
    'Aqui vê o que está agora no cimo do site, e o que há para fazer hoje: mensagens, pagamentos, rascunhos e o próximo evento.',
    'Carregue num número: abre-se exatamente o que ele conta.',
    'O que tratar desaparece daqui sozinho; nesta página nada se estraga.',
  ]),
  help('publicacoes', 'publicacoes', [
    'Aqui está o que os colegas escreveram e pedem que apareça no site, com o que muda.',
    'Leia, e carregue em «Publicar»; se falta alguma coisa, em «Devolver», e diga o quê.',
    'O que devolver fica com quem o escreveu, que o pode corrigir e pedir outra vez.',
  ]),
  help('cartas', 'emails', [
    'Aqui estão os emails que o site manda: os que esperam, os que falharam e os que já saíram.',
    'Se algum falhou, abra-o para saber porquê.',
    'O site volta a tentar sozinho; não precisa de escrever nada outra vez.',
  ]),
  help('cartas/:_id', 'email', [
    'Aqui vê um email: para quem vai, o que diz e o que lhe aconteceu.',
    'Se falhou, leia o motivo e, depois de resolvido, carregue em «Enviar de novo».',
    'Sai dentro de momentos, e passa para os enviados.',
  ]),
  help('pessoa-dados', 'pessoa-dados', [
    'Aqui vê tudo o que o site guarda de uma pessoa, para lho entregar ou apagar quando ela o pede.',
    'Registe o pedido, procure pelo email, pelo telefone ou pelo nome completo, e carregue em «Descarregar para entregar» ou em «Apagar tudo».',
    'Ver e descarregar não muda nada; apagar não tem volta atrás, por isso diz antes o que fica e pede a sua palavra-passe.',
  ]),
  help('definicoes', 'definicoes', [
    'Aqui muda o que é de toda a aldeia: nome, horário, fotos de abertura, pagamentos, textos.',
    'O horário e as fotos de abertura estão logo à mão; o resto, escolha na lista.',
    'Nada muda no site antes de carregar em «Guardar alterações».',
  ]),
  help('definicoes/outras-linguas', 'outras-linguas', [
    'Aqui escrevem-se em inglês, espanhol e francês os textos que são de toda a aldeia.',
    `Escolha a língua e escreva por baixo de cada texto em português. ${translating}`,
    'Uma língua aparece aos visitantes quando o texto curto está traduzido; se o português mudar depois, aqui e em cada formulário avisa-se que a tradução ficou para trás.',
  ]),
  help('definicoes/:parte', 'definicoes-parte', [
    'Aqui muda uma parte do que é de toda a aldeia.',
    'Corrija o que for preciso e carregue em «Guardar alterações».',
    'Aparece logo no site; «Cancelar» deixa tudo como estava.',
  ]),
  help('definicoes/copia', 'copia', [
    'A cópia de segurança guarda tudo o que está no site num só ficheiro.',
    'Escreva a sua palavra-passe, descarregue e guarde o ficheiro fora deste computador, em lugar seguro.',
    'Fazer uma cópia não muda nada; se um dia for preciso, é com ela que tudo volta.',
  ]),
  help('definicoes/demonstracao', 'demonstracao', [
    'Aqui tira do site a aldeia inventada com que ele começa.',
    'Veja primeiro se já lá está o que é seu: só sai o que veio com a demonstração e que ninguém mudou.',
    'Não há volta atrás: se tiver dúvidas, faça antes uma cópia de segurança.',
  ]),
  help('contas', 'contas', [
    'Aqui estão as pessoas que podem entrar nesta área.',
    'Para dar entrada a um colega, carregue em «Adicionar» e diga-lhe a palavra-passe que aparece.',
    'Ao entrar, o colega escolhe outra; a quem já não deve entrar, desative a conta.',
  ]),
  help('contas/mandato', 'mandato', [
    'Serve para quando muda o executivo: quem sai deixa de entrar, e quem vem fica a administrar.',
    'Crie a conta nova, escolha as que acabam, e imprima a folha que diz o que está onde.',
    'Nada se apaga: uma conta desativada pode ser ativada outra vez.',
  ]),
  help('contas/:_id', 'conta', [
    'Aqui trata da conta de uma pessoa.',
    'Se ela se esqueceu da palavra-passe, carregue em «Nova palavra-passe» e entregue-lhe a ligação: serve meia hora.',
    'Se ela deixou a junta, desative a conta: o que escreveu fica, e pode voltar a ativá-la.',
  ]),
  help('conta', 'minha-conta', [
    'Aqui vê como entra na sua conta, e onde ela está aberta.',
    'Ligue uma aplicação de códigos ou acrescente uma chave de acesso, e guarde em papel os códigos de recuperação.',
    'Se não reconhecer uma sessão, termine-a e mude a palavra-passe.',
  ]),
  help('palavra-passe', 'palavra-passe', [
    'Aqui troca a palavra-passe com que entra.',
    'Escreva a que tem agora e a nova: algumas palavras ao acaso são fáceis de lembrar.',
    'Continua dentro neste computador; nos outros terá de entrar outra vez.',
  ]),
  help('atividade', 'atividade', [
    'Aqui está o que cada pessoa fez nesta área, dia a dia, durante um ano.',
    'Escolha uma pessoa ou um assunto para ver só essas linhas.',
    'Só serve para ler: nada se muda nem se apaga aqui.',
  ]),
  help('reciclagem', 'reciclagem', [
    `Aqui fica durante ${daysInBin} dias o que foi apagado.`,
    'Carregue em «Repor» ao lado do que quer de volta.',
    'Volta ao sítio e ao estado em que estava; se entretanto outro registo ficou com o seu identificador, é-lhe pedido um novo.',
  ]),
];

/** The help of every screen. */
export const texts: Text[] = [
  ...ofSections,
  ...ofOneSection,
  ...others,
  ...everyFeature.flatMap(({ help = [] }) => help),
];
