/** What staff read for each state of a letter. */
export const letterStates = { waiting: 'À espera', failed: 'Falhou', sent: 'Entregue' } as const;

export type LetterState = keyof typeof letterStates;

/** How many days a sent letter is kept. */
export const daysOfLetters = 30;

/** How many months a letter that was never sent is kept. */
export const monthsOfLetters = 6;

/** Why a letter did not leave: what happened, and what to do about it. */
type WhyNot = {
  what: string;
  todo: string;
  /** Retrying would not help. */
  isFinal?: true;
};

const tellOperator = 'Avise quem gere o site';

/** Errors of mail servers and of the connection, the more specific first; the codes are those of RFC 3463. */
const reasons: readonly [says: RegExp, why: WhyNot][] = [
  [
    /\b[45]\.2\.2\b|mailbox (is )?full|over ?quota|quota exceeded/i,
    {
      what: 'A caixa de correio de quem o devia receber está cheia',
      todo: 'Se durar, telefone à pessoa.',
    },
  ],
  [
    /ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|getaddrinfo|timeout|timed out|greeting never received|connection (was )?closed|socket/i,
    {
      what: 'O servidor de correio não responde',
      todo: `${tellOperator}, se durar mais de uma hora.`,
    },
  ],
  [
    /\b535\b|\b534\b|\b530\b|\b5\.7\.[89]\b|invalid login|authentication (failed|required|unsuccessful)|missing credentials/i,
    {
      what: 'O servidor de correio não aceitou o utilizador ou a palavra-passe do site',
      todo: `${tellOperator}: têm de ser corrigidos em SMTP_URL.`,
    },
  ],
  [
    /certificate|STARTTLS|\bTLS\b|\bSSL\b|altnames/i,
    {
      what: 'Não foi possível uma ligação segura ao servidor de correio',
      todo: `${tellOperator}: o certificado desse servidor não serve.`,
    },
  ],
  [
    /\b4(21|50|51|52)\b|try again later|greylist/i,
    {
      what: 'O servidor de correio pediu para tentar mais tarde',
      todo: `${tellOperator}, se durar mais de um dia.`,
    },
  ],
  [
    /relay(ing)? (access )?denied|(not permitted|unable) to relay|sender .*(rejected|not (allowed|owned))|mail command failed|\b5\.7\.60\b/i,
    {
      what: 'O servidor de correio não deixa o site escrever em nome desse endereço',
      todo: `${tellOperator}: o endereço em MAIL_FROM tem de ser um que esse servidor conheça.`,
    },
  ],
  [
    /spam|block(ed|list)|black ?list|\b5\.7\.(1|26|27)\b|DMARC|\bSPF\b|DKIM|reputation|policy|unsolicited/i,
    {
      what: 'Quem o devia receber recusou-o como publicidade não pedida',
      todo: `Telefone à pessoa, se for urgente. ${tellOperator}: faltam provavelmente SPF e DKIM no domínio da junta.`,
    },
  ],
  [
    /\b5\.1\.(1|2|3|10)\b|no recipients defined|\b550\b.*(unknown|no such|not (found|exist)|invalid|unavailable)|user unknown|no such (user|recipient)|does not exist|recipient (address )?rejected/i,
    {
      what: 'O endereço não existe',
      todo: 'Confirme-o com a pessoa, por telefone ou ao balcão. Enviar de novo para o mesmo não adianta.',
      isFinal: true,
    },
  ],
  [
    /\b5\.3\.4\b|\b552\b|too (large|big)/i,
    {
      what: 'O email é demasiado grande para quem o devia receber',
      todo: 'Telefone à pessoa, ou escreva-lhe do programa de email da junta.',
    },
  ],
];

const unknown: WhyNot = {
  what: 'O servidor de correio recusou o email',
  todo: `${tellOperator} e mostre-lhe o que o servidor disse.`,
};

/** A mail server's error, explained for staff. */
export function whyNot(lastError: string): WhyNot {
  // Drop the addresses: one might contain a word that matches.
  const words = lastError.replace(/<[^<>]*>/g, '');
  return reasons.find(([says]) => says.test(words))?.[1] ?? unknown;
}

/** The settings that letters need, by the names the operator knows. */
export const mailSettings = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const;
