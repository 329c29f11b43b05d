import { locale, t } from '../../language/speaking.ts';
import 'altcha/external';
import PuzzleWorker from 'altcha/workers/pbkdf2?worker';
import { headers } from '../call.ts';

/** The part of the widget's element that is used here; the package's own types do not resolve. */
export type CaptchaElement = HTMLElement & {
  configure(settings: object): void;
  verify(): Promise<{ payload: string } | null>;
  reset(): void;
};

type Registry = {
  algorithms: Map<string, () => Worker>;
  i18n: { set(language: string, words: Record<string, string>): void };
};

const { algorithms, i18n } = (globalThis as unknown as { $altcha: Registry }).$altcha;

algorithms.set('PBKDF2/SHA-256', () => new PuzzleWorker());

/** Gives the widget its words, and returns the name of the language they are in. */
function setWords(): string {
  const language = locale().toLowerCase();
  i18n.set(language, {
    label: t('Não sou um robô'),
    verifying: t('A verificar…'),
    verified: t('Verificado'),
    error: t('A verificação falhou. Tente de novo.'),
    expired: t('A verificação expirou. Tente de novo.'),
    waitAlert: t('A verificação ainda não terminou. Aguarde um momento.'),
  });
  return language;
}

/** Puts a widget into the page and returns it once it is ready. */
export async function placeCaptcha(
  host: HTMLElement,
  action: string,
  display: 'standard' | 'invisible',
): Promise<CaptchaElement> {
  const language = setWords();
  const widget = document.createElement('altcha-widget') as CaptchaElement;
  const ready = new Promise((resolve) => widget.addEventListener('load', resolve, { once: true }));
  host.append(widget);
  await ready;
  widget.configure({
    challenge: `/api/captcha?for=${action}`,
    fetch: (input: string, init: RequestInit) => fetch(input, { ...init, headers: headers() }),
    display,
    hideLogo: true,
    hideFooter: true,
    // Mouse and keyboard are not watched: the computed answer is proof enough.
    humanInteractionSignature: false,
    language,
    minDuration: display === 'invisible' ? 0 : 500,
  });
  return widget;
}

/** Solves a captcha out of sight; '' if that failed. */
export async function answerCaptcha(action: string): Promise<string> {
  const host = document.createElement('div');
  host.hidden = true;
  document.body.append(host);
  try {
    const widget = await placeCaptcha(host, action, 'invisible');
    return (await widget.verify())?.payload ?? '';
  } finally {
    host.remove();
  }
}
