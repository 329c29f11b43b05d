import { messages } from '../messages.ts';

const onlyItsName = 'Não é um PDF, embora o nome o diga, ou está danificado.';

/** Whether a file calls itself a PDF. */
export function isPdf({ name, type }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}

/** Why a file did not arrive, where nothing but a PDF is wanted. */
export function reasonForPdf(reason: string): string {
  return reason.startsWith(messages.fileKind) ? onlyItsName : reason;
}
