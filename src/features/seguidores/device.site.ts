import { isRefused, reasonOf } from '../../calls/ask.ts';
import { second } from '../../language/durations.ts';
import { call } from '../../site/call.ts';
import type { Topic } from './topics.ts';

/** What this device could do, what it follows, and what went wrong, as a sentence. */
export type Found = {
  state: 'impossible' | 'iphone' | 'refused' | 'offline' | 'off' | 'on';
  temas?: Topic[];
  fault?: string;
};

const subscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** What this device could do, and what it follows already. */
export async function look(): Promise<Found> {
  const isOffered = document.querySelector('link[rel="manifest"]') && 'serviceWorker' in navigator;
  // Only iOS has `navigator.standalone`; it offers push only to sites opened from the home screen.
  if (!isOffered || !('PushManager' in window)) {
    return { state: isOffered && 'standalone' in navigator ? 'iphone' : 'impossible' };
  }
  if (Notification.permission === 'denied') return { state: 'refused' };
  const endereco = (await subscription())?.endpoint;
  if (!endereco) return { state: 'off' };
  const read = await call('GET /api/notificacoes', { query: { endereco } });
  if (isRefused(read)) return { state: 'offline' };
  const { aparelho } = read;
  return aparelho?.confirmado ? { state: 'on', temas: aparelho.temas } : { state: 'off' };
}

const noAnswer =
  'O navegador perguntou se este site pode mostrar avisos, e ninguém respondeu que sim. Carregue outra vez e escolha «Permitir».';
const notSubscribed =
  'O serviço de avisos deste navegador não respondeu. Verifique a ligação à internet e tente de novo.';
const noCaptcha =
  'A verificação automática falhou. Verifique a ligação à internet e tente de novo.';
const notArrived =
  'O aviso de experiência não chegou a este aparelho. Verifique a ligação à internet, veja se o aparelho deixa este navegador mostrar avisos, e tente de novo.';

/** Asks for permission and subscribes; returns the subscription, or what prevented it. */
async function subscribe(chave: string): Promise<PushSubscription | Found> {
  // This comes first: browsers allow the question only right after a press.
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { state: 'refused' };
  if (permission !== 'granted') return { state: 'off', fault: noAnswer };
  if (!(await navigator.serviceWorker.getRegistration())) return { state: 'impossible' };
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    // An old subscription, made with another village's key or a lost one, would make this fail.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave });
  } catch (error) {
    // Browsers say so when they cannot reach their push service.
    const isUnreached = error instanceof DOMException && error.name === 'AbortError';
    return isUnreached ? { state: 'off', fault: notSubscribed } : { state: 'impossible' };
  }
}

const patience = 30 * second;

/** The proof that the service worker passes on as it arrives; '' if none comes. */
function proofThatArrives(): Promise<string> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ prova: string }>) => resolve(data.prova),
      { once: true },
    );
    setTimeout(() => resolve(''), patience);
  });
}

type Wanted = {
  chave: string;
  temas: readonly Topic[];
  /** Whether it receives notifications already, so that only its topics change. */
  isOn: boolean;
  /** Tells the visitor what is being done. */
  say(words: string): void;
};

/** Has this device told of these topics, once a first message has arrived at it. */
export async function tellThisDevice({ chave, temas, isOn, say }: Wanted): Promise<Found> {
  const before: Found = { state: isOn ? 'on' : 'off' };
  say(isOn ? 'A guardar…' : 'A ligar os avisos…');
  const device = (isOn && (await subscription())) || (await subscribe(chave));
  if ('state' in device) return device;
  const captcha = await import('../../site/forms/captchaWidget.ts').then(
    ({ answerCaptcha }) => answerCaptcha('notificacoes'),
    () => '',
  );
  if (captcha === '') return { ...before, fault: noCaptcha };
  // It may arrive before the answer does.
  const arriving = proofThatArrives();
  const answer = await call('POST /api/notificacoes', {
    body: { subscription: device.toJSON(), temas, captcha },
  });
  if (isRefused(answer)) return { ...before, fault: reasonOf(answer) };
  if (answer.aparelho.confirmado) return { state: 'on', temas: answer.aparelho.temas };
  say('A experimentar: vai aparecer neste aparelho um primeiro aviso…');
  const prova = await arriving;
  if (prova === '') return { state: 'off', fault: notArrived };
  const proved = await call('POST /api/notificacoes/confirmar', {
    body: { endereco: device.endpoint, prova },
  });
  if (isRefused(proved)) return { state: 'off', fault: reasonOf(proved) };
  return { state: 'on', temas: proved.aparelho.temas };
}

/** Has this device told nothing more. */
export async function forgetDevice(): Promise<void> {
  const device = await subscription();
  // Unsubscribe first: then nothing is shown even if the call to the server fails.
  await device?.unsubscribe();
  if (device) await call('DELETE /api/notificacoes', { query: { endereco: device.endpoint } });
}
