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
i18n.set('pt-pt', {
  label: 'Não sou um robô',
  verifying: 'A verificar…',
  verified: 'Verificado',
  error: 'A verificação falhou. Tente de novo.',
  expired: 'A verificação expirou. Tente de novo.',
  waitAlert: 'A verificação ainda não terminou. Aguarde um momento.',
});

/** Puts a widget into the page and returns it once it is ready. */
export async function placeCaptcha(
  host: HTMLElement,
  action: string,
  display: 'standard' | 'invisible',
): Promise<CaptchaElement> {
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
    language: 'pt-pt',
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
