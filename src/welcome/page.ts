import { escapeMarkup } from '../language/escapeMarkup.ts';

/** One input of a step. */
type Input = {
  name: string;
  label: string;
  value?: string;
  type?: string;
  autocomplete?: string;
  help?: string;
};

/** What a step says and asks. */
type Step = { number: number; title: string; note: string; inputs: Input[]; errors: Errors };

/** What is wrong with what was typed, by the names of the inputs; '' for all of it. */
export type Errors = Readonly<Record<string, string>>;

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem 1.25rem;font:1.0625rem/1.6 Verdana,sans-serif;color:#1d2a24;background:#f8f5ee}
main{width:min(34rem,calc(100vw - 2.5rem))}
h1{margin:0 0 .75rem;font:400 clamp(1.9rem,6vw,2.5rem)/1.2 Georgia,serif;color:#1f5140}
p{margin:0 0 1.25rem}
.step{margin:0 0 .25rem;color:#46544d;font-size:.9375rem}
label,legend{display:block;margin:0 0 .25rem;font-weight:700}
input{width:100%;margin:0 0 1rem;padding:.7rem .8rem;font:inherit;color:inherit;background:#fffdf8;border:1px solid #8b8478;border-radius:.4rem}
input[aria-invalid]{border-color:#9c2a1c}
button{min-height:2.75rem;width:100%;padding:.7rem 1.2rem;font:inherit;font-weight:700;color:#fbf8f1;background:#1f5140;border:0;border-radius:.4rem;cursor:pointer}
button:disabled{opacity:.6}
:focus-visible{outline:3px solid #d9a64a;outline-offset:2px}
small{display:block;margin:-.75rem 0 1rem;color:#46544d;font-size:.9375rem}
.error{margin:-.75rem 0 1rem;color:#9c2a1c}
form+form{margin-top:2rem;padding-top:1.5rem;border-top:1px solid #d9d1c0}`;

/** A whole page; only the script with this nonce may run. */
function documentOf(title: string, body: string, nonce: string, script = ''): string {
  return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${body}
</main>
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;
}

/** What everybody sees who does not have the link. */
export function preparingPage(nonce: string): string {
  return documentOf(
    'Em preparação',
    `<h1>Esta aldeia está a ser preparada</h1>
<p>O site abre em breve. Se é quem o vai preparar, abra a ligação que o programa escreveu quando arrancou.</p>`,
    nonce,
  );
}

function inputHtml(
  { name, label, value = '', type = 'text', autocomplete = 'off', help }: Input,
  error?: string,
) {
  const described = error ? ` aria-invalid="true" aria-describedby="${name}-erro"` : '';
  return `<label for="${name}">${escapeMarkup(label)}</label>
<input id="${name}" name="${name}" type="${type}" value="${escapeMarkup(value)}" autocomplete="${autocomplete}" required${described}>
${error ? `<p class="error" id="${name}-erro">${escapeMarkup(error)}</p>` : ''}${help ? `<small>${escapeMarkup(help)}</small>` : ''}`;
}

const heading = (number: number, title: string, note: string) =>
  `<p class="step">Passo ${number} de 3</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(note)}</p>`;

/** A step with inputs; what was typed stays in them, except passwords. */
export function stepPage(action: string, step: Step, nonce: string): string {
  const { number, title, note, inputs, errors } = step;
  return documentOf(
    title,
    `${heading(number, title, note)}
<form method="post" action="${action}">
${inputs.map((input) => inputHtml(input, errors[input.name])).join('\n')}
<button>Continuar</button>
</form>`,
    nonce,
  );
}

/** Sends the copy, and says how far it is; the other ways to begin only say that they work. */
const sending = `
for (const form of document.forms) form.addEventListener('submit', (event) => {
  const button = form.querySelector('button'), file = form.elements.copia?.files[0];
  button.disabled = true;
  if (!file) return void (button.textContent = 'Um momento…');
  event.preventDefault();
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => {
    button.textContent = loaded < total ? 'A enviar: ' + Math.floor(100 * loaded / total) + '%' : 'A repor a cópia…';
  };
  request.onload = () => { document.open(); document.write(request.response); document.close(); };
  request.onerror = () => { button.disabled = false; button.textContent = 'Não chegou. Tentar de novo'; };
  request.open('POST', form.action);
  request.send(file);
});`;

/** The last step: with the demo, empty, or with a copy. */
export function beginPage(action: (step: string) => string, errors: Errors, nonce: string): string {
  const error = errors[''] ? `<p class="error" role="alert">${escapeMarkup(errors[''])}</p>` : '';
  return documentOf(
    'Como começar',
    `${heading(3, 'Como começar', 'Nada fica à vista do público antes de o abrir, em «Hoje».')}
${error}
<form method="post" action="${action('demonstracao')}">
<p>Com uma aldeia inventada, para experimentar. Apaga-se toda de uma vez, nas Definições.</p>
<button>Com a aldeia de demonstração</button>
</form>
<form method="post" action="${action('vazia')}">
<p>Sem nada, para escrever tudo de novo.</p>
<button>Vazia</button>
</form>
<form method="post" action="${action('copia')}">
<p>Com uma cópia de segurança desta aldeia. Vêm com ela os nomes, os textos e as contas de então; a sua junta-se a elas.</p>
<label for="copia">Ficheiro da cópia (.tar.gz)</label>
<input id="copia" name="copia" type="file" accept=".gz,application/gzip" required>
<button>Com esta cópia</button>
</form>`,
    nonce,
    sending,
  );
}

/** The end: goes to the back-office as soon as it answers, logged in if there is a session. */
export function donePage(token: string, nonce: string): string {
  const key = JSON.stringify(token);
  const logIn = `localStorage.setItem('isLoggedIn', 'true'); localStorage.setItem('token', ${key});`;
  return documentOf(
    'Está pronta',
    `<h1>A aldeia está pronta</h1>
<p role="status">Um momento: já se abre a área reservada. O site fica fechado ao público até carregar em «Abrir ao público».</p>
<p><a href="/backoffice/hoje">Ir para a área reservada</a></p>`,
    nonce,
    `${token && logIn}
const go = async () => ((await fetch('/login').catch(() => ({}))).ok ? location.replace('/backoffice/hoje') : setTimeout(go, 500));
go();`,
  );
}
